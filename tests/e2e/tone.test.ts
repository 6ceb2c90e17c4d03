import { signIn } from '@tests/support/accounts'
import { openApp } from '@tests/support/app-page'
import { launchBrowser } from '@tests/support/browser'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { isOfTone } from '@/core/writer/offer/template-traits'
import { recipes } from '@/templates/recipes'
import { titleOf } from '@/templates/template-index'

const product = inject('product')
const sentence = 'the printer only works when nobody watches'
const tries = { timeout: 30_000 }
/** The request that starts a run. */
const runCall = /\/api\/trpc\/meme\.streamTextToMeme/

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  page = await context.newPage()
  await signIn(page, product)
  await openApp(page, product, '/create')
})

afterAll(async () => {
  await browser?.close()
})

const toneChoice = () => page.getByRole('combobox', { name: 'Tone of the memes' })

async function hasFocus(name: RegExp): Promise<void> {
  const option = page.getByRole('option', { name })
  await expect.poll(() => option.evaluate((found) => found === document.activeElement), tries).toBe(true)
}

/** The names of the pictures under which the memes stand. */
async function titles(): Promise<string[]> {
  const memes = page.getByRole('list', { name: 'Memes' }).getByRole('article')
  await expect.poll(() => memes.count(), tries).toBe(12)
  return (await memes.locator('p b').allTextContents()).map((title) => title.replace(/:$/, ''))
}

const toneOf = (body: string | null) => /"tone":"(\w+)"/.exec(body ?? '')?.[1]

describe('the tone of the memes', () => {
  test('its menu comes when it is asked for, and the keyboard is enough', async () => {
    await page.getByRole('textbox', { name: 'What happened?' }).fill(sentence)
    await expect.poll(() => toneChoice().textContent()).toBe('Any tone')
    await toneChoice().press('Enter')
    await hasFocus(/^Any tone/)
    expect(await page.getByRole('option').count()).toBe(5)
    await page.keyboard.press('ArrowDown')
    await hasFocus(/^Dry/)
    await page.keyboard.press('Enter')
    await expect.poll(() => toneChoice().textContent()).toBe('Dry')
    // The menu was another element than the button before it.
    const hasIt = () => toneChoice().evaluate((choice) => choice === document.activeElement)
    await expect.poll(hasIt, tries).toBe(true)
  })

  test('on a phone the choices stand in one row, and each is as high as a finger', async () => {
    const boxes = await page
      .getByRole('combobox')
      .evaluateAll((choices) => choices.map((choice) => choice.getBoundingClientRect().toJSON()))
    expect(boxes).toHaveLength(3)
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1)
    for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
  })

  test('it is heard in the memes, and Reroll keeps it', async () => {
    const asked = page.waitForRequest(runCall)
    await page.getByRole('button', { name: 'Make 12 memes' }).click()
    expect(toneOf((await asked).postData())).toBe('dry')
    await page.getByText('1 credit spent').waitFor({ state: 'attached' })
    const drawn = await titles()
    const dryNames = recipes.filter(({ traits }) => isOfTone(traits, 'dry')).map((one) => one.templateName)
    const dryTitles = new Set(dryNames.map(titleOf))
    expect(drawn.filter((title) => dryTitles.has(title)).length).toBeGreaterThanOrEqual(5)
    const again = page.waitForRequest(runCall)
    await page.getByRole('button', { name: /^Reroll/ }).click()
    expect(toneOf((await again).postData())).toBe('dry')
    await expect.poll(titles, tries).not.toEqual(drawn)
  })

  test('the sentence is offered again with its first pictures, and takes its tone along', async () => {
    await page.goto(`${product.baseUrl}/create`)
    const leftOff = page.getByRole('region', { name: 'Where you left off' })
    const [first] = await Promise.all([leftOff.getByRole('button').first(), leftOff.waitFor()])
    // Decoration: the sentence beside them is the name of the button.
    expect(await first.getByRole('img').count()).toBe(0)
    const pictures = first.locator('img')
    expect(await pictures.count()).toBe(3)
    await first.scrollIntoViewIfNeeded()
    await expect
      .poll(() => pictures.first().evaluate((picture: HTMLImageElement) => picture.naturalWidth), tries)
      .toBe(128)
    await expect.poll(() => toneChoice().textContent()).toBe('Any tone')
    await first.click()
    await expect.poll(() => toneChoice().textContent()).toBe('Dry')
    expect(await page.getByRole('textbox', { name: 'What happened?' }).inputValue()).toBe(sentence)
  })

  test('so does its page in the library', async () => {
    await page.goto(`${product.baseUrl}/library/prompts`)
    await page.getByRole('list', { name: 'Prompts' }).getByRole('link').first().click()
    await page.waitForURL('**/prompts/*')
    await page.getByRole('link', { name: 'Run it again' }).click()
    await page.waitForURL('**/create?*')
    await expect.poll(() => toneChoice().textContent()).toBe('Dry')
  })
})
