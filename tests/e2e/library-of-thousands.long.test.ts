import { newPerson, signIn } from '@tests/support/accounts'
import { openApp } from '@tests/support/app-page'
import { launchBrowser } from '@tests/support/browser'
import { inProductDatabase } from '@tests/support/product-database'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { seedLibraries } from '../../scripts/seed/seed-libraries'

const product = inject('product')
const memes = 2000
const tries = { timeout: 30_000 }
const farTries = { timeout: 120_000, interval: 50 }
/** Rows are as high as their pictures, so that what comes back stands where it stood; this much is a line of text. */
const samePx = 24
/** The most cards in the document, however long the list is. */
const cardsMax = 120
const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'

const devices = [
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  { name: 'desk', viewport: { width: 1440, height: 900 } },
]

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

describe.each(devices)('a library of thousands, on the $name', ({ name: _name, ...device }) => {
  let context: BrowserContext
  let page: Page

  beforeAll(async () => {
    context = await browser.newContext({ ...device, reducedMotion: 'reduce' })
    // Hundreds of them pass by; what they show is looked at elsewhere.
    await context.route(/\/i\/\w+\.webp/, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: blank }),
    )
    page = await context.newPage()
    const person = newPerson()
    await signIn(page, product, person)
    // The first page that asks for the account opens it.
    await openApp(page, product, '/create')
    await inProductDatabase(product, async (sql) => {
      const [account] = await sql`select user_id from user_details where email = ${person.email}`
      await seedLibraries(sql, [account?.user_id], { memes, visuals: 4 })
    })
    await page.goto(`${product.baseUrl}/library`)
    await page.getByText(`of ${memes}`).waitFor({ state: 'attached' })
  })
  afterAll(() => context?.close())

  const card = (name: string) => page.getByRole('main').getByRole('article', { name, exact: true })
  const cards = () => page.getByRole('main').getByRole('article')
  const allShown = (count: number) => page.getByText(`of ${count}`).waitFor({ state: 'attached', ...tries })

  /** Scrolls on until a thing so far down the list is there. */
  async function scrollTo(position: number): Promise<void> {
    const reached = () =>
      page.evaluate(() => {
        window.scrollTo(0, document.documentElement.scrollHeight)
        const positions = [...document.querySelectorAll('li[aria-posinset]')].map((item) =>
          Number(item.getAttribute('aria-posinset')),
        )
        return Math.max(0, ...positions)
      })
    await expect.poll(reached, farTries).toBeGreaterThan(position)
  }

  /** Names of the cards that are wholly in view, each with how far from the top of the window it stands, px. */
  const inView = () =>
    cards().evaluateAll((all) =>
      all
        .map((one) => ({ name: one.getAttribute('aria-label') ?? '', rect: one.getBoundingClientRect() }))
        .filter(({ rect }) => rect.top > 70 && rect.bottom < window.innerHeight - 90)
        .map(({ name, rect }) => ({ name, topPx: rect.top })),
    )

  async function firstInView(): Promise<{ name: string; topPx: number }> {
    await expect.poll(async () => (await inView()).length, tries).toBeGreaterThan(1)
    const [first] = await inView()
    if (!first) throw new Error('Nothing is in view.')
    return first
  }

  async function openAndComeBack(name: string): Promise<void> {
    await card(name)
      .getByRole('link', { name: `Edit the words, ${name}` })
      .click()
    await page.waitForURL('**/edit/**')
    await page.locator('canvas[data-painted="true"]').waitFor(tries)
    await page.goBack()
    await page.waitForURL('**/library')
  }

  const topOf = async (name: string) => (await card(name).boundingBox())?.y ?? Number.NaN

  test('goes on as one scrolls, and holds no more than what is near', async () => {
    await scrollTo(1000)
    expect(await cards().count()).toBeLessThan(cardsMax)
  })

  test('keeps its place beyond the thousandth for who opens one and comes back', async () => {
    const { name, topPx } = await firstInView()
    await openAndComeBack(name)
    await expect.poll(async () => Math.abs((await topOf(name)) - topPx), tries).toBeLessThan(samePx)
  })

  test('keeps it also after one was deleted there', async () => {
    const { name: gone } = await firstInView()
    await card(gone)
      .getByRole('button', { name: `More, ${gone}` })
      .click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await card(gone).waitFor({ state: 'detached' })
    // With the toast goes the way back.
    await page.getByRole('link', { name: `Memes ${memes - 1}` }).waitFor({ state: 'attached', ...tries })
    const { name, topPx } = await firstInView()
    await openAndComeBack(name)
    await expect.poll(async () => Math.abs((await topOf(name)) - topPx), tries).toBeLessThan(samePx)
    expect(await card(gone).count()).toBe(0)
    await allShown(memes - 1)
  })

  test('keeps a star that was given far down, also when the card was away', async () => {
    const { name } = await firstInView()
    const star = card(name).getByRole('button', { name: `Star, ${name}` })
    const wanted = (await star.getAttribute('aria-pressed')) !== 'true'
    await star.click()
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe(String(wanted))
    const whereTo = await page.evaluate(() => window.scrollY)
    await page.evaluate(() => window.scrollTo(0, 0))
    // The focus keeps a card in the document, and goes to another.
    const { name: other } = await firstInView()
    await card(other)
      .getByRole('button', { name: `Star, ${other}` })
      .focus()
    await card(name).waitFor({ state: 'detached' })
    await page.evaluate((topPx) => window.scrollTo(0, topPx), whereTo)
    await expect.poll(() => star.getAttribute('aria-pressed'), tries).toBe(String(wanted))
  })

  test('lets one pick across pages, delete what is picked, and take it back', async () => {
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    const pick = async () => {
      const { name } = await firstInView()
      await page.getByRole('checkbox', { name: `Pick, ${name}`, exact: true }).check()
      return name
    }
    const near = await pick()
    await scrollTo(1200)
    const far = await pick()
    const bar = page.getByRole('toolbar', { name: 'What is picked' })
    await bar.getByText('2 picked').waitFor()
    await bar.getByRole('button', { name: 'Delete' }).click()
    await card(far).waitFor({ state: 'detached' })
    await allShown(memes - 3)
    await page.getByRole('button', { name: 'Undo' }).click()
    await card(far).waitFor()
    await allShown(memes - 1)
    await page.evaluate(() => window.scrollTo(0, 0))
    await card(near).waitFor()
  })

  test('finds one of all by its words, and all of them again', async () => {
    const field = page.getByRole('searchbox')
    await field.fill('meme 1777')
    await page.getByText('1 of 1').waitFor({ state: 'attached' })
    await card('Meme 1777').waitFor()
    await field.press('Escape')
    await allShown(memes - 1)
  })

  test('is found by the palette, however old, with the way to all that have the words', async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Find anything' }).waitFor()
    await page.keyboard.type('1888')
    const found = page.getByRole('group', { name: 'Your memes' }).getByRole('option')
    await found.filter({ hasText: 'Meme 1888' }).waitFor(tries)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('meme')
    await found.filter({ hasText: `All ${memes - 1} in your library` }).click()
    await page.waitForURL('**/library?q=meme')
    await expect.poll(() => page.getByRole('searchbox').inputValue(), tries).toBe('meme')
    await allShown(memes - 1)
  })
})
