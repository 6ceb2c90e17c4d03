import { signIn } from '@tests/support/accounts'
import { openApp } from '@tests/support/app-page'
import { launchBrowser } from '@tests/support/browser'
import { comeToRest } from '@tests/support/come-to-rest'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

const product = inject('product')
const { baseUrl } = product
const phone = { width: 390, height: 844 }
let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true })
  page = await context.newPage()
  await signIn(page, product)
  await openApp(page, product, '/create')
  await page
    .getByRole('textbox', { name: 'What happened?' })
    .fill('the printer only works when nobody watches')
  await page.getByRole('button', { name: /^Make 12 memes/ }).tap()
  await page.locator('canvas[data-painted="true"]').nth(11).waitFor({ state: 'attached', timeout: 90_000 })
})

afterAll(async () => {
  await browser?.close()
})

const menu = () => page.getByRole('menu')
const openMore = async () => {
  const more = page.getByRole('button', { name: /^More, / }).first()
  await more.tap()
  await menu().getByRole('menuitem', { name: 'Copy image', exact: true }).waitFor()
}

describe('menus on a phone', () => {
  test('rise from the lower edge over the bars, and do nothing that the opening finger did not mean', async () => {
    await page.goto(`${baseUrl}/library`)
    await openMore()
    await comeToRest(page)
    const box = await menu().boundingBox()
    expect(box && Math.round(box.y + box.height)).toBe(phone.height)
    expect(box && Math.round(box.width)).toBe(phone.width)
    const last = menu().getByRole('menuitem').last()
    const isOnTop = await last.evaluate((item) => {
      const { left, top, width, height } = item.getBoundingClientRect()
      return item.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(isOnTop).toBe(true)
    expect(await page.locator('[data-sonner-toast]').count()).toBe(0)
  })

  test('a tap beside closes the sheet and presses nothing beneath', async () => {
    await page.touchscreen.tap(100, 140)
    await menu().waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/library')
  })

  test('a line of the sheet is pressed as in a menu', async () => {
    await openMore()
    await menu().getByRole('menuitem', { name: 'All of its prompt' }).tap()
    await page.waitForURL('**/prompts/*')
  })

  test('dialogs stand on the lower edge too', async () => {
    await openApp(page, product, '/account')
    await page.getByRole('button', { name: 'Close my account' }).tap()
    const dialog = page.getByRole('alertdialog')
    await dialog.waitFor()
    await expect
      .poll(async () => {
        const box = await dialog.boundingBox()
        return box && Math.round(box.y + box.height)
      })
      .toBe(phone.height)
    await dialog.getByRole('button', { name: 'Keep it' }).tap()
    await dialog.waitFor({ state: 'hidden' })
  })
})

test('the tab that is open stands in view on a phone, also the last one', async () => {
  for (const shelf of ['visuals', 'saved']) {
    await page.goto(`${baseUrl}/library/${shelf}`)
    const tab = page.getByRole('navigation', { name: 'Shelves' }).locator('[aria-current]')
    await tab.waitFor()
    await expect
      .poll(async () => {
        const box = await tab.boundingBox()
        return box !== null && box.x >= 0 && box.x + box.width <= phone.width
      })
      .toBe(true)
  }
})
