/**
 * Lighthouse on public pages as a phone: the built product in a fresh data directory, each page several
 * times, the median counts. Prints a table and exits 1 when a page is below a gate. Run it on a machine that does
 * nothing else: Lighthouse reckons the speed of a phone from that of this machine.
 *
 * Run: `npm run bench:lighthouse`   installs Lighthouse into bench/peers
 *      `npm run bench:lighthouse -- --runs 3 --path /memes/work`
 *      `npm run bench:lighthouse -- --site http://127.0.0.1:3000`   one that runs already
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { launchBrowser } from '@tests/support/browser'
import { freePort, startProduct, stopProduct } from '@tests/support/product'
import { importPeer, installPeers } from './install-peers'
import { printTable } from './render/table'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    path: { type: 'string', multiple: true },
    site: { type: 'string' },
  },
})
const runs = Number(values.runs)
const paths = values.path ?? ['/', '/pricing', '/meme-maker/creating-memes', '/memes/work']
/** Of 100. */
const gates = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
/** The largest paint of a simulated phone, in ms. */
const largestMsMax = 2200
type Category = keyof typeof gates
const categories = Object.keys(gates) as Category[]
/** Search engines are told to stay away from an installation whose sign-in and payments are played. */
const skippedAudits = ['is-crawlable']

/** The part of Lighthouse that is used; its package is installed by the first run. */
type Lighthouse = (
  url: string,
  flags: {
    port: number
    onlyCategories: readonly string[]
    skipAudits: readonly string[]
    logLevel: 'error'
  },
) => Promise<LighthouseResult | undefined>

interface LighthouseResult {
  lhr: {
    categories: Partial<Record<Category, { score: number | null }>>
    audits: Record<
      string,
      {
        id: string
        score: number | null
        scoreDisplayMode: string
        displayValue?: string
        numericValue?: number
      }
    >
  }
}

await installPeers()
const { default: lighthouse } = await importPeer<{ default: Lighthouse }>('lighthouse')

interface Seen {
  scores: Record<Category, number>
  /** Names of the audits that cost points. */
  lost: string[]
  largestMs: number
  /** ms, and for the shift no unit */
  metrics: string[]
}

async function look(url: string, port: number): Promise<Seen> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: categories,
    skipAudits: skippedAudits,
    logLevel: 'error',
  })
  if (!result) throw new Error(`Lighthouse saw nothing at ${url}.`)
  const { categories: found, audits } = result.lhr
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)]),
  ) as Record<Category, number>
  const lost = Object.values(audits)
    .filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
    )
    .map(({ id }) => id)
  const metrics = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ]
  const largestMs = audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY
  return { scores, lost, largestMs, metrics: metrics.map((id) => audits[id]?.displayValue ?? '') }
}

/** The run whose performance lies in the middle. */
function median(seen: readonly Seen[]): Seen {
  const sorted = seen.toSorted((a, b) => a.scores.performance - b.scores.performance)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('Nothing was looked at.')
  return middle
}

async function lookAll(site: string): Promise<boolean> {
  const port = await freePort()
  const browser = await launchBrowser({ debuggingPort: port })
  const rows: string[][] = []
  let isGood = true
  try {
    for (const page of paths) {
      const seen: Seen[] = []
      for (let run = 0; run < runs; run += 1) seen.push(await look(site + page, port))
      const { scores, lost, largestMs, metrics } = median(seen)
      const isBelow = categories.some((name) => scores[name] < gates[name]) || largestMs > largestMsMax
      isGood &&= !isBelow
      rows.push([page, ...categories.map((name) => String(scores[name])), ...metrics, lost.join(' ')])
    }
  } finally {
    await browser.close()
  }
  printTable('Lighthouse, a phone', [
    ['page', ...categories, 'paint', 'largest', 'blocked', 'shift', 'lost'],
    ...rows,
  ])
  console.log(
    `At least ${categories.map((name) => `${name} ${gates[name]}`).join(', ')}, largest paint within ${largestMsMax} ms: ${isGood ? 'yes' : 'no'}.`,
  )
  return isGood
}

async function lookAtFresh(): Promise<boolean> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'quipsmith-lighthouse-'))
  const port = await freePort()
  try {
    await startProduct({ port, dataDirectory })
    return await lookAll(`http://127.0.0.1:${port}`)
  } finally {
    await stopProduct(dataDirectory)
    await rm(dataDirectory, { recursive: true, force: true })
  }
}

process.exit((await (values.site ? lookAll(values.site) : lookAtFresh())) ? 0 : 1)
