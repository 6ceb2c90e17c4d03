/**
 * Begins a template: a folder with data, recipe, traits and drawing that work as they are, entered in the library.
 *
 * Run: `npm run templates:new my-template`
 */
import { beginTemplate } from './templates/begin-template'

const [name] = process.argv.slice(2)
if (!name) {
  console.error('Which name? Run: npm run templates:new my-template')
  process.exit(1)
}
try {
  for (const file of await beginTemplate(name)) console.log(`wrote ${file}`)
  console.log(`Next: draw it in scene.ts, then \`npm run templates:build -- --only ${name}\` and look at it.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
