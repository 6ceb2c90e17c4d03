import { newPerson, signIn } from '@tests/support/accounts'
import { axeFindings } from '@tests/support/axe-findings'
import { launchBrowser } from '@tests/support/browser'
import { compare, rgbOf } from '@tests/support/compare-pictures'
import { bindClockCustomer, openStripe } from '@tests/support/product-payments'
import { sessionToken } from '@tests/support/session-token'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

const product = inject('product')
const { baseUrl } = product
const tries = { timeout: 60_000 }
const stepLimitMs = 90_000
/** Pays once; renewals fail. */
const dueCard = '4000 0000 0000 0341'
const monthSeconds = 31 * 86_400 + 3600

let browser: Browser
let page: Page
const person = newPerson()

async function newPage(): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(stepLimitMs)
  return context.newPage()
}

beforeAll(async () => {
  browser = await launchBrowser()
  page = await newPage()
  await signIn(page, product, person)
})
afterAll(() => browser?.close())

async function openBilling(at = page): Promise<void> {
  await at.goto(`${baseUrl}/account/billing`)
  await at.getByRole('heading', { name: 'Every credit' }).waitFor()
}

async function buy(at: Page, plan: string, card = '4242 4242 4242 4242'): Promise<void> {
  await at.goto(`${baseUrl}/pricing`)
  await at.getByRole('button', { name: `Choose ${plan}` }).click()
  await at.waitForURL('**/sandbox/checkout/**')
  await at.getByLabel('Card number').fill(card)
  await at.getByLabel('Name on the card').fill('Ines Okafor')
  await at.getByRole('button', { name: /^Pay / }).click()
  await at.waitForURL('**/account/billing?checkout=*')
}

/** Opens the portal by a button of ours, does something there, and comes back. */
async function atPortal(at: Page, button: string, act: () => Promise<void>, done: string): Promise<void> {
  await at.getByRole('button', { name: button }).click()
  await at.waitForURL('**/sandbox/portal/**')
  await act()
  await at.getByText(done).waitFor()
  await at.getByRole('link', { name: 'Back to the app' }).click()
  await at.getByRole('heading', { name: 'Every credit' }).waitFor()
}

