/**
 * `npm run report:memes`: which templates, lines and prompts people keep, from the events of `meme_events` (ADR 0054).
 * Reads DATABASE_URL, or the built-in database of a product that runs in this directory.
 *
 * `--top 20` rows of each table   `--people 3` accounts that a line or prompt needs to be shown   `--json`
 * `--sheet kept.tsv` writes the runs of which memes were kept, for `npm run ranker:learn -- kept.tsv`
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openDatabase } from '@/server/db/client'
import { getKeepReport, type KeepCount } from '@/server/services/results/get-keep-report'
import { keptSheet } from './ranking/kept-sheet'
import { builtInDatabaseUrl } from './seed/built-in-database-url'
import { loadEnvironmentFiles } from './start/start-configuration'

const { values } = parseArgs({
  options: {
    top: { type: 'string', default: '20' },
    people: { type: 'string', default: '3' },
    json: { type: 'boolean', default: false },
    sheet: { type: 'string' },
  },
})
const [top, peopleMin] = [Number(values.top), Number(values.people)]
const nameCharsMax = 60

function table(title: string, rows: readonly KeepCount[]): string {
  const percent = (count: number, of: number) => `${((100 * count) / of).toFixed(0)} %`.padStart(7)
  const lines = rows.slice(0, top).map(({ name, people, made, kept, edited, deleted }) => {
    const shown = name.replace(/\s+/g, ' ').slice(0, nameCharsMax).padEnd(nameCharsMax)
    const counts = `${String(people).padStart(7)}${String(made).padStart(7)}`
    return `${shown}${counts}${percent(kept, made)}${percent(edited, made)}${percent(deleted, made)}`
  })
  const head = `${title.padEnd(nameCharsMax)} people   made   kept edited deleted`
  return [head, ...(lines.length > 0 ? lines : ['nothing yet'])].join('\n')
}

loadEnvironmentFiles()
const url = process.env.DATABASE_URL || (await builtInDatabaseUrl())
if (!Number.isInteger(top) || !Number.isInteger(peopleMin) || top < 1 || peopleMin < 1) {
  console.error('Say how many rows and people: --top 20 --people 3')
  process.exitCode = 1
} else if (!url) {
  console.error('No database: set DATABASE_URL, or run npm start beside this.')
  process.exitCode = 1
} else {
  const { db, close } = openDatabase(url, { maxConnections: 1 })
  const report = await getKeepReport(db, { peopleMin })
  if (values.sheet) writeFileSync(values.sheet, await keptSheet(db))
  await close()
  const { writers, places, templates, lines, prompts } = report
  const text = [
    table('Writer', writers),
    table('Place in its run', places),
    table('Template', templates),
    table(`Line, of at least ${peopleMin} people`, lines),
    table(`Prompt, of at least ${peopleMin} people`, prompts),
  ].join('\n\n')
  console.log(values.json ? JSON.stringify(report, null, 2) : text)
}
