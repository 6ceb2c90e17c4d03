import { newPerson, type Person, signIn } from '@tests/support/accounts'
import { axeFindings } from '@tests/support/axe-findings'
import { launchBrowser } from '@tests/support/browser'
import { newestMail } from '@tests/support/mailbox'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

const product = inject('product')
const nextPassword = 'three other words in a row'

let browser: Browser
let page: Page
const person: Person = newPerson()

async function newPage(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  return context.newPage()
}

beforeAll(async () => {
  browser = await launchBrowser()
  page = await newPage()
  await signIn(page, product, person)
})
afterAll(() => browser?.close())

async function statusWith(key: string): Promise<number> {
  const headers = { authorization: `Bearer ${key}` }
  return (await fetch(`${product.baseUrl}/api/v1/account/used-credits`, { headers })).status
}

async function openKeys(): Promise<void> {
  await page.goto(`${product.baseUrl}/account/api`)
  await page.getByRole('heading', { name: 'All keys' }).waitFor()
}

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })

/** Makes a key with the keyboard alone. @returns the whole key */
async function makeKey(name: string): Promise<string> {
  await openKeys()
  await page.getByRole('button', { name: 'New key', exact: true }).press('Enter')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.keyboard.press('Enter')
  const field = page.getByLabel('Your new key')
  await field.waitFor()
  await row(name).waitFor()
  return field.inputValue()
}

describe('the page of keys', () => {
  test('makes a key that works, shows it once and revokes it when that is confirmed', async () => {
    const key = await makeKey('Slack bot')
    expect(key).toMatch(/^qs_live_/)
    expect(await page.getByLabel('Your new key').evaluate((field) => field === document.activeElement)).toBe(
      true,
    )
    expect(await statusWith(key)).toBe(200)
    await openKeys()
    expect(await row('Slack bot').textContent()).toMatch(/Live.*Read and generate.*Last used today/)
    expect(await page.content()).not.toContain(key)
    await row('Slack bot').getByRole('button').press('Enter')
    await page.getByRole('button', { name: 'Keep it' }).press('Enter')
    expect(await statusWith(key)).toBe(200)
    await row('Slack bot').getByRole('button').press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).press('Enter')
    // Behind the open dialog no row is found, so the row alone says nothing.
    await page.getByText('Key revoked.').waitFor()
    await row('Slack bot').waitFor({ state: 'detached' })
    expect(await statusWith(key)).toBe(401)
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('New key')
  })

  test('says what is missing, and makes nothing', async () => {
    await openKeys()
    await page.getByRole('button', { name: 'New key', exact: true }).click()
    await page.getByRole('button', { name: 'Make the key' }).click()
    await page.getByText('Give the key a name.').waitFor()
    await page.getByLabel('Name', { exact: true }).fill('Nothing')
    for (const scope of ['Read', 'Generate'])
      await page.getByRole('checkbox', { name: scope, exact: true }).uncheck()
    await page.getByRole('button', { name: 'Make the key' }).click()
    await page.getByText('Tick at least one thing it may do.').waitFor()
    await page.getByRole('checkbox', { name: 'Read', exact: true }).check()
    await page.getByLabel('Name', { exact: true }).fill('x'.repeat(61))
    await page.getByRole('button', { name: 'Make the key' }).click()
    await page.getByText('name must be at most 60 characters.').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await row('Nothing').count()).toBe(0)
  })

  test('ends the day of a replaced key when its owner says so', async () => {
    await openKeys()
    await page.getByRole('button', { name: 'Make a key' }).click()
    const old = await page.getByLabel('Your new key').inputValue()
    await page.getByRole('button', { name: 'Make a new key' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new key' }).click()
    await page.getByText(/^Ends in 2[34] h$/).waitFor()
    const current = await page.getByLabel('Your new key').inputValue()
    expect([await statusWith(old), await statusWith(current)]).toEqual([200, 200])
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect([width, await axeFindings(page)]).toEqual([width, []])
    }
    await page.getByRole('button', { name: /^End now/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End now' }).click()
    await page.getByText('Key revoked.').waitFor()
    await row('Replaced key').waitFor({ state: 'detached' })
    expect([await statusWith(old), await statusWith(current)]).toEqual([401, 200])
  })
})

describe('a new password', () => {
  async function savePassword(password: string, revokesKeys: boolean): Promise<void> {
    await page.getByLabel('New password').fill(password)
    const box = page.getByRole('checkbox', { name: 'Also end my API keys' })
    expect(await box.isChecked()).toBe(false)
    if (revokesKeys) await box.check()
    await page.getByRole('button', { name: 'Save the password' }).click()
  }

  test('ends the API keys when that is ticked, and leaves them otherwise', async () => {
    const key = await makeKey('Survivor')
    // The mail of the sign-up opened this session, so it need not know the current password.
    for (const [password, revokesKeys, status] of [
      [nextPassword, false, 200],
      [`${nextPassword} again`, true, 401],
    ] as const) {
      await page.goto(`${product.baseUrl}/account`)
      await savePassword(password, revokesKeys)
      await page.getByText('Saved. Every other device is signed out.').waitFor()
      expect(await statusWith(key)).toBe(status)
    }
  })

  test('chosen after a forgotten one can end them too', async () => {
    const key = await makeKey('Forgotten')
    await page.context().clearCookies()
    await page.goto(`${product.baseUrl}/login?mode=forgot`)
    await page.getByLabel('E-mail', { exact: true }).fill(person.email)
    await page.getByRole('button', { name: 'E-mail me a link' }).click()
    await page.getByRole('heading', { name: 'Look in your mail' }).waitFor()
    const { link } = await newestMail(product.baseUrl, person.email)
    await page.goto(link ?? '')
    await page.getByRole('button', { name: 'Choose a new password' }).click()
    await page.waitForURL('**/auth/reset**')
    await savePassword('words after I forgot', true)
    await page.waitForURL('**/create')
    expect(await statusWith(key)).toBe(401)
  })
})
