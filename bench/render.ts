/**
 * Compares rendering with what a user would pick instead: the same template, words, font, size and format, in one
 * run, as ratios. Prints the tables and exits 1 when a ratio is missed. Run it on a machine that does nothing else.
 *
 * The command sets the memory as the product's start does (`scripts/start/web-server.ts`).
 *
 * Run: `npm run bench:render`   needs ImageMagick (`convert`) on the PATH; installs the other peers into bench/peers
 *      `npm run bench:render -- --pictures out`   also writes what each one made, to look at
 */
import { parseArgs } from 'node:util'
import { installPeers } from './install-peers'
import { imageMagick } from './render/peers'
import { printTable, type Ratio } from './render/table'

const { values } = parseArgs({ options: { pictures: { type: 'string' } } })

await installPeers()
imageMagick()
const { compareStills } = await import('./render/compare-stills')
const { compareGifs } = await import('./render/compare-gifs')
const { compareThreads } = await import('./render/compare-threads')
const { measureLayout } = await import('./render/measure-layout')

const ratios: Ratio[] = []
for (const compare of [compareStills, measureLayout, compareGifs, compareThreads]) {
  const { title, rows, goals } = await compare(values.pictures)
  printTable(title, rows)
  ratios.push(...goals)
}
printTable(
  'Goals',
  ratios.map(({ name, value, goal, isMet }) => [name, value, goal, isMet ? 'met' : 'MISSED']),
)
const missed = ratios.filter(({ isMet }) => !isMet)
console.log(missed.length === 0 ? '\nEvery goal is met.' : `\nMissed: ${missed.length} of ${ratios.length}.`)
process.exit(missed.length === 0 ? 0 : 1)
