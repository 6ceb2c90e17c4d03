/**
 * Brings the lists of the library up to date with the template folders, and draws the templates and the illustrations
 * of the interface into `public/`; only what changed.
 *
 * Run: `npm run templates:build`
 *      `npm run templates:build -- --check`   writes nothing; exits 1 when a list is not what the folders say
 *      `npm run templates:build -- --only podium,iceberg` looks at these alone
 *      `npm run templates:build -- --accept`   writes down how they look now, where it tells which drawings moved
 *      `npm run templates:build -- --contact sheet.png`   also writes a sheet of all templates with their slots
 */
import { parseArgs } from 'node:util'
import { buildTemplates } from './templates/build-templates'
import { drawingSources, templatesDirectory } from './templates/drawing-sources'
import { staleTemplateLists, writeTemplateLists } from './templates/template-lists'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    contact: { type: 'string' },
    accept: { type: 'boolean' },
    check: { type: 'boolean' },
  },
})

if (values.check) {
  const stale = await staleTemplateLists(templatesDirectory)
  for (const { file } of stale)
    console.error(`${file} is not what the folders say: run \`npm run templates:build\`.`)
  process.exit(stale.length === 0 ? 0 : 1)
}
for (const file of await writeTemplateLists(templatesDirectory)) console.log(`Wrote ${file}`)

const startedAt = performance.now()
const only = values.only?.split(',')
const { drawn, unchanged } = await buildTemplates({
  onProgress: (message) => console.log(message),
  ...(only ? { only } : {}),
})
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
console.log(`Templates: ${drawn.length} drawn, ${unchanged} unchanged, ${seconds} s`)

const { looksOf, movedDrawings, readLooks, writeLooks } = await import('./templates/looks')
const known = readLooks()
const looks = await looksOf(only ?? drawingSources().templates.map(({ name }) => name))
for (const { name, share } of movedDrawings(known, looks)) {
  console.log(`Moved: ${name}${known[name] ? `, ${(100 * share).toFixed(0)} % of it` : ', which is new'}`)
}
if (values.accept) writeLooks(only ? { ...known, ...looks } : looks)

if (values.contact !== undefined) {
  const { writeContactSheet } = await import('./templates/contact-sheet')
  await writeContactSheet(values.contact)
  console.log(`Contact sheet: ${values.contact}`)
}
