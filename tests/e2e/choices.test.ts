import { signIn } from '@tests/support/accounts'
import { openApp } from '@tests/support/app-page'
import { axeFindings } from '@tests/support/axe-findings'
import { launchBrowser } from '@tests/support/browser'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

const product = inject('product')
const tries = { timeout: 30_000 }

const devices = [
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  { name: 'desk', viewport: { width: 1440, height: 900 } },
]
const languages = ['Language you write in', 'Language of the memes']
const places = [
  { path: '/create', choices: ['Language you write in', 'Tone of the memes'] },
  { path: '/gifs', choices: ['Language of the memes', 'Tone of the memes'] },
  { path: '/themed', choices: ['Language of the memes'] },
]

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

describe.each(devices)('what a run is asked with, on the $name', ({ name: _name, ...device }) => {
  let context: BrowserContext
  let page: Page
  beforeAll(async () => {
    context = await browser.newContext({ ...device, reducedMotion: 'reduce' })
    page = await context.newPage()
    await signIn(page, product)
  })
  afterAll(() => context?.close())

  const choice = (name: string) => page.getByRole('combobox', { name })

  test.each(places)(
    'breaks no rule while it is chosen at $path, and stands within the window',
    async ({ path, choices }) => {
      await openApp(page, product, path)
      for (const name of choices) {
        await choice(name).click()
        const list = page.getByRole('listbox')
        await list.waitFor(tries)
        expect([name, await axeFindings(page)]).toEqual([name, []])
        const { x, width } = (await list.boundingBox()) ?? { x: -1, width: 0 }
        expect([name, x >= 0 && x + width <= device.viewport.width]).toEqual([name, true])
        await page.keyboard.press('Escape')
        await list.waitFor({ state: 'detached' })
      }
    },
  )

  test('is kept with the sentence, said on its page, and asked for again with it', async () => {
    await openApp(page, product, '/create')
    await page
      .getByRole('textbox', { name: 'What happened?' })
      .fill('der Drucker druckt nur, wenn keiner schaut')
    const choose = async (name: string, wanted: RegExp) => {
      await choice(name).click()
      await page.getByRole('option', { name: wanted }).click()
      await page.getByRole('listbox').waitFor({ state: 'detached' })
    }
    for (const name of languages) await choose(name, /^Deutsch/)
    await choose('Tone of the memes', /^Dry/)
    await page.reload()
    await expectChosen()
    await page.getByRole('button', { name: 'Make 12 memes' }).click()
    await page.getByText('1 credit spent').waitFor({ state: 'attached', ...tries })
    await page.goto(`${product.baseUrl}/library/prompts`)
    await page.getByRole('list', { name: 'Prompts' }).getByRole('link').first().click()
    await page.waitForURL('**/prompts/*')
    await page.getByText('In German · Dry tone').waitFor(tries)
    await page.getByRole('link', { name: 'Run it again' }).click()
    await page.waitForURL('**/create?*')
    await expectChosen()
    const box = page.getByRole('textbox', { name: 'What happened?' })
    await expect.poll(() => box.inputValue(), tries).toContain('der Drucker')
  })

  async function expectChosen(): Promise<void> {
    const chosen = () => page.getByRole('main').getByRole('combobox').allTextContents()
    await expect.poll(chosen, tries).toEqual(['Deutsch', 'Deutsch', 'Dry'])
  }
})
