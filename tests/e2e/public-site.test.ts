import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { axeFindings } from '@tests/support/axe-findings'
import { launchBrowser } from '@tests/support/browser'
import { compare, rgbOf } from '@tests/support/compare-pictures'
import { htmlProblems } from '@tests/support/html-rules'
import { newestMail } from '@tests/support/mailbox'
import { fillSignUp } from '@tests/support/sign-up'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import workMemes from '@/content/memes/work.mdx'
import { exampleMeme } from '@/features/landing/example-meme'
import { createCanvasRenderer } from '@/server/integrations/canvas-renderer/canvas-renderer'

const product = inject('product')
const { baseUrl } = product

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
  html: string
  title: string
  description: string
  canonical: string
  card: string
  headings: number
  structured: string[]
  links: string[]
}

let seen: Seen[]

/** Reads a page's markup without running its scripts. */
async function read(path: string): Promise<Seen> {
  const response = await fetch(`${baseUrl}${path}`, { redirect: 'manual', headers: { accept: 'text/html' } })
  const html = await response.text()
  const first = (pattern: RegExp) => unescaped(pattern.exec(html)?.[1] ?? '')
  return {
    path,
    status: response.status,
    html,
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
    // Pictures and blank templates are made when they are asked for: a few stand for all, whose names other tests look at.
    const pictures = targets.filter((path) => /^\/(?:api\/v1\/meme\/image|templates)\//.test(path))
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
    const mapped = [...(sitemap ?? '').matchAll(/<loc>([^<]+)/g)].map((match) => pathOf(match[1] ?? ''))
    expect(mapped.toSorted()).toEqual(seen.map(({ path }) => path).toSorted())
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

  test('answers 404 where there is no page, which search engines pass over', async () => {
    for (const [path, heading] of [
      ['/memes/no-such-shelf', 'Wrong turn'],
      ['/s/0123456789abcdefghijkl', 'Nothing to see here any more'],
    ] as const) {
      const { status, html, headings } = await read(path)
      expect([status, headings], path).toEqual([404, 1])
      expect(html, path).toMatch(new RegExp(`<h1[^>]*>${heading}`))
      expect(html, path).toContain('<meta name="robots" content="noindex"')
      expect(await htmlProblems(html), path).toEqual([])
    }
  })

  test('leads an address with a slash at its end to the one without', async () => {
    for (const path of ['/memes/travel/', '/pricing/']) {
      const response = await fetch(`${baseUrl}${path}`, { redirect: 'manual' })
      expect(response.status).toBe(308)
      expect(pathOf(response.headers.get('location') ?? '')).toBe(path.slice(0, -1))
    }
  })

  test('is written in HTML that breaks no rule', async () => {
    const broken: string[] = []
    for (const { path, html } of seen) {
      for (const problem of await htmlProblems(html)) broken.push(`${path} ${problem}`)
      // Reading takes seconds without a pause, in which nobody would notice that the server ended a connection.
      await sleep(1)
    }
    expect(broken).toEqual([])
  })
})

describe('the home page’s own call', () => {
  const ask = (body: object, headers: Record<string, string> = { 'x-trpc-source': 'web' }) =>
    fetch(`${baseUrl}/api/demo`, { method: 'POST', headers, body: JSON.stringify(body) })

  test('gives three memes to anybody on our pages, and to no other page', async () => {
    const response = await ask({ text: 'My plant died, I bought it a bigger pot', variation: 0 })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('set-cookie')).toBeNull()
    expect((await response.json()).memes).toHaveLength(3)
    expect((await ask({ text: 'x', variation: 0 }, {})).status).toBe(403)
    const foreign = { 'x-trpc-source': 'web', origin: 'https://elsewhere.example' }
    expect((await ask({ text: 'x', variation: 0 }, foreign)).status).toBe(403)
  })

  test('says what is wrong with a text', async () => {
    const threat = await ask({ text: 'I will kill you tomorrow at your house', variation: 0 })
    expect(threat.status).toBe(422)
    expect((await threat.json()).message).toMatch(/^[A-Z].*\.$/)
    expect((await ask({ text: ' ', variation: 0 })).status).toBe(400)
    expect((await ask({ text: 'x'.repeat(501), variation: 0 })).status).toBe(400)
  })

  test('keeps nothing for who has not signed up', async () => {
    const headers = { 'x-trpc-source': 'web' }
    const body = JSON.stringify({ text: 'My plant died', variation: 0 })
    const response = await fetch(`${baseUrl}/api/demo/keep`, { method: 'POST', headers, body })
    expect(response.status).toBe(401)
  })
})

