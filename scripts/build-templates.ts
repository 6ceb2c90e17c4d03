/**
 * Draws the templates and the illustrations of the interface into `public/`; only what changed.
 *
 * Run: `npm run templates:build`
 *      `npm run templates:build -- --only podium,iceberg` looks at these alone
 *      `npm run templates:build -- --accept`   writes down how they look now, where it tells which drawings moved
 *      `npm run templates:build -- --contact sheet.png`   also writes a sheet of all templates with their slots
 */
import { parseArgs } from 'node:util'
import { buildTemplates } from './templates/build-templates'

const { values } = parseArgs({
  options: { only: { type: 'string' }, contact: { type: 'string' }, accept: { type: 'boolean' } },
})

const startedAt = performance.now()
const { drawn, looks, unchanged } = await buildTemplates({
  onProgress: (message) => console.log(message),
  ...(values.only === undefined ? {} : { only: values.only.split(',') }),
})
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
console.log(`Templates: ${drawn.length} drawn, ${unchanged} unchanged, ${seconds} s`)

const { movedDrawings, readLooks, writeLooks } = await import('./templates/looks')
const known = readLooks()
for (const { name, share } of movedDrawings(known, looks)) {
  console.log(`Moved: ${name}${known[name] ? `, ${(100 * share).toFixed(0)} % of it` : ', which is new'}`)
}
if (values.accept) writeLooks(values.only === undefined ? looks : { ...known, ...looks })

if (values.contact !== undefined) {
  const { writeContactSheet } = await import('./templates/contact-sheet')
  await writeContactSheet(values.contact)
  console.log(`Contact sheet: ${values.contact}`)
}
