import { createAccount, newPerson, type Person } from '@tests/support/accounts'
import { launchBrowser } from '@tests/support/browser'
import { newestMail } from '@tests/support/mailbox'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

const product = inject('product')
const tries = { timeout: 30_000 }
const nextPassword = 'three other words in a row'

let browser: Browser
let page: Page
let other: Page
const person: Person = newPerson()

async function newPage(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  return context.newPage()
}

async function signInByForm(at: Page, { email, password }: Person): Promise<void> {
  await at.goto(`${product.baseUrl}/login`)
  await at.getByLabel('E-mail', { exact: true }).fill(email)
  await at.getByLabel('Password', { exact: true }).fill(password)
  await at.getByRole('button', { name: 'Sign in', exact: true }).click()
}

beforeAll(async () => {
  browser = await launchBrowser()
  page = await newPage()
  await createAccount(product, person)
  // By password: a session that a mail opened need not know the current one.
  await signInByForm(page, person)
  await page.waitForURL('**/create')
  other = await newPage()
  await signInByForm(other, person)
  await other.waitForURL('**/create')
})
afterAll(() => browser?.close())

async function openAccount(): Promise<void> {
  await page.goto(`${product.baseUrl}/account`)
  await page.getByRole('heading', { name: 'Sessions' }).waitFor()
}

describe('making an account', () => {
  async function wish(email: string, password: string): Promise<Page> {
    const visitor = await newPage()
    await visitor.goto(`${product.baseUrl}/login?mode=sign-up`)
    await visitor.getByLabel('E-mail', { exact: true }).fill(email)
    await visitor.getByLabel('Password', { exact: true }).fill(password)
    await visitor.getByRole('button', { name: 'Make an account' }).click()
    return visitor
  }

  test('with a throw-away address is refused with a sentence', async () => {
    const visitor = await wish('somebody@mailinator.com', person.password)
    await visitor.getByText('That mailbox is thrown away after minutes.').waitFor()
  })

  test('with a password that everybody tries first is refused with a sentence', async () => {
    const visitor = await wish(newPerson().email, 'password1')
    await visitor.getByText('Everybody tries that one first.').waitFor()
  })
})

describe('the account', () => {
  test('shows the address and both sessions, this one first', async () => {
    await openAccount()
    await page.getByText(person.email).first().waitFor()
    await expect
      .poll(async () => {
        await openAccount()
        return page.getByText('with the password.').count()
      }, tries)
      .toBe(2)
    const first = page.getByRole('listitem').filter({ hasText: 'with the password.' }).first()
    expect(await first.textContent()).toContain('this one')
  })

  test('takes no new password from somebody who does not know the current one', async () => {
    await openAccount()
    await page.getByLabel('Password you have now').fill('a wrong guess of it')
    await page.getByLabel('New password').fill(nextPassword)
    await page.getByRole('button', { name: 'Save the password' }).click()
    await page.getByText('That is not the password you have now.').waitFor()
    await page.getByLabel('Password you have now').fill('')
    await page.getByRole('button', { name: 'Save the password' }).click()
    await page.getByText('The password you have now is missing.').waitFor()
  })

  test('takes one with it, and ends the other session', async () => {
    await openAccount()
    await page.getByLabel('Password you have now').fill(person.password)
    await page.getByLabel('New password').fill(nextPassword)
    await page.getByRole('button', { name: 'Save the password' }).click()
    await page.getByText('Saved. Every other device is signed out.').waitFor()
    const token = await accessToken(other)
    const made = await fetch(`${product.baseUrl}/api/v1/api-key/generate-new`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(made.status).toBe(401)
    await openAccount()
    expect(await page.getByText('with the password.').count()).toBe(1)
    const stranger = await newPage()
    await signInByForm(stranger, person)
    await stranger.getByText('E-mail and password do not match.').waitFor()
    await signInByForm(stranger, { ...person, password: nextPassword })
    await stranger.waitForURL('**/create')
  })

  test('signs out one other session, which has to sign in again', async () => {
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const lost = await (await browser.newContext({ userAgent })).newPage()
    await signInByForm(lost, { ...person, password: nextPassword })
    await lost.waitForURL('**/create')
    const button = page.getByRole('button', { name: 'Sign out: Firefox on Windows' })
    await expect
      .poll(async () => {
        await openAccount()
        return button.count()
      }, tries)
      .toBe(1)
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByText('Done. Firefox on Windows is signed out.').waitFor()
    await expect.poll(() => button.count(), tries).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), tries).toBe('UL')
    await lost.goto(`${product.baseUrl}/account`)
    await lost.waitForURL(/\/login\?next=(?:%2F|\/)account$/)
    await lost.getByLabel('Password', { exact: true }).waitFor()
  })

  test('signs out everywhere else', async () => {
    await openAccount()
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await page.getByText('Done. Nobody else is signed in to your account.').waitFor()
    await expect.poll(() => page.getByText('with the password.').count(), tries).toBe(1)
  })

  test('moves to another address once both mailboxes said yes', async () => {
    const moved = newPerson().email
    await openAccount()
    await page.getByRole('button', { name: 'Change it' }).click()
    await page.getByLabel('New e-mail').fill('somebody@mailinator.com')
    await page.getByRole('button', { name: 'Send the mails' }).click()
    await page.getByText('That mailbox is thrown away after minutes.').waitFor()
    await page.getByLabel('New e-mail').fill(moved)
    await page.getByRole('button', { name: 'Send the mails' }).click()
    await page.getByText('two mails are on their way').waitFor()
    for (const address of [moved, person.email]) {
      const { link, type } = await newestMail(product.baseUrl, address)
      expect(type).toBe('email_change')
      await page.goto(link ?? '')
      await page.getByRole('button', { name: 'Confirm this address' }).click()
      if (address === moved) await page.getByText('One of two').waitFor()
      else await page.waitForURL('**/account')
    }
    await page.getByText(moved).first().waitFor()
  })
})

/** The token in a page's cookie, as the SDK keeps it. */
async function accessToken(of: Page): Promise<string> {
  const cookies = await of.context().cookies(product.baseUrl)
  const value = cookies
    .filter(({ name }) => /^sb-quipsmith-auth-token(?:\.\d+)?$/.test(name))
    .sort((a, b) => a.name.localeCompare(b.name))
    .map((cookie) => cookie.value)
    .join('')
  const text = Buffer.from(value.replace(/^base64-/, ''), 'base64url').toString()
  return JSON.parse(text).access_token
}
