import { signIn } from '@tests/support/accounts'
import { openApp } from '@tests/support/app-page'
import { axeFindings } from '@tests/support/axe-findings'
import { launchBrowser } from '@tests/support/browser'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

const product = inject('product')
const sentence = 'my neighbour practises the drums at six and says the morning is his best hour'
const slow = { timeout: 30_000 }

/** The phone is one: it has fingers, and what is a menu elsewhere is a sheet there. */
const devices = [
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  { name: 'tablet', viewport: { width: 820, height: 1180 } },
  { name: 'desk', viewport: { width: 1440, height: 900 } },
]

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

async function expectClean(page: Page, what: string): Promise<void> {
  expect(await axeFindings(page), what).toEqual([])
}

describe.each(devices)('the ten-second meme, on the $name', ({ name, ...device }) => {
  let page: Page
  beforeAll(async () => {
    const context = await browser.newContext({
      ...device,
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    page = await context.newPage()
    await signIn(page, product)
    await openApp(page, product, '/create')
  })
  afterAll(() => page?.context().close())

  const cards = () => page.getByRole('list', { name: 'Memes' }).getByRole('article')
  const namesOf = () => cards().evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')))
  const action = (card: Locator, verb: string) => card.getByRole('button', { name: new RegExp(`^${verb}, `) })
  const lines = () => page.getByRole(name === 'phone' ? 'dialog' : 'menu')
  const line = (label: string) =>
    name === 'phone'
      ? lines().getByRole('button', { name: label })
      : lines().getByRole('menuitem', { name: label })
  const toast = (words: string) => page.getByText(words, { exact: true }).waitFor(slow)

  test('a sentence becomes twelve memes', async () => {
    await expectClean(page, 'empty')
    await page.getByRole('textbox', { name: 'What happened?' }).fill(sentence)
    await page.getByRole('button', { name: 'Make 12 memes' }).click()
    await expect.poll(() => cards().count(), slow).toBe(12)
    await cards().first().locator('canvas[data-painted="true"]').waitFor(slow)
    await expectClean(page, 'twelve memes')
  })

  test('one is starred, locked, copied and downloaded', async () => {
    const card = cards().first()
    await action(card, 'Star').click()
    await expect.poll(() => action(card, 'Star').getAttribute('aria-pressed')).toBe('true')
    await action(card, 'Lock').click()
    await expect.poll(() => action(card, 'Lock').getAttribute('aria-pressed')).toBe('true')
    await action(card, 'Copy image').click()
    await toast('Image copied, with its alt text.')
    const kinds = await page.evaluate(async () =>
      (await navigator.clipboard.read()).flatMap(({ types }) => [...types]),
    )
    expect(kinds).toContain('image/png')
    await action(card, 'Download').click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'PNG, for everywhere' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.png$/)
  })

  test('what else it can do is behind “more”, which breaks no rule and gives the focus back', async () => {
    const card = cards().first()
    await action(card, 'More').click()
    await lines().waitFor()
    await expectClean(page, 'more')
    await page.keyboard.press('Escape')
    await lines().waitFor({ state: 'detached' })
    await action(card, 'More').and(page.locator(':focus')).waitFor()
    await action(card, 'More').click()
    await line('Copy alt text').click()
    await toast('Alt text copied.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await card.getAttribute('aria-label'),
    )
  })

  test('the locked one stays while the others are drawn anew', async () => {
    const before = await namesOf()
    await page.getByRole('button', { name: /^Reroll/ }).click()
    await expect
      .poll(async () => (await namesOf()).filter((one) => before.includes(one)), slow)
      .toEqual([before[0]])
    await expect.poll(() => cards().count(), slow).toBe(12)
  })

  test('its words go to another picture, one is thrown away and taken back', async () => {
    const [, ...others] = await namesOf()
    const second = cards().nth(1)
    await action(second, 'More').click()
    await line('Swap the picture').click()
    await expect.poll(async () => (await namesOf())[1], slow).not.toBe(others[0])
    const before = await namesOf()
    await action(cards().nth(2), 'More').click()
    await line('Delete').click()
    await expect.poll(() => cards().count()).toBe(11)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(namesOf).toEqual(before)
    // As it goes it gives the focus back to where it was.
    await page.getByText('Moved to the bin.').waitFor({ state: 'detached', ...slow })
  })

  test('it is shared, and a visitor sees it without an account', async () => {
    await action(cards().first(), 'More').click()
    await line('Share link').click()
    const dialog = page.getByRole('dialog', { name: 'Share this meme?' })
    await dialog.waitFor()
    await expectClean(page, 'sharing')
    await dialog.getByRole('button', { name: 'Make a link and copy it' }).click()
    const shared = page.getByRole('dialog', { name: 'This meme has a link' })
    await shared.waitFor(slow)
    const link = await shared.getByRole('textbox', { name: 'Link' }).inputValue()
    const visitor = await (await browser.newContext(device)).newPage()
    await visitor.goto(link)
    await visitor.getByRole('link', { name: 'Make one like this' }).first().waitFor()
    await expectClean(visitor, 'the shared page')
    await visitor.context().close()
    await page.keyboard.press('Escape')
  })

  test('what goes wrong is said beside the sentence, which stays', async () => {
    await openApp(page, product, '/create')
    const box = page.getByRole('textbox', { name: 'What happened?' })
    const press = page.getByRole('button', { name: 'Make 12 memes' })
    await box.fill(sentence)
    await page.context().setOffline(true)
    await press.click()
    await page.getByText('You are offline. The sentence waits.').waitFor(slow)
    await page.context().setOffline(false)
    // The server's own answer to one call too many, without sending hundreds.
    await page.route('**/api/trpc/**', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 429,
            headers: { 'retry-after': '2', 'content-type': 'application/json' },
            body: JSON.stringify(tooManyCalls),
          })
        : route.fallback(),
    )
    await press.click()
    await page.getByText('That was quick. Again in 2 seconds.').first().waitFor(slow)
    await page.getByText('Now. Go on.').waitFor(slow)
    await page.unroute('**/api/trpc/**')
    await box.fill('I will kill my neighbour tonight with a knife')
    await press.click()
    await page.locator('#prompt-notice').filter({ hasText: /\S/ }).waitFor(slow)
    await expectClean(page, 'refused')
    expect(await box.inputValue()).toBe('I will kill my neighbour tonight with a knife')
  })
})

const tooManyCalls = {
  error: {
    json: {
      message: 'Too many calls.',
      code: -32029,
      data: { code: 'TOO_MANY_REQUESTS', httpStatus: 429, errorCode: 'RATE_LIMITED' },
    },
  },
}
