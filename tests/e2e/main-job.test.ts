import { launchBrowser } from '@tests/support/browser'
import { closeProduct, openProduct, type Product, restartProduct } from '@tests/support/product'
import { signUp } from '@tests/support/sign-up'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const sentence = 'my boss says we are a family but denies my vacation'
const tries = { timeout: 30_000 }

/** Its own product: this test kills the server. */
let product: Product
let browser: Browser
let page: Page
/** Errors in the page that were not shown to the user. */
const complaints: string[] = []

beforeAll(async () => {
  product = await openProduct()
  browser = await launchBrowser()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  page = await context.newPage()
  page.on('pageerror', (error) => complaints.push(String(error)))
})

afterAll(async () => {
  await browser?.close()
  await closeProduct(product)
})

async function isStarredInLibrary(reader: Page, name: string): Promise<boolean> {
  await reader.goto(`${product.baseUrl}/library`)
  const star = reader.getByRole('button', { name, exact: true })
  await star.waitFor()
  return (await star.getAttribute('aria-pressed')) === 'true'
}

describe('from a sentence to a kept meme', () => {
  test('a person signs up through the mailbox and stands before an empty prompt', async () => {
    await signUp(page, product)
    await page.getByRole('heading', { name: 'What happened?' }).waitFor()
    expect(await page.getByRole('textbox', { name: 'What happened?' }).inputValue()).toBe('')
  })

  test('twelve memes arrive, each on a template of its own', async () => {
    await page.getByRole('textbox', { name: 'What happened?' }).fill(sentence)
    await page.getByRole('button', { name: 'Make 12 memes' }).click()
    const memes = page.getByRole('list', { name: 'Memes' }).getByRole('article')
    await expect.poll(() => memes.count(), tries).toBe(12)
    await expect.poll(() => page.locator('canvas[data-painted="true"]').count(), tries).toBe(12)
    // The bold words under a meme are the title of its template.
    const titles = await memes.locator('p b').allTextContents()
    expect(new Set(titles).size).toBe(12)
  })

  test('the words of the sentence are in the memes', async () => {
    const names = await page
      .getByRole('list', { name: 'Memes' })
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''))
    const telling = names.filter((name) => /boss|family|vacation/i.test(name))
    expect(telling.length).toBeGreaterThanOrEqual(6)
  })

  test('a starred meme is in the library, starred, after the server was killed and started again', async () => {
    const star = page.getByRole('button', { name: /^Star, / }).first()
    const name = (await star.getAttribute('aria-label')) ?? ''
    await star.click()
    // A second page sees what is stored, where the first one shows what it hopes for.
    const other = await page.context().newPage()
    await expect.poll(() => isStarredInLibrary(other, name), tries).toBe(true)
    await restartProduct(product)
    expect(await isStarredInLibrary(page, name)).toBe(true)
    expect(await page.getByRole('button', { name: /^Star, /, pressed: true }).count()).toBe(1)
    await other.close()
  })

  test('the pictures of the library are real pictures', async () => {
    const shelf = page.getByRole('list', { name: 'Memes' }).getByRole('article')
    await expect.poll(() => shelf.count(), tries).toBeGreaterThanOrEqual(10)
    const first = shelf.first().getByRole('img').first()
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth), tries)
      .toBeGreaterThan(0)
  })

  test('nothing failed unseen on the way', () => {
    expect(complaints).toEqual([])
  })
})