describe('the contact form without scripts', () => {
  /** Submits the page's form as a browser without scripts does, hidden fields included. */
  async function send(values: Record<string, string>): Promise<string> {
    const { html } = await read('/contact')
    const [form = ''] = /<form[^>]*enctype[\s\S]*?<\/form>/i.exec(html) ?? []
    const fields = new FormData()
    for (const [input] of form.matchAll(/<input [^>]*>/g)) {
      const attribute = (name: string) => unescaped(new RegExp(`\\b${name}="([^"]*)"`).exec(input)?.[1] ?? '')
      if (attribute('name')) fields.set(attribute('name'), attribute('value'))
    }
    for (const [name, value] of Object.entries(values)) fields.set(name, value)
    return (await fetch(`${baseUrl}/contact`, { method: 'POST', body: fields })).text()
  }
  const email = `${Date.now()}@example.org`
  const message = { email, topic: 'question', message: 'Do you draw cats as well?', 'made-at': '0' }

  test('takes a message, which is in the mailbox', async () => {
    expect(await send(message)).toContain('It is with us.')
    const mail = await newestMail(baseUrl, 'contact@example.com')
    expect(mail).toMatchObject({ subject: 'Quipsmith contact: question' })
    expect(mail.text).toContain('Do you draw cats as well?')
    expect(mail.text).toContain(email)
  })

  test('gives back what was typed with a sentence for each wrong field', async () => {
    const html = await send({ ...message, email: 'nobody', message: 'Short' })
    expect(html).toContain('This is no e-mail address')
    expect(html).toContain('Say a little more')
    expect(html).toContain('value="nobody"')
    expect(await htmlProblems(html)).toEqual([])
  })

  test('is no use to programs', async () => {
    expect(await send({ ...message, website: 'https://spam.example' })).toContain('One field must stay empty')
    expect(await send({ ...message, 'made-at': String(Date.now()) })).toContain('quicker than anybody writes')
  })
})

/** Composed by hand, or with a block that no other page has; the rest are made of the same pieces. */
const ownLayout = new Set([
  ...['/', '/pricing', '/contact', '/meme-templates', '/search-supported-languages', '/meme-api'],
  ...['/imgflip-alternative', '/memes', '/memes/work', '/meme-maker/creating-memes'],
])

