import { launchBrowser } from '@tests/support/browser'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

const { baseUrl } = inject('product')

/** The landing pages of the specification. @see spec §2 */
const specified = [
  ...['/', '/contact', '/gif-memes', '/imgflip-alternative', '/kapwing-alternative', '/influencer-memes'],
  ...['/meme-api', '/meme-creators', '/meme-creators/chief-meme-officer'],
  ...['choosing-a-meme-generator', 'choosing-the-right-font-for-memes'].map(
    (name) => `/meme-generator/${name}`,
  ),
  '/meme-generator/top-10-features-to-look-for-in-a-meme-generator',
  ...['/meme-maker/creating-memes', '/meme-maker/how-to-make-memes-for-your-community'],
  ...['/meme-marketing', '/meme-marketing/are-memes-copyrighted', '/meme-marketing/meme-marketing-platform'],
  ...['/meme-templates', '/meme-templates/choosing-meme-templates'],
  '/meme-templates/clean-meme-templates-for-business',
  '/meme-templates/how-to-find-meme-templates-without-captions',
  '/memes',
  ...['customer-service', 'marketing', 'meetings', 'memes-about-memes', 'work', 'coworkers'].map(
    (name) => `/memes/${name}`,
  ),
  ...['meme-news', 'product-manager', 'sales', 'thursday-work', 'travel', 'zoom-meetings'].map(
    (name) => `/memes/${name}`,
  ),
  ...['/pitch-deck', '/pricing', '/privacy-policy', '/search-supported-languages'],
  ...['/teaching-with-memes', '/teaching-with-memes/how-to-use-memes-in-presentations'],
  ...['/team', '/terms-and-conditions'],
]

interface Seen {
  path: string
  status: number
  title: string
  description: string
  canonical: string
  card: string
  headings: number
  structured: string[]
  links: string[]
}

let seen: Seen[]

/** What a page's markup says of it, without running any of its scripts. */
async function read(path: string): Promise<Seen> {
  const response = await fetch(`${baseUrl}${path}`, { redirect: 'manual' })
  const html = await response.text()
  const first = (pattern: RegExp) => unescaped(pattern.exec(html)?.[1] ?? '')
  return {
    path,
    status: response.status,
    title: first(/<title>([^<]*)<\/title>/),
    description: first(/<meta name="description" content="([^"]*)"/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    card: first(/<meta property="og:image" content="([^"]*)"/),
    headings: html.match(/<h1[ >]/g)?.length ?? 0,
    structured: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      (match) => match[1] ?? '',
    ),
    links: [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map((match) => unescaped(match[1] ?? '')),
  }
}

function unescaped(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
}

const inside = (href: string) => href.startsWith('/') && !href.startsWith('//')
const pathOf = (href: string) => new URL(href, baseUrl).pathname
/** Pages of the app and files are looked at, not searched for further links. */
const isPublicPage = (path: string) =>
  !/\.[a-z]+$|^\/(api|create|gifs|themed|visuals|library|account|login|templates|sandbox)\b/.test(path) ||
  path === '/meme-api'

/** Every public page that a visitor finds from the front page. */
async function crawl(): Promise<Seen[]> {
  const found = new Map<string, Seen>()
  let next = ['/']
  while (next.length > 0) {
    for (const path of next) found.set(path, await read(path))
    const reached = [...found.values()].flatMap(({ links }) => links.filter(inside).map(pathOf))
    next = [...new Set(reached)].filter((path) => isPublicPage(path) && !found.has(path))
  }
  return [...found.values()]
}

const duplicates = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)

beforeAll(async () => {
  seen = await crawl()
})

