import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext } from 'playwright-core'
import { launchBrowser } from '../tests/support/browser'
import { freePort, type Product, startProduct, stopProduct } from '../tests/support/product'
import { signUp } from '../tests/support/sign-up'

/**
 * `npm run bench:javascript`: what JavaScript each page makes a browser load until nothing more is asked for, gzip,
 * and exit 1 where it is over its limit. Runs the built product; `--files` lists each page's files.
 */

interface Budget {
  path: string
  /** kB (1,000 bytes) after gzip. */
  limitKb: number
  signedIn: boolean
}

const budgets: readonly Budget[] = [
  { path: '/create', limitKb: 220, signedIn: true },
  { path: '/gifs', limitKb: 220, signedIn: true },
  { path: '/', limitKb: 130, signedIn: false },
  { path: '/pricing', limitKb: 130, signedIn: false },
  { path: '/memes', limitKb: 130, signedIn: false },
]

interface Script {
  address: string
  gzipBytes: number
}

/** The files come with an empty cache, each counted once. */
async function scriptsOf(context: BrowserContext, address: string): Promise<Script[]> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  const bodies = new Map<string, Promise<Script>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || !response.ok()) return
    const url = response.url()
    const script = response.body().then((body) => ({ address: url, gzipBytes: gzipSync(body).length }))
    bodies.set(url, script)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const scripts = await Promise.all(bodies.values())
  await page.close()
  return scripts.toSorted((a, b) => b.gzipBytes - a.gzipBytes)
}

async function measure(browser: Browser, product: Product): Promise<boolean> {
  const visitor = await browser.newContext()
  const person = await browser.newContext()
  await signUp(await person.newPage(), product)
  let isWithin = true
  for (const { path, limitKb, signedIn } of budgets) {
    const scripts = await scriptsOf(signedIn ? person : visitor, `${product.baseUrl}${path}`)
    const sentKb = scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / 1000
    isWithin &&= sentKb <= limitKb
    const verdict = sentKb <= limitKb ? 'ok' : 'OVER'
    console.log(
      `${path.padEnd(10)} ${sentKb.toFixed(1).padStart(7)} kB of ${limitKb} in ${scripts.length} files  ${verdict}`,
    )
    if (!process.argv.includes('--files')) continue
    for (const { address, gzipBytes } of scripts) {
      console.log(`  ${(gzipBytes / 1000).toFixed(1).padStart(7)} ${new URL(address).pathname}`)
    }
  }
  return isWithin
}

const dataDirectory = await mkdtemp(join(tmpdir(), 'quipsmith-bench-'))
const port = await freePort()
const product = { port, dataDirectory, baseUrl: `http://127.0.0.1:${port}` }
const browser = await launchBrowser()
try {
  await startProduct(product)
  if (!(await measure(browser, product))) process.exitCode = 1
} finally {
  await browser.close()
  await stopProduct(dataDirectory)
  await rm(dataDirectory, { recursive: true, force: true })
}