describe('every public page', () => {
  let browser: Browser

  test('leads from a sentence without an account to the same memes in the library', async () => {
    const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
    await page.goto(baseUrl)
    const box = page.getByRole('textbox', { name: 'What happened?' })
    await box.fill('My plant died, so I bought it a bigger pot')
    await page.getByRole('button', { name: 'Make it a meme' }).click()
    await page.getByText(/^drawn in/).waitFor()
    const painted = page.locator('[aria-busy="false"] canvas[data-painted="true"]')
    await expect.poll(() => painted.count()).toBe(3)
    const shown = await painted.evaluateAll((all) => all.map((canvas) => canvas.getAttribute('aria-label')))
    await page.getByRole('link', { name: 'Keep all three: sign up free' }).click()
    await page.waitForURL('**/login?**')
    await fillSignUp(page, product)
    await page.waitForURL('**/create/kept')
    const kept = page.locator('main a[href^="/edit/"]')
    await expect.poll(() => kept.count()).toBe(3)
    const names = await kept.evaluateAll((all) => all.map((link) => link.getAttribute('aria-label')))
    expect(names.toSorted()).toEqual(shown.map((name) => `Edit the words: ${name}`).toSorted())
    await page.reload()
    await page.waitForURL('**/create')
    await page.context().close()
  })

  beforeAll(async () => {
    browser = await launchBrowser()
  })

  afterAll(async () => {
    await browser?.close()
  })

  test.each([true, false])('that is none leads on, with scripts: %s', async (javaScriptEnabled) => {
    const page = await (await browser.newContext({ javaScriptEnabled })).newPage()
    await page.goto(`${baseUrl}/memes/no-such-shelf`)
    await page.getByRole('heading', { level: 1, name: 'Wrong turn' }).waitFor()
    const ways = await page
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    for (const way of ['/', '/create', '/meme-templates', '/guides']) expect(ways).toContain(way)
    await page.context().close()
  })

  test('breaks no rule of accessibility, on the desk and on the phone', { timeout: 600_000 }, async () => {
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
    // As it is sent: what scripts add is the same on all pages, and painting them all would take minutes.
    await page.route(/\.(js|webp|png)(\?|$)/, (route) => route.abort())
    const broken: string[] = []
    // The reference is written by its own script, and is looked at in a test of its own.
    for (const { path } of seen.filter((one) => one.path !== '/docs/api')) {
      await page.goto(`${baseUrl}${path}`, { waitUntil: 'domcontentloaded' })
      for (const width of ownLayout.has(path) ? [1440, 390] : [390]) {
        await page.setViewportSize({ width, height: 900 })
        for (const finding of await axeFindings(page)) broken.push(`${path} ${width}: ${finding}`)
      }
    }
    expect(broken).toEqual([])
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

  test('shows its memes as pictures of their documents, and each has an alt text', async () => {
    await page.goto(`${baseUrl}/memes/work`)
    const pictures = page.locator('article img[src^="/example-memes/"]')
    for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded()
    const loaded = () =>
      pictures.evaluateAll(
        (images: HTMLImageElement[]) =>
          images.filter((image) => image.complete && image.naturalWidth > 0).length,
      )
    expect(await pictures.count()).toBeGreaterThanOrEqual(6)
    await expect.poll(loaded, { timeout: 30_000 }).toBe(await pictures.count())
    const names = await page
      .locator('article')
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('alt') ?? ''))
    expect(names.filter((name) => /sorting my pens/i.test(name))).toHaveLength(1)
    // The picture of the server is that of the document, and no other of the page is.
    const { template, words } = workMemes.frontmatter.image
    const renderer = createCanvasRenderer({ publicDir: path.resolve('public') })
    const { document, altText } = exampleMeme(template, words)
    const expected = await renderer.render(document, { format: 'webp', altText, widthPx: 720 })
    const files = await pictures.evaluateAll((images) =>
      images.map((image) => image.getAttribute('src') ?? ''),
    )
    const same: boolean[] = []
    for (const file of new Set(files)) {
      const shown = Buffer.from(await (await fetch(`${baseUrl}${file}`)).arrayBuffer())
      const [a, b] = await Promise.all([rgbOf(shown, 360, 360), rgbOf(Buffer.from(expected), 360, 360)])
      same.push(compare(a, b).mean < 0.005)
    }
    expect(same).toEqual([true, ...same.slice(1).map(() => false)])
  })

  test('shows them without scripts, and asks for no painter with them', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(`${baseUrl}/memes/work`)
    const first = plain.locator('article img[src^="/example-memes/"]').first()
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300)
    await context.close()
    expect(await page.locator('article canvas').count()).toBe(0)
  })

  test('has pictures that any cache keeps, run nothing, and are of our pages alone', async () => {
    const { html } = await read('/memes/work')
    const [, file = ''] = /src="(\/example-memes\/[^"]+)"/.exec(html) ?? []
    const { status, headers } = await fetch(`${baseUrl}${file}`)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('set-cookie')).toBeNull()
    const unknown = await fetch(`${baseUrl}/example-memes/0123456789abcdefghijkl-720.webp`)
    expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  test('lies on the desk of the editor one press later, with its words', async () => {
    await page.goto(`${baseUrl}/memes/work`)
    await page.getByRole('link', { name: 'Edit this one' }).first().click()
    await page.waitForURL('**/templates/how-they-see-it?**')
    await page.getByRole('button', { name: /Pyjamas, on full pay/ }).waitFor()
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
