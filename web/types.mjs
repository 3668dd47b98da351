/** A JSON schema on stdin → TypeScript on stdout, set like all our files. Called by schema.py. */
import { compile } from 'json-schema-to-typescript'
import { text } from 'node:stream/consumers'
import prettier from 'prettier'

const BANNER = '/** Made by `make types` from what server and games declare. Never edited by hand. */\n'
const schema = JSON.parse(await text(process.stdin))
const code = await compile(schema, 'Schema', {
  additionalProperties: false,
  bannerComment: '',
  format: false,
  ignoreMinAndMaxItems: true,
  unreachableDefinitions: true,
})
const plain = code
  .replace(
    / \*\s*\n \* This interface was referenced by `\w+`'s JSON-Schema\n \* via the `definition` "[^"]*"\.\n/g,
    '',
  )
  .replace(
    /\/\*\*\n \* This interface was referenced by `\w+`'s JSON-Schema\n \* via the `definition` "[^"]*"\.\n \*\/\n/g,
    '',
  )
  .replace(/export interface Schema \{[^}]*\}\n/, '')
const config = await prettier.resolveConfig(import.meta.filename)
process.stdout.write(await prettier.format(BANNER + plain, { ...config, parser: 'typescript' }))
