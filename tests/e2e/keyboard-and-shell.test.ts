import { newPerson } from '@tests/support/accounts'
import { openApp } from '@tests/support/app-page'
import { axeFindings } from '@tests/support/axe-findings'
import { launchBrowser } from '@tests/support/browser'
import { newestMail } from '@tests/support/mailbox'
import type { Browser, BrowserContext, Download, Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

const product = inject('product')
const person = newPerson()
const sentence = 'my boss says we are a family but denies my vacation'
const desk = { width: 1440, height: 900 }
const tries = { timeout: 30_000 }
const phone = { width: 390, height: 844 }
const offlineWords = 'You are offline. Nothing is lost, we will try again.'
/** More than stand on any of the screens before what is looked for. */
const tabsMax = 80

let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
  context = await browser.newContext({ viewport: desk, reducedMotion: 'reduce' })
  page = await context.newPage()
})
afterAll(() => browser?.close())

const open = (path: string) => openApp(page, product, path)

/** Goes on with the Tab key until something has the focus. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor({ timeout: 60_000 })
  // A form waits for the script of its page.
  await expect.poll(() => target.isEnabled(), tries).toBe(true)
  for (let presses = 0; presses < tabsMax; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not reach ${target}.`)
}

async function typeInto(field: Locator, text: string): Promise<void> {
  await tabTo(field)
  await page.keyboard.type(text)
}

async function press(button: Locator): Promise<void> {
  await tabTo(button)
  await page.keyboard.press('Enter')
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

// Nothing in this block may touch a mouse: no click, no hover, no tap, no fill.
describe('by keyboard alone', () => {
  test('one signs up', async () => {
    await page.goto(`${product.baseUrl}/login?mode=sign-up`)
    await typeInto(page.getByLabel('E-mail', { exact: true }), person.email)
    await typeInto(page.getByLabel('Password', { exact: true }), person.password)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Look in your mail' }).waitFor()
    const { link } = await newestMail(product.baseUrl, person.email)
    await page.goto(link ?? '')
    await press(page.getByRole('button', { name: 'Confirm my address' }))
    await page.waitForURL('**/create')
  })

  test('one skips to the page, says what happened, and downloads a meme of it', async () => {
    await open('/create')
    await page.keyboard.press('Tab')
    expect(await hasFocus(page.getByRole('link', { name: 'Skip to the page' }))).toBe(true)
    await page.keyboard.press('Enter')
    await typeInto(page.getByRole('textbox', { name: 'What happened?' }), sentence)
    await page.keyboard.press('Control+Enter')
    await page.locator('canvas[data-painted="true"]').nth(11).waitFor({ timeout: 60_000 })
    await press(page.getByRole('button', { name: /^Download, / }).first())
    const item = page.getByRole('menuitem', { name: 'PNG, for everywhere' })
    await item.waitFor()
    while (!(await hasFocus(item))) await page.keyboard.press('ArrowDown')
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    const { format, width } = await sharp(await bytesOf(download)).metadata()
    expect(format).toBe('png')
    expect(width).toBeGreaterThanOrEqual(400)
  })
})

async function bytesOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

