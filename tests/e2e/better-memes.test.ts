import { filled, json } from '@tests/integrations/language-model/sample-memes'
import { signIn } from '@tests/support/accounts'
import { openApp } from '@tests/support/app-page'
import { launchBrowser } from '@tests/support/browser'
import { baseUrlOf, type ModelServer, startModelServer } from '@tests/support/model-server'
import { closeProduct, openProduct, type Product } from '@tests/support/product'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { templates } from '@/templates/templates'

const sentence = 'my boss says we are a family but denies my vacation'
const tries = { timeout: 30_000 }
/** Calls that write the memes of a run of twelve at the same time. */
const writers = 3

/** More than are wanted, because some have no room for the words of the test. */
const said = templates.filter(({ motion }) => !motion).map(({ name }) => filled(name))

let product: Product
let model: ModelServer
let browser: Browser
let page: Page
/** Lets the model speak up to a share of what it says. */
let letSpeak: (share: number) => void

beforeAll(async () => {
  browser = await launchBrowser()
  model = await startModelServer()
  product = await openProduct({
    LANGUAGE_MODEL_PROVIDER: 'openai-compatible',
    LANGUAGE_MODEL: 'test-model',
    LANGUAGE_MODEL_BASE_URL: baseUrlOf(model, 'openai-compatible'),
    LANGUAGE_MODEL_TIMEOUT_MS: '120000',
  })
}, 500_000)

afterAll(async () => {
  await browser?.close()
  await model.close()
  await closeProduct(product)
})

beforeEach(async () => {
  model.requests.length = 0
  model.hangUps = 0
  let allowed = 0
  const waiting = new Set<() => void>()
  letSpeak = (share) => {
    allowed = share
    for (const goOn of waiting) goOn()
    waiting.clear()
  }
  const waits = async (share: number) => {
    while (share >= allowed) {
      await new Promise<void>((resolve) => {
        waiting.add(resolve)
      })
    }
  }
  model.plan = { says: json(said), pieceLetters: 40, waits }
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  page = await context.newPage()
  await signIn(page, product)
  await openApp(page, product, '/create')
  await page.getByRole('textbox', { name: 'What happened?' }).fill(sentence)
  await page.getByRole('button', { name: 'Make 12 memes' }).click()
  await expect.poll(painted, tries).toBe(12)
})

const list = () => page.getByRole('list', { name: 'Memes' })
const painted = () => page.locator('canvas[data-painted="true"]').count()
const names = () =>
  list()
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''))
const better = async () => (await names()).filter((name) => /nap 1/i.test(name)).length
const creditsLeft = async () =>
  /^\d+/.exec(
    (await page
      .getByText(/^\d+ credits left$/)
      .first()
      .textContent()) ?? '',
  )?.[0]
const stars = () => page.getByRole('button', { name: /^Star, / }).count()

/** Where every card and its picture stand; a card under the pointer rises, which does not count. */
function places(): Promise<number[][]> {
  return list()
    .locator('li, article > div:first-child')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element as HTMLElement
        const sizes = [offsetLeft, offsetTop, offsetWidth]
        return element.matches('li') ? sizes : [...sizes, offsetHeight]
      }),
    )
}

describe('while a model is still writing', () => {
  test('the built-in memes are there, and the better ones take their places', async () => {
    expect(await better()).toBe(0)
    expect(await stars()).toBe(0)
    await page.getByText('Better ones may come.').waitFor()
    await page.getByText('12 of 12 inked').first().waitFor({ state: 'attached' })
    const before = await places()
    const drafts = await names()

    letSpeak(0.1)
    await expect.poll(better, tries).toBeGreaterThanOrEqual(2)
    await expect.poll(painted, tries).toBe(12)
    const some = await names()
    expect(some.filter((name) => drafts.includes(name)).length).toBeGreaterThan(2)
    expect(await places()).toEqual(before)
    expect(await stars()).toBe(0)
    expect(await creditsLeft()).toBe('20')

    letSpeak(2)
    await expect.poll(stars, tries).toBe(12)
    await expect.poll(better, tries).toBe(12)
    await page.getByText('1 credit spent, 19 left').waitFor()
    await expect.poll(painted, tries).toBe(12)
    expect(await places()).toEqual(before)
    const kept = await names()
    await page.goto(`${product.baseUrl}/library`)
    await expect.poll(() => names().then((shelf) => shelf.toSorted()), tries).toEqual(kept.toSorted())
  })

  test('going back to the sentence before anything better came costs nothing, and the model is told', async () => {
    await page.getByRole('button', { name: 'Edit the sentence' }).click()
    await expect.poll(() => model.hangUps, tries).toBe(writers)
    expect(await page.getByRole('textbox', { name: 'What happened?' }).inputValue()).toBe(sentence)
    await page.goto(`${product.baseUrl}/library`)
    await page.getByRole('heading', { name: 'Nothing in here yet' }).waitFor()
    await expect.poll(creditsLeft, tries).toBe('20')
  })

  test('leaving the page for good after something better came keeps what there was', async () => {
    letSpeak(0.1)
    await expect.poll(better, tries).toBeGreaterThanOrEqual(2)
    const other = await page.context().newPage()
    await page.close()
    await expect.poll(() => model.hangUps, tries).toBe(writers)
    page = other
    const shelf = async () => {
      await page.goto(`${product.baseUrl}/library`)
      await list()
        .waitFor({ timeout: 2000 })
        .catch(() => undefined)
      return list().getByRole('article').count()
    }
    await expect.poll(shelf, tries).toBe(12)
    expect(await better()).toBeGreaterThanOrEqual(2)
    await expect.poll(creditsLeft, tries).toBe('19')
  })
})
