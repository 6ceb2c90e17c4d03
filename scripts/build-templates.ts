/**
 * Draws the templates and the illustrations of the interface into `public/`; only what changed.
 *
 * Run: `npm run templates:build`
 *      `npm run templates:build -- --contact sheet.png`   also writes a sheet of all templates with their slots
 */
import { buildTemplates } from './templates/build-templates'

const startedAt = performance.now()
const { drawn, unchanged } = await buildTemplates({ onProgress: (message) => console.log(message) })
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
console.log(`Templates: ${drawn.length} drawn, ${unchanged} unchanged, ${seconds} s`)

const contactIndex = process.argv.indexOf('--contact')
const contactFile = process.argv[contactIndex + 1]
if (contactIndex > 0) {
  if (!contactFile) throw new Error('--contact needs the name of a file to write')
  const { writeContactSheet } = await import('./templates/contact-sheet')
  await writeContactSheet(contactFile)
  console.log(`Contact sheet: ${contactFile}`)
}
