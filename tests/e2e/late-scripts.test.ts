import { launchBrowser } from '@tests/support/browser'
import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'

const { baseUrl } = inject('product')

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
})
afterEach(() => page.close())

const isScript = (request: Request) => request.resourceType() === 'script'
const scripts = /\/_next\/static\/chunks\/.*\.js$/

/** Keeps every script back until it is called. */
async function holdScripts(): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(scripts, async (route) => {
    await released
    await route.continue()
  })
  return release
}

describe('the scripts of a public page', () => {
  test('are asked for after its first picture has been painted, and take it over', async () => {
    await page.goto(baseUrl)
    await page.locator('html[data-hydrated]').waitFor()
    const { firstPaintMs, firstScriptMs } = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const starts = performance
        .getEntriesByType('resource')
        .flatMap((entry) => (/\.js$/.test(entry.name) ? [entry.startTime] : []))
      return { firstPaintMs: paint?.startTime ?? Number.NaN, firstScriptMs: Math.min(...starts) }
    })
    expect(firstScriptMs).toBeGreaterThan(firstPaintMs)
    const picture = page.locator('img[fetchpriority="high"]').first()
    expect(await picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  })

  test('are asked for as soon as somebody touches the page, whatever its pictures take', async () => {
    await page.route(/\/example-memes\//, () => {})
    await page.goto(baseUrl, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    const asked = page.waitForRequest(isScript)
    await page.getByRole('heading', { level: 1 }).click()
    await asked
    await page.locator('html[data-hydrated]').waitFor()
  })

  test('come after a while to a page whose pictures never come', async () => {
    await page.route(/\/example-memes\//, () => {})
    await page.goto(baseUrl, { waitUntil: 'commit' })
    await page.locator('html[data-hydrated]').waitFor()
  })
})

/** Until its markup is there: scripts that are kept back hold up the end of loading. */
const open = (path: string) => page.goto(`${baseUrl}${path}`, { waitUntil: 'domcontentloaded' })

describe('a button pressed before the scripts are there', () => {
  test('does what it is for once they are, and only once', async () => {
    const release = await holdScripts()
    const asked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/demo') asked.push(request.postData() ?? '')
    })
    await open('/')
    await page.getByRole('textbox').first().fill('the printer only works when nobody watches')
    await page.getByRole('button', { name: /^Make/ }).first().click()
    release()
    await expect.poll(() => asked, { timeout: 20_000 }).toHaveLength(1)
    expect(asked[0]).toContain('the printer only works when nobody watches')
    expect(await page.getByRole('textbox').first().inputValue()).toBe(
      'the printer only works when nobody watches',
    )
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('sends what was written before, and the page knows it', async () => {
    const release = await holdScripts()
    await open('/contact')
    await page.getByLabel('Your message').fill('Nothing is broken. I wanted to say so.')
    release()
    await page.locator('html[data-hydrated]').waitFor()
    expect(await page.getByLabel('Your message').inputValue()).toBe('Nothing is broken. I wanted to say so.')
  })

  test('chooses between months and years on the price list', async () => {
    const release = await holdScripts()
    await open('/pricing')
    const yearly = page.getByRole('radio', { name: /year/i })
    await yearly.click()
    release()
    await expect.poll(() => yearly.isChecked(), { timeout: 20_000 }).toBe(true)
    await page
      .getByText(/a year/i)
      .first()
      .waitFor()
  })

  test('does what it does without scripts where they never come', async () => {
    await page.route(scripts, (route) => route.abort())
    await open('/')
    await page.getByRole('textbox').first().fill('the printer only works when nobody watches')
    await page.getByRole('button', { name: /^Make/ }).first().click()
    await page.waitForURL(/\/login\?/)
    const next = new URL(page.url()).searchParams.get('next') ?? ''
    expect(new URL(next, baseUrl).searchParams.get('text')).toBe('the printer only works when nobody watches')
  })

  test('opens the menu of the phone at once', async () => {
    await holdScripts()
    await open('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Guides' }).first().waitFor()
  })
})