async function call(token: string, path: string, init: RequestInit = {}) {
  const answer = await fetch(`${baseUrl}/api/v1${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })
  return { status: answer.status, body: await answer.json() }
}

async function makeMeme(token: string): Promise<{ imageUrl: string }> {
  const { status, body } = await call(token, '/meme/text-to-meme', {
    method: 'POST',
    body: JSON.stringify({ text: 'the plant that I water most is made of plastic', count: 1 }),
  })
  expect(status).toBe(200)
  return body.results[0]
}

describe('buying a plan', () => {
  test('a visitor is led to an account first, and sees every plan with its price', async () => {
    const visitor = await newPage()
    await visitor.goto(`${baseUrl}/pricing`)
    const choose = visitor.getByRole('link', { name: 'Choose Starter' })
    expect(await choose.getAttribute('href')).toContain('/login?mode=sign-up')
    await visitor.getByText('$19', { exact: false }).waitFor()
    await visitor.getByRole('radio', { name: /^Yearly/ }).click()
    await visitor.getByText('$190', { exact: false }).waitFor()
    expect(await axeFindings(visitor)).toEqual([])
    await visitor.keyboard.press('ArrowLeft')
    await visitor.getByText('$190', { exact: false }).waitFor({ state: 'detached' })
    expect(await visitor.getByRole('radio', { name: 'Monthly' }).isChecked()).toBe(true)
  })

  test('a press that reaches nobody says so, and can be pressed again', async () => {
    const line = await page.context().newPage()
    await line.goto(`${baseUrl}/pricing`)
    await line.route('**/api/trpc/**', (route) => route.abort())
    const choose = line.getByRole('button', { name: 'Choose Starter' })
    await choose.click()
    await line.getByRole('alert').getByText('No answer came.').waitFor()
    expect(await choose.getAttribute('aria-disabled')).toBe('false')
    await line.close()
  })

  test('Starter is there when the page after paying shows, with 100 credits', async () => {
    await buy(page, 'Starter')
    await page.getByText(/^Starter is yours: 100 credits until/).waitFor()
    await page.getByText('left of 100').waitFor()
    await expect.poll(() => page.getByRole('cell', { name: '+100' }).count(), tries).toBe(1)
    expect(await axeFindings(page)).toEqual([])
  })

  test('a plan without a mark of one’s own offers none, and its memes bear none', async () => {
    await page.goto(`${baseUrl}/account`)
    await page.getByText('A mark of your own comes with some of the plans.').waitFor()
    expect(await axeFindings(page)).toEqual([])
  })

  test('Creator by the portal brings a watermark, which is seen and stands on what is downloaded', async () => {
    const token = await sessionToken(page, baseUrl)
    const plain = await makeMeme(token)
    await openBilling()
    const choose = page.getByRole('button', { name: 'Switch to Creator, a month' })
    await atPortal(page, 'Change plan or card', () => choose.click(), 'Plan changed.')
    await page.getByText('500 credits a month.').waitFor()
    await page.goto(`${baseUrl}/account`)
    await page.getByLabel('Your words').fill('ines draws')
    await page
      .getByRole('img', { name: 'A meme with “ines draws” small in its lower right corner.' })
      .waitFor()
    await page.getByRole('button', { name: 'Save the mark' }).click()
    await page.getByText('Saved. It stands on the next thing you make.').waitFor()
    expect(await axeFindings(page)).toEqual([])

    const [first] = (await call(token, '/account/my-memes?pageSize=1')).body.items
    const { imageName, captions, header, footer, width, height } = first
    const again = await call(token, '/result', {
      method: 'POST',
      body: JSON.stringify({ imageName, captions, header, footer, width, height }),
    })
    expect(again.status).toBe(200)
    const { mark, rest } = await differenceOf(plain.imageUrl, again.body.result.imageUrl)
    expect(mark).toBeGreaterThan(rest * 5)
    expect(mark).toBeGreaterThan(0.01)
  })
})

describe('leaving and staying', () => {
  test('a plan that is ended stays to the end of what is paid, and can be taken up again', async () => {
    await openBilling()
    const end = page.getByRole('button', { name: 'Cancel plan' })
    await atPortal(page, 'End the plan', () => end.click(), 'Plan cancelled.')
    await page.getByText(/Ends on .*; nothing more is charged\./).waitFor()
    const resume = page.getByRole('button', { name: 'Resume plan' })
    await atPortal(page, 'Take it up again', () => resume.click(), 'Plan resumed.')
    await page.getByText(/Renews on /).waitFor()
  })

  test('the offer to stay is taken once, and a code that nobody knows is refused with a sentence', async () => {
    await openBilling()
    await page.getByRole('button', { name: 'Take it and stay' }).click()
    await page.getByText(/^Done: /).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Take it and stay' }).count(), tries).toBe(0)
    await openBilling()
    expect(await page.getByRole('button', { name: 'Take it and stay' }).count()).toBe(0)
    await page.getByLabel('Discount code').fill('NOBODYKNOWS')
    await page.getByRole('button', { name: 'Use the code' }).click()
    await page.getByText('This code is not known, or no longer good.').waitFor()
  })
})

test('a renewal that fails is told, with the way to another card', async () => {
  const stripe = await openStripe(product)
  const late = await newPage()
  const owing = newPerson()
  await signIn(late, product, owing)
  const { body } = await call(await sessionToken(late, baseUrl), '/account/user-details')
  const clock = await bindClockCustomer(product, stripe, { userId: body.id, email: owing.email })
  await buy(late, 'Starter', dueCard)
  await late.getByText('left of 100').waitFor()
  await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: clock.frozen_time + monthSeconds })
  await expect
    .poll(async () => {
      await openBilling(late)
      return late.getByText('The last payment for Starter failed.').count()
    }, tries)
    .toBe(1)
  await late.getByText('left of 20').waitFor()
  await late.getByRole('button', { name: 'Change the card' }).waitFor()
  expect(await axeFindings(late)).toEqual([])
})

test('closing the account takes everything, tells so, and leaves the address free', async () => {
  const token = await sessionToken(page, baseUrl)
  const [meme] = (await call(token, '/account/my-memes?pageSize=1')).body.items
  await page.goto(`${baseUrl}/account`)
  await page.getByRole('button', { name: 'Close my account' }).click()
  const confirm = page.getByRole('button', { name: 'Close it for good' })
  expect(await confirm.isDisabled()).toBe(true)
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('Type “close” to go on').fill('close')
  await confirm.click()
  await page.waitForURL('**/account-closed')
  await page.getByRole('heading', { name: 'Your account is closed' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect((await call(token, '/account/my-memes')).body.items ?? []).toEqual([])
  expect((await fetch(meme.imageUrl)).status).toBe(410)
  await page.goto(`${baseUrl}/create`)
  await page.waitForURL(/\/login/)
  const anew = await newPage()
  await signIn(anew, product, person)
  await openBilling(anew)
  await anew.getByText('left of 20').waitFor()
})

const sidePx = 480

/** Share of the pixels that differ: in the lower right corner, where a mark stands, and above it. */
async function differenceOf(one: string, other: string): Promise<{ mark: number; rest: number }> {
  const [a, b] = await Promise.all(
    [one, other].map(async (url) => {
      const bytes = Buffer.from(await (await fetch(url)).arrayBuffer())
      return rgbOf(bytes, sidePx, sidePx)
    }),
  )
  if (!a || !b) throw new Error('There are no pictures.')
  const cut = (rgb: Buffer) => ({
    mark: Buffer.concat(rowsOf(rgb, sidePx * 0.93, sidePx)),
    rest: Buffer.concat(rowsOf(rgb, 0, sidePx * 0.93)),
  })
  const first = cut(a)
  const second = cut(b)
  return { mark: compare(first.mark, second.mark).share, rest: compare(first.rest, second.rest).share }
}

/** The right half of some rows. */
function rowsOf(rgb: Buffer, fromY: number, toY: number): Buffer[] {
  const rows: Buffer[] = []
  for (let y = Math.round(fromY); y < Math.round(toY); y += 1) {
    rows.push(rgb.subarray((y * sidePx + sidePx / 2) * 3, (y + 1) * sidePx * 3))
  }
  return rows
}