describe('the public site, from its front page', () => {
  test('reaches every page of the specification, and each is there', () => {
    const paths = seen.map(({ path }) => path)
    expect(specified.filter((path) => !paths.includes(path))).toEqual([])
    expect(seen.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([])
  })

  test('gives each page a title, a description, a canonical address and one first heading of its own', () => {
    expect(duplicates(seen.map(({ title }) => title))).toEqual([])
    expect(duplicates(seen.map(({ description }) => description))).toEqual([])
    for (const { path, title, description, canonical, headings, card } of seen) {
      expect(title.length, path).toBeGreaterThan(5)
      expect(description.length, path).toBeGreaterThan(30)
      expect(pathOf(canonical), path).toBe(path)
      expect(headings, path).toBe(1)
      expect(card, path).toMatch(/^https?:/)
    }
  })

  test('says to search engines what each page is', () => {
    for (const { path, structured } of seen) {
      for (const json of structured) expect(() => JSON.parse(json), path).not.toThrow()
    }
    const types = (path: string) => seen.find((page) => page.path === path)?.structured.join() ?? ''
    expect(types('/')).toContain('SoftwareApplication')
    expect(types('/meme-api')).toContain('FAQPage')
    expect(types('/meme-maker/creating-memes')).toMatch(/BreadcrumbList.*"Article"/)
  })

  test('has no link that leads nowhere', async () => {
    const reached = new Set(seen.map(({ path }) => path))
    const targets = [...new Set(seen.flatMap(({ links }) => links.filter(inside).map(pathOf)))]
    // A picture is drawn when it is asked for: a few stand for all, whose names and words another test looks at.
    const pictures = targets.filter((path) => path.startsWith('/api/v1/meme/image/'))
    const others = targets.filter((path) => !pictures.includes(path) && !reached.has(path))
    const broken: string[] = []
    for (const path of [...others, ...pictures.slice(0, 3)]) {
      const { status } = await fetch(`${baseUrl}${path}`)
      if (status >= 400) broken.push(`${path}: ${status}`)
    }
    expect(broken).toEqual([])
  })

  test('is listed as a whole for search engines, feeds and models', async () => {
    const [sitemap, feed, llms] = await Promise.all(
      ['/sitemap.xml', '/rss.xml', '/llms.txt'].map(async (path) =>
        (await fetch(`${baseUrl}${path}`)).text(),
      ),
    )
    for (const path of specified)
      expect(sitemap).toContain(`<loc>${baseUrl}${path === '/' ? '/' : path}</loc>`)
    expect(feed).toContain(`${baseUrl}/meme-maker/creating-memes`)
    expect(llms).toContain(`${baseUrl}/memes/work`)
  })

  test('has a card for a page that is its own, 1200 by 630', async () => {
    const card = seen.find(({ path }) => path === '/memes/work')?.card ?? ''
    expect(pathOf(card)).toBe('/cards/memes/work.png')
    const response = await fetch(`${baseUrl}${pathOf(card)}`)
    expect(response.headers.get('content-type')).toBe('image/png')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect((await fetch(`${baseUrl}/cards/no/such/page.png`)).status).toBe(404)
  })

  test('answers 404 where there is no page', async () => {
    expect((await fetch(`${baseUrl}/memes/no-such-shelf`)).status).toBe(404)
  })
})

describe('a written page in a browser', () => {
  let browser: Browser
  let page: Page
  const problems: string[] = []

  beforeAll(async () => {
    browser = await launchBrowser()
    page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(baseUrl)) problems.push(request.url())
    })
  })

  afterAll(async () => {
    await browser?.close()
  })

  test('paints its memes from their documents, and each has an alt text', async () => {
    await page.goto(`${baseUrl}/memes/work`)
    const painted = page.locator('article canvas[data-painted="true"]')
    await painted.first().waitFor()
    for (const heading of await page.locator('article h2').all()) await heading.scrollIntoViewIfNeeded()
    await expect.poll(() => painted.count(), { timeout: 30_000 }).toBeGreaterThanOrEqual(6)
    const names = await page
      .locator('article')
      .getByRole('img')
      .evaluateAll((images) =>
        images.map((image) => image.getAttribute('aria-label') ?? image.getAttribute('alt') ?? ''),
      )
    expect(
      names.filter((name) => name.includes('sorting my pens') || name.includes('Sorting my pens')),
    ).toHaveLength(1)
  })

  test('plays what moves', async () => {
    await page.goto(`${baseUrl}/gif-memes`)
    const canvas = page.locator('article canvas[data-painted="true"]').first()
    await canvas.waitFor()
    const frame = () => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL())
    const before = await frame()
    await expect.poll(async () => (await frame()) !== before, { timeout: 20_000 }).toBe(true)
  })

  test('leads by its contents to its parts, and by its trail to the shelf above', async () => {
    await page.goto(`${baseUrl}/meme-generator/choosing-the-right-font-for-memes`)
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Heavy, but open' })
      .click()
    await page.waitForURL('**#heavy-but-open')
    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Guides' }).click()
    await page.getByRole('heading', { level: 1, name: 'Guides' }).waitFor()
  })

  test('sets no cookie, asks no other host and says nothing in the console', async () => {
    expect(await page.context().cookies()).toEqual([])
    expect(problems).toEqual([])
  })
})
