/** How every file of the front end is set: the same width as the Python beside it. */
export default {
  printWidth: 120,
  semi: false,
  singleQuote: true,
  // Our rows of signs are flex boxes and drawings, where space between elements is not seen.
  htmlWhitespaceSensitivity: 'ignore',
  plugins: ['prettier-plugin-svelte'],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
}