describe('the command palette', () => {
  const field = () => page.getByRole('combobox', { name: 'Find anything' })

  test('opens with Ctrl K, and gives the focus back', async () => {
    await open('/library')
    const star = page.getByRole('button', { name: /^Star, / }).first()
    await star.focus()
    await page.keyboard.press('Control+k')
    await field().waitFor()
    expect(await hasFocus(field())).toBe(true)
    await page.keyboard.press('Escape')
    await field().waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(star), tries).toBe(true)
  })

  test('leads to a screen, and the focus with it', async () => {
    await page.keyboard.press('Control+k')
    await field().waitFor()
    await page.keyboard.type('invoices')
    await page.getByRole('option', { name: 'Plan and credits', selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/account/billing')
    await expect.poll(() => hasFocus(page.getByRole('main')), tries).toBe(true)
  })

  test('finds templates and own memes, each by what it is about', async () => {
    await page.keyboard.press('Control+k')
    await field().waitFor()
    await page.keyboard.type('family')
    const templates = page.getByRole('group', { name: 'Templates' }).getByRole('option')
    await templates.first().waitFor()
    await page.getByRole('group', { name: 'Your memes' }).getByRole('option').first().waitFor()
    const name = (await templates.first().textContent()) ?? ''
    expect(name).not.toBe('')
  })

  test('takes a sentence to where memes are made of it', async () => {
    await page.keyboard.press('Control+a')
    await page.keyboard.type('the printer is on fire')
    await page.getByRole('option', { name: 'Make 12 memes of: “the printer is on fire”' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/create?text=*')
    const box = page.getByRole('textbox', { name: 'What happened?' })
    await expect.poll(() => box.inputValue(), tries).toBe('the printer is on fire')
    await expect.poll(() => hasFocus(box), tries).toBe(true)
  })

  test('is named in the menu of the person too, and on the phone behind More', async () => {
    await page.getByRole('button', { name: /^Your account, / }).click()
    await page.getByRole('menuitem', { name: 'Find anything' }).click()
    await field().waitFor()
    await page.keyboard.press('Escape')
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'Find anything' }).click()
    await field().waitFor()
    await page.keyboard.press('Escape')
    await expect
      .poll(() => hasFocus(page.getByRole('button', { name: 'More', exact: true })), tries)
      .toBe(true)
    await page.setViewportSize(desk)
  })
})

describe('without a connection', () => {
  test('every screen says so, and what was done meanwhile is sent afterwards', async () => {
    await open('/library')
    const star = page.getByRole('button', { name: /^Star, / }).first()
    await star.waitFor()
    await context.setOffline(true)
    await page.getByText(offlineWords).waitFor()
    await star.click()
    await expect.poll(() => star.getAttribute('aria-pressed'), tries).toBe('true')
    const sent = page.waitForResponse((response) => response.url().includes('result.star'))
    await context.setOffline(false)
    expect((await sent).ok()).toBe(true)
    await page.getByText(offlineWords).waitFor({ state: 'detached' })
    await open('/library')
    await page.getByRole('button', { name: /^Star, /, pressed: true }).waitFor()
  })
})

describe('the installed app', () => {
  test('has a manifest that holds what it names', async () => {
    await open('/create')
    const address = await page.locator('link[rel=manifest]').getAttribute('href')
    const manifest = await (await fetch(new URL(address ?? '', product.baseUrl))).json()
    expect(manifest).toMatchObject({ start_url: '/create', scope: '/', display: 'standalone', lang: 'en' })
    const purposes = manifest.icons.map((icon: { purpose: string }) => icon.purpose)
    expect(purposes).toEqual(expect.arrayContaining(['any', 'maskable']))
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await fetch(product.baseUrl + src)
      expect(icon.headers.get('content-type')).toBe(type)
      const { width, height } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
    for (const { url } of manifest.shortcuts) {
      const response = await page.request.get(product.baseUrl + url)
      expect([url, response.status()]).toEqual([url, 200])
    }
  })

  test('takes a text that another app shares', async () => {
    const body = new FormData()
    body.set('title', 'News')
    body.set('text', 'It rains')
    const answer = await fetch(`${product.baseUrl}/share-target`, {
      method: 'POST',
      body,
      redirect: 'manual',
    })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/create?text=News%0AIt+rains')
  })
})

const violations = () => axeFindings(page)

const devices = [
  ['the desk', desk],
  ['the phone', phone],
] as const

describe('nothing breaks a rule of accessibility on the desk and the phone:', () => {
  const screens = ['/create', '/gifs', '/themed', '/visuals', '/library', '/library/visuals']
  const account = ['/account', '/account/billing', '/account/api']

  test.each([...screens, ...account])('%s', async (path) => {
    await open(path)
    for (const [device, viewport] of devices) {
      await page.setViewportSize(viewport)
      await page.waitForLoadState('networkidle')
      expect([device, await page.getByRole('heading', { level: 1 }).count()]).toEqual([device, 1])
      expect([device, await violations()]).toEqual([device, []])
    }
  })

  test.each(devices)('the palette, the keys and what closes an account, on %s', async (_device, viewport) => {
    await page.setViewportSize(viewport)
    await open('/account')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Find anything' }).waitFor()
    expect(['palette', await violations()]).toEqual(['palette', []])
    await page.keyboard.type('family')
    await page.getByRole('group', { name: 'Templates' }).getByRole('option').first().waitFor()
    expect(['found', await violations()]).toEqual(['found', []])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    expect(['keys', await violations()]).toEqual(['keys', []])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /^Your account, / }).click()
    await page.getByRole('menu').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Close my account' }).click()
    await page.getByRole('alertdialog').waitFor()
    expect(['close', await violations()]).toEqual(['close', []])
    await page.keyboard.press('Escape')
  })
})

describe('the phone', () => {
  test('has More as a sheet, which breaks no rule, leads on and gives the focus back', async () => {
    await page.setViewportSize(phone)
    await open('/library')
    const more = page.getByRole('button', { name: 'More', exact: true })
    await more.click()
    const sheet = page.getByRole('dialog', { name: 'More' })
    await sheet.waitFor()
    expect(await violations()).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => hasFocus(more), tries).toBe(true)
    await more.click()
    await sheet.getByRole('link', { name: 'Themed' }).click()
    await page.waitForURL('**/themed')
    await sheet.waitFor({ state: 'detached' })
  })
})

describe('the account on the phone', () => {
  test('sends a new password in the visit in which another address was asked for', async () => {
    await page.setViewportSize(phone)
    await open('/account')
    await page.getByRole('button', { name: 'Change it' }).click()
    await page.getByLabel('New e-mail').fill(newPerson().email)
    await page.getByRole('button', { name: 'Send the mails' }).click()
    await page.getByText('two mails are on their way').waitFor()
    await page.getByLabel('Password you have now').fill(person.password)
    await page.getByLabel('New password').fill('three other words in a row')
    await page.getByRole('button', { name: 'Save the password' }).click()
    await page.getByText('Saved. Every other device is signed out.').waitFor()
  })
})

describe('at the end', () => {
  test('the palette signs out', async () => {
    await page.setViewportSize(desk)
    await open('/create')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Find anything' }).waitFor()
    await page.keyboard.type('sign out')
    await page.getByRole('option', { name: 'Sign out', selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(`${product.baseUrl}/`)
    await page.goto(`${product.baseUrl}/create`)
    await page.waitForURL('**/login?next=%2Fcreate')
  })
})
