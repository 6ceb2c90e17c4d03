import { launchBrowser } from '@tests/support/browser'
import type { Browser, Page } from 'playwright-core'
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

/** Until its markup is there: scripts that are kept back hold up the end of loading. */
const open = (path: string) => page.goto(`${baseUrl}${path}`, { waitUntil: 'domcontentloaded' })

/** React notes on each element that it has taken over which properties it has. */
async function untilHydrated(selector: string): Promise<void> {
  await page.waitForFunction(
    (field) => Object.keys(document.querySelector(field) ?? {}).some((key) => key.startsWith('__reactProps')),
    selector,
  )
}

const sentence = 'the printer only works when nobody watches'

describe('before its scripts have run, a public page', () => {
  test('keeps the sentence that is typed on the home page, which a press then sends', async () => {
    const release = await holdScripts()
    const asked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/demo') asked.push(request.postData() ?? '')
    })
    await open('/')
    const field = page.getByRole('textbox').first()
    await field.fill(sentence)
    release()
    await untilHydrated('textarea')
    await expect.poll(() => field.inputValue()).toBe(sentence)
    await page.getByRole('button', { name: /^Make/ }).first().click()
    await expect.poll(() => asked, { timeout: 20_000 }).toHaveLength(1)
    expect(asked[0]).toContain(sentence)
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('keeps the message that is typed', async () => {
    const release = await holdScripts()
    await open('/contact')
    await page.getByLabel('Your message').fill('Nothing is broken. I wanted to say so.')
    await page.getByLabel('Your e-mail').fill('ada@example.org')
    release()
    await untilHydrated('textarea')
    expect(await page.getByLabel('Your message').inputValue()).toBe('Nothing is broken. I wanted to say so.')
    expect(await page.getByLabel('Your e-mail').inputValue()).toBe('ada@example.org')
  })

  test('keeps the choice between months and years on the price list', async () => {
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

  test('leads to sign-in with the sentence, also where the scripts never come', async () => {
    await page.route(scripts, (route) => route.abort())
    await open('/')
    await page.getByRole('textbox').first().fill(sentence)
    await page.getByRole('button', { name: /^Make/ }).first().click()
    await page.waitForURL(/\/login\?/)
    const next = new URL(page.url()).searchParams.get('next') ?? ''
    expect(new URL(next, baseUrl).searchParams.get('text')).toBe(sentence)
  })

  test('opens the menu of the phone', async () => {
    await holdScripts()
    await open('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Guides' }).first().waitFor()
  })
})
