import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { createRandom } from '../src/core/random/seeded-random'
import { createAccount } from '../tests/support/accounts'
import { freePort, startProduct, stopProduct } from '../tests/support/product'
import { nextCall } from './soak/calls'

/**
 * `npm run soak`: the built product under mixed and hostile texts for some minutes, from several callers at once. Prints
 * how long its event loop was held, as the server sees it, beside what it was without callers; exits 1 when the 99th
 * percentile is above the limit or a call failed with a 5xx. `npm run soak -- --minutes 10 --callers 8`
 */

const delayMsMax = 50
const idleSeconds = 30

interface Held {
  p50: number
  p99: number
  'p99.9': number
  p100: number
}

interface Phase {
  /** ms by which the event loop was late. */
  delay: Held
  /** ms of the processor that the main thread took at a stretch: what is left when nothing else runs. */
  work: Held
  rssMb: number
}

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '3' }, callers: { type: 'string', default: '4' } },
})
const dataDirectory = await mkdtemp(join(tmpdir(), 'quipsmith-soak-'))
const reportFile = join(dataDirectory, 'event-loop')
const port = await freePort()
const product = { port, dataDirectory, baseUrl: `http://127.0.0.1:${port}` }
const statuses = new Map<string, Map<number, number>>()

/** The figures since the last time that they were asked for. */
async function phase(): Promise<Phase> {
  const before = (await readFile(reportFile, 'utf8')).trim().split('\n')
  process.kill(Number(before[0]), 'SIGUSR2')
  for (;;) {
    await sleep(100)
    const lines = (await readFile(reportFile, 'utf8')).trim().split('\n')
    if (lines.length > before.length) return JSON.parse(lines.at(-1) ?? '')
  }
}

/** A key that spends no credits. */
async function testKey(): Promise<string> {
  const { accessToken: token } = await createAccount(product)
  const answer = await fetch(`${product.baseUrl}/api/v1/api-key/generate-new`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ mode: 'test' }),
  })
  if (!answer.ok) throw new Error(`No key: ${answer.status} ${await answer.text()}`)
  return (await answer.json()).key
}

async function callUntil(endMs: number, seed: number, key: string): Promise<void> {
  const random = createRandom(seed)
  while (Date.now() < endMs) {
    const { name, method, path, body } = nextCall(random)
    const answer = await fetch(product.baseUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        // The visitor's memes are for our own pages, which say who they are.
        'x-trpc-source': 'soak',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    const counts = statuses.get(name) ?? new Map<number, number>()
    counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1)
    statuses.set(name, counts)
    if (answer.status >= 500) console.error(`${answer.status} ${name}: ${text.slice(0, 200)}`)
  }
}

function print(name: string, { delay, work, rssMb }: Phase): void {
  const row = (held: Held) => Object.entries(held).map(([share, ms]) => `${share} ${ms.toFixed(1)} ms`)
  console.log(`${name}, event loop late: ${row(delay).join(', ')}`)
  console.log(`${name}, own work at a stretch: ${row(work).join(', ')}`)
  console.log(`${name}, memory of the web server: ${rssMb.toFixed(0)} MB`)
}

try {
  await startProduct(product, {
    NODE_OPTIONS: `--import=${pathToFileURL(resolve('bench/soak/report-event-loop.mjs'))}`,
    SOAK_REPORT: reportFile,
  })
  const key = await testKey()
  // Fonts and language data are loaded beside the first seconds.
  await callUntil(Date.now() + 5_000, 0, key)
  await sleep(5_000)
  await phase()
  await sleep(idleSeconds * 1000)
  print('idle', await phase())
  const endMs = Date.now() + Number(values.minutes) * 60_000
  const callers = Array.from({ length: Number(values.callers) }, (_, index) => index + 1)
  await Promise.all(callers.map((seed) => callUntil(endMs, seed, key)))
  const loaded = await phase()
  print('under load', loaded)
  let failures = 0
  for (const [name, counts] of statuses) {
    console.log(
      `${name.padEnd(28)} ${[...counts].map(([status, count]) => `${count} × ${status}`).join(', ')}`,
    )
    for (const [status, count] of counts) if (status >= 500) failures += count
  }
  const isMet = loaded.delay.p99 <= delayMsMax && failures === 0
  console.log(`${failures} failures; p99 of ${delayMsMax} ms ${isMet ? 'met' : 'MISSED'}`)
  if (!isMet) process.exitCode = 1
} finally {
  await stopProduct(dataDirectory)
  await rm(dataDirectory, { recursive: true, force: true })
}
