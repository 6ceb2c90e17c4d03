import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Request } from 'playwright-core'
import { launchBrowser } from '../tests/support/browser'
import { freePort, type Product, startProduct, stopProduct } from '../tests/support/product'
import { signUp } from '../tests/support/sign-up'

/**
 * `npm run bench:javascript`: what JavaScript each page makes a browser load until nothing more is asked for, as it
 * comes over the wire and as gzip would make it, and exit 1 where a page is over its limit. Runs the built product;
 * `--files` lists each page's files, `--path /pricing` looks at one page.
 */

/** Pages of the app are judged by gzip, which every server in front of them can; public pages by what is sent. */
const limits = {
  app: { by: 'gzip', kb: 220 },
  public: { by: 'wire', kb: 130 },
} as const
type Kind = keyof typeof limits

const pages: readonly (readonly [path: string, kind: Kind])[] = [
  ['/create', 'app'],
  ['/gifs', 'app'],
  ['/', 'public'],
  ['/pricing', 'public'],
  ['/memes', 'public'],
  ['/memes/work', 'public'],
  ['/meme-maker/creating-memes', 'public'],
  ['/imgflip-alternative', 'public'],
  ['/privacy-policy', 'public'],
  ['/contact', 'public'],
]

interface Script {
  address: string
  /** Of its body as it was sent, without the head of the answer; kB are 1,000 bytes. */
  wireBytes: number
  gzipBytes: number
}

/** The files come with an empty cache, each counted once. */
async function scriptsOf(context: BrowserContext, address: string): Promise<Script[]> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  const scripts = new Map<string, Promise<Script>>()
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.set(request.url(), read(request))
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const loaded = await Promise.all(scripts.values())
  await page.close()
  return loaded.toSorted((a, b) => b.wireBytes - a.wireBytes)
}

async function read(request: Request): Promise<Script> {
  const [sizes, response] = await Promise.all([request.sizes(), request.response()])
  const body = (await response?.body()) ?? Buffer.alloc(0)
  return {
    address: request.url(),
    wireBytes: sizes.responseBodySize,
    gzipBytes: gzipSync(body).length,
  }
}

const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7)

async function measure(browser: Browser, product: Product): Promise<boolean> {
  const visitor = await browser.newContext()
  const person = await browser.newContext()
  await signUp(await person.newPage(), product)
  const { path: onlyPath, files: listsFiles } = options
  let isWithin = true
  for (const [path, kind] of pages.filter(([path]) => !onlyPath || path === onlyPath)) {
    const scripts = await scriptsOf(kind === 'app' ? person : visitor, `${product.baseUrl}${path}`)
    const wire = scripts.reduce((sum, { wireBytes }) => sum + wireBytes, 0)
    const gzip = scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0)
    const limit = limits[kind]
    const isGood = (limit.by === 'wire' ? wire : gzip) <= limit.kb * 1000
    isWithin &&= isGood
    const judged = `${limit.kb} by ${limit.by}  ${isGood ? 'ok' : 'OVER'}`
    console.log(
      `${path.padEnd(28)}${kb(wire)} kB wire ${kb(gzip)} gzip  ${scripts.length} files, of ${judged}`,
    )
    if (!listsFiles) continue
    for (const { address, wireBytes, gzipBytes } of scripts) {
      console.log(`  ${kb(wireBytes)} wire ${kb(gzipBytes)} gzip  ${new URL(address).pathname}`)
    }
  }
  return isWithin
}

const { values: options } = parseArgs({ options: { path: { type: 'string' }, files: { type: 'boolean' } } })
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
