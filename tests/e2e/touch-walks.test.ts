import { signIn } from '@tests/support/accounts'
import { untilAppRuns } from '@tests/support/app-page'
import { launchBrowser } from '@tests/support/browser'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

const product = inject('product')
/** The desk is walked in the tests of each page. */
const devices = [
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  { name: 'tablet', viewport: { width: 820, height: 1180 }, hasTouch: true },
]
const tries = { timeout: 60_000 }

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

describe.each(devices)('by touch on the $name', ({ name: _name, ...device }) => {
  let page: Page
  beforeAll(async () => {
    page = await browser.newPage(device)
    await signIn(page, product)
  })
  afterAll(() => page?.close())

  const painted = () => page.locator('canvas[data-painted="true"]').count()
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

  test('six GIFs answer a sentence', async () => {
    await page.goto(`${product.baseUrl}/gifs`)
    await page.getByRole('textbox', { name: 'What happened?' }).fill('The build is green but nothing works')
    await page.getByRole('button', { name: /^Make 6 GIFs/ }).tap()
    await expect.poll(painted, tries).toBe(6)
    expect(await isWide()).toBe(false)
  })

  test('a pasted picture carries four memes about a theme', async () => {
    await page.goto(`${product.baseUrl}/themed`)
    await page.locator('input[type=file]').waitFor({ state: 'attached' })
    await untilAppRuns(page)
    await page.evaluate(async () => {
      const bytes = await (await fetch('/templates/podium-800.webp')).arrayBuffer()
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([bytes], 'pasted.webp', { type: 'image/webp' }))
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
      )
    })
    await page.getByRole('figure', { name: /^The picture:/ }).waitFor(tries)
    await page.getByRole('textbox', { name: 'The theme' }).fill('Mondays')
    await page.getByRole('button', { name: /^Make 4 memes/ }).tap()
    await expect.poll(painted, tries).toBe(4)
    expect(await isWide()).toBe(false)
  })

  test('four drawings answer an idea in the shape that was chosen', async () => {
    await page.goto(`${product.baseUrl}/visuals`)
    await page.getByRole('textbox', { name: 'The idea' }).fill('Theory and practice')
    await page.getByRole('radio', { name: '16:9' }).check({ force: true })
    await page.getByRole('button', { name: /^Draw four/ }).tap()
    await expect
      .poll(() => page.getByRole('list', { name: 'Visuals' }).getByRole('img').count(), tries)
      .toBe(4)
    expect(await isWide()).toBe(false)
  })
})
