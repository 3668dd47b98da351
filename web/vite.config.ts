import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const server = process.env.LONGCOUNT_SERVER ?? 'http://127.0.0.1:8642'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/longcount/server/static',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // the first that know light-dark()
    assetsInlineLimit: 0, // nothing inline: the pages run under a strict content security policy
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    proxy: {
      '/api': { target: server },
      '/ws': { target: server, ws: true },
    },
  },
  test: { include: ['test/**/*.test.ts', 'src/**/*.test.ts'] },
})
