/**
 * Measures how many requests a second public pages answer. With `--against`, a second site of another commit is
 * measured in turns with the first, and the run exits 1 when a prerendered page answers less than ten times as many.
 *
 * Run: `npm run bench:pages`                                       the built product in a fresh data directory
 *      `npm run bench:pages -- --site http://127.0.0.1:3000`       a site that runs already
 *      `npm run bench:pages -- --site URL --against URL`           compared with another commit
 *      `npm run bench:pages -- --encoding identity --path /team`   uncompressed, one page
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { freePort, startProduct, stopProduct } from '@tests/support/product'
import { measureRequests, type RequestFigures } from './pages/measure-requests'
import { atLeast, printTable } from './render/table'

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    against: { type: 'string' },
    path: { type: 'string', multiple: true },
    encoding: { type: 'string', default: 'br, gzip' },
    seconds: { type: 'string', default: '3' },
  },
})

const goal = 10
/** Sites are measured in turns, so that load from outside slows each of them. */
const rounds = 3
/** Rendered on request, for prices in the visitor's currency: its figures are printed, and no goal is set. */
const onRequest = '/pricing'
const paths = values.path ?? ['/', onRequest, '/meme-maker/creating-memes', '/meme-templates', '/docs/api']
const load = { connections: 8, durationMs: Number(values.seconds) * 1000, encoding: values.encoding }

process.exit((await (values.site ? compare(values.site, values.against) : measureFresh())) ? 0 : 1)

async function measureFresh(): Promise<boolean> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'quipsmith-pages-'))
  const port = await freePort()
  try {
    await startProduct({ port, dataDirectory })
    return await compare(`http://127.0.0.1:${port}`, values.against)
  } finally {
    await stopProduct(dataDirectory)
    await rm(dataDirectory, { recursive: true, force: true })
  }
}

async function compare(site: string, against: string | undefined): Promise<boolean> {
  const sites = against === undefined ? [site] : [site, against]
  const rows: string[][] = []
  let isMet = true
  for (const page of paths) {
    const measured = await measureInTurns(sites.map((one) => `${one}${page}`))
    for (const [index, figures] of measured.entries())
      rows.push([page, index === 0 ? 'site' : 'against', ...cells(figures)])
    const [own, other] = measured
    if (!own || !other) continue
    const ratio = atLeast(page, own.perSecond / other.perSecond, page === onRequest ? 0 : goal)
    rows.push([page, 'ratio', ratio.value, ratio.goal, '', '', ratio.isMet ? 'met' : 'missed'])
    isMet &&= ratio.isMet
  }
  printTable(`Public pages, ${load.connections} connections, accept-encoding ${load.encoding}`, [
    ['page', 'of', 'requests/s', 'p50 ms', 'p99 ms', 'bytes', 'failed'],
    ...rows,
  ])
  return isMet
}

/** The fastest round of each address: what else runs on the machine only ever takes away. */
async function measureInTurns(addresses: readonly string[]): Promise<RequestFigures[]> {
  const best: RequestFigures[] = []
  for (const address of addresses) await measureRequests(address, { ...load, durationMs: 1000 })
  for (let round = 0; round < rounds; round += 1)
    for (const [index, address] of addresses.entries()) {
      const figures = await measureRequests(address, load)
      if (figures.perSecond > (best[index]?.perSecond ?? 0)) best[index] = figures
    }
  return best
}

function cells({ perSecond, p50Ms, p99Ms, bytes, failed }: RequestFigures): string[] {
  return [perSecond.toFixed(1), p50Ms.toFixed(1), p99Ms.toFixed(1), String(bytes), String(failed)]
}
