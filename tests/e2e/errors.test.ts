import { newPerson, signIn } from '@tests/support/accounts'
import { openApp, untilAppRuns } from '@tests/support/app-page'
import { axeFindings } from '@tests/support/axe-findings'
import { launchBrowser } from '@tests/support/browser'
import { callApp } from '@tests/support/call-app'
import { openKeptMeme } from '@tests/support/editor-page'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'

const product = inject('product')
const sentence = 'my neighbour practises the drums at six and says the morning is his best hour'
const theme = 'Mondays'
const threat = 'I will kill you tomorrow'
const slow = { timeout: 30_000 }
/** Calls of the shell, which leads to the sign-in page once the session is over. */
const shellCalls = /\/api\/trpc\/.*account\.userDetails/

interface Place {
  path: string
  field: string
  /** The message shown in this place. */
  text: string
  press: RegExp
  /** The note about kept input, for each failure. */
  signedOut: string
  noCredits: RegExp
}

const sentenceWords = {
  signedOut: 'You are signed out. The sentence stays here.',
  noCredits: /^No credits until 1 \p{L}+\. Your sentence stays here\.$/u,
}

const create: Place = {
  path: '/create',
  field: 'What happened?',
  text: sentence,
  press: /^Make 12 memes/,
  ...sentenceWords,
}
const themed: Place = {
  path: '/themed',
  field: 'The theme',
  text: theme,
  press: /^Make 4/,
  signedOut: 'You are signed out. The theme stays here.',
  noCredits: /^No credits until 1 \p{L}+\. Picture and theme stay here\.$/u,
}
const gifs: Place = { ...create, path: '/gifs', press: /^Make 6 GIFs/ }
const visuals: Place = { ...create, path: '/visuals', field: 'The idea', press: /^Draw four/ }
const places = [create, gifs, themed, visuals]

/**
 * The phone has fingers. What is said in each place is the same on every device, and the component tests of
 * `run-failures.test.tsx` read it everywhere: here each place is left and come back to (`walked`) on one of them.
 */
const devices = [
  {
    name: 'phone',
    walked: [create, visuals],
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  },
  { name: 'tablet', walked: [gifs], viewport: { width: 820, height: 1180 }, hasTouch: true },
  { name: 'desk', walked: [themed], viewport: { width: 1440, height: 900 } },
]

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

describe.each(devices)('what goes wrong, on the $name', ({ name: _name, walked, ...device }) => {
  const person = newPerson()
  let context: BrowserContext
  let page: Page
  let session: Parameters<BrowserContext['addCookies']>[0]
  beforeAll(async () => {
    context = await browser.newContext({ ...device, reducedMotion: 'reduce' })
    page = await context.newPage()
    await signIn(page, product, person)
    session = await context.cookies()
  })
  // A test that failed while it was offline or signed out must not fail the others.
  beforeEach(async () => {
    await context.setOffline(false)
    await page.unrouteAll()
    await context.clearCookies()
    await context.addCookies(session)
  })
  afterAll(() => context?.close())

  const field = (place: Place) => page.getByRole('textbox', { name: place.field })
  const press = (place: Place) => page.getByRole('main').getByRole('button', { name: place.press })
  const notice = () => page.locator('#prompt-notice')
  const said = (place: Place) => field(place).inputValue()

  /** Opens a page and writes there; where it takes a picture, one of ours. */
  async function write(place: Place, text = place.text): Promise<void> {
    // The last draft is restored by now, and no call is under way that the end of a session would fail.
    await openApp(page, product, place.path)
    if (place === themed) {
      await page.getByRole('button', { name: 'Take Perfectly calm' }).click()
      await page.getByRole('figure', { name: 'The picture: Perfectly calm' }).waitFor()
    }
    await field(place).fill(text)
  }

  async function signInAgain(): Promise<void> {
    await page.waitForURL('**/login?**')
    await page.getByLabel('E-mail', { exact: true }).fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }

  test.each(places)('at $path what is refused is refused with what to change', async (place) => {
    await write(place, threat)
    await press(place).click()
    await notice().getByText('without the threat').waitFor(slow)
    expect(await said(place)).toBe(threat)
    expect(await axeFindings(page)).toEqual([])
    await field(place).fill(place.text)
    await expect.poll(() => notice().textContent()).toBe('')
  })

  test.each(walked)('at $path the end of a session is told, and signing in leads back', async (place) => {
    await write(place)
    // Asked again after a while, it would leave the page before the press is answered.
    await page.route(shellCalls, () => undefined)
    await context.clearCookies()
    await press(place).click()
    await notice().getByText(place.signedOut).waitFor(slow)
    expect(await said(place)).toBe(place.text)
    await page.unroute(shellCalls)
    await notice().getByRole('link', { name: 'Sign in' }).click()
    await signInAgain()
    await page.waitForURL(`**${place.path}`)
    await expect.poll(() => said(place), slow).toBe(place.text)
  })

  test.each(walked)('at $path what is written before the page can hear it stays', async (place) => {
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const parts = '**/_next/static/chunks/*.js'
    await page.route(parts, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(product.baseUrl + place.path, { waitUntil: 'commit' })
    await field(place).fill('it rains')
    release()
    // The last draft has not become a picture and must not replace the new one.
    await untilAppRuns(page)
    await page.unroute(parts)
    await page
      .locator('#prompt-counter')
      .getByText(/^8 \//)
      .waitFor({ state: 'attached', ...slow })
    expect(await said(place)).toBe('it rains')
  })

  test('a picture that only the server can judge is refused with its sentence, and stays', async () => {
    await openApp(page, product, '/themed')
    await page.locator('input[type=file]').setInputFiles({
      name: 'flip-book.gif',
      mimeType: 'image/gif',
      buffer: await gifOf(201),
    })
    const picture = page.getByRole('figure', { name: 'The picture: flip-book.gif' })
    await picture.waitFor()
    await field(themed).fill(theme)
    await press(themed).click()
    await notice().getByText('200 is the most we take').waitFor(slow)
    await picture.waitFor()
    expect(await said(themed)).toBe(theme)
  })

  test('the notice of a refused file breaks no rule where a template is made', async () => {
    await openApp(page, product, '/templates/new')
    await page.locator('input[type=file]').setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('not a picture'),
    })
    const alert = page.getByRole('main').getByRole('alert')
    await alert.filter({ hasText: 'That is not a picture we can read' }).waitFor(slow)
    expect(await axeFindings(page)).toEqual([])
  })

  test('a session that ended while one edits is told, and signing in keeps what was written', async () => {
    const editor = await openKeptMeme(page, product, 'podium', ['Third place'])
    await context.clearCookies()
    await page.getByRole('complementary').getByRole('textbox').nth(1).fill('Said meanwhile')
    await page.getByText('Kept in this window only.').waitFor({ state: 'attached', ...slow })
    await page.getByRole('link', { name: 'Sign in to keep it' }).click()
    await signInAgain()
    await page.waitForURL('**/edit/*')
    await editor.box(/Said meanwhile/i).waitFor({ state: 'attached', ...slow })
    await expect.poll(async () => (await editor.stored()).captions[1]?.text, slow).toMatch(/said meanwhile/i)
  })

  test('nothing of this has cost anything', async () => {
    expect(await creditsLeft()).toBe(20)
  })

  /** As the server has it. */
  async function creditsLeft(): Promise<number> {
    return page.evaluate(async () => {
      const headers = { 'x-trpc-source': 'web' }
      const { result } = await (await fetch('/api/trpc/account.usedCredits', { headers })).json()
      return 20 - result.data.json.usedCreditCount
    })
  }

  test('a meme that smudged is drawn again, for nothing', async () => {
    await write(create)
    const pictures = /\/(templates|i)\/[^?]+\.webp/
    await page.route(pictures, (route) => route.abort())
    await press(create).click()
    const card = page.getByRole('list', { name: 'Memes' }).getByRole('article').first()
    await card.getByText('This one smudged.').waitFor(slow)
    const left = await creditsLeft()
    await page.unroute(pictures)
    await card.getByRole('button', { name: 'Draw it again' }).click()
    await card.locator('canvas[data-painted="true"]').waitFor(slow)
    expect(await creditsLeft()).toBe(left)
  })

  test('a part that does not load leaves the error screen, which leads back to the sentence', async () => {
    await write(create, '')
    const parts = '**/_next/static/chunks/**'
    await page.route(parts, (route) => route.abort())
    // A run that ended would have nothing to lead back to.
    await page.route('**/api/trpc/meme.*', () => undefined)
    await field(create).fill(sentence)
    await press(create).click()
    await page.getByRole('heading', { name: 'This part stopped working' }).waitFor(slow)
    const contact = page.getByRole('main').getByRole('link', { name: 'Contact support' })
    expect(await contact.getAttribute('href')).toBe('/contact')
    expect(await axeFindings(page)).toEqual([])
    await page.unroute(parts)
    await page.unroute('**/api/trpc/meme.*')
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect.poll(() => said(create), slow).toBe(sentence)
  })

  test('the last credit was spent elsewhere: the server says so, and the sentence waits through the plans', async () => {
    const drawElsewhere = () =>
      callApp(context, product, 'meme.minimalistVisual', { concept: 'burnout', aspectRatio: '1:1' })
    for (let left = await creditsLeft(); left > 1; left -= 1) await drawElsewhere()
    await write(create)
    await drawElsewhere()
    await press(create).click()
    await notice().getByText(create.noCredits).waitFor(slow)
    expect(await said(create)).toBe(sentence)
    expect(await axeFindings(page)).toEqual([])
    await throughThePlans(create)
  })

  test.each(walked)('at $path what is written without credits waits through the plans', async (place) => {
    await write(place)
    await notice().getByText(place.noCredits).waitFor(slow)
    await throughThePlans(place)
    if (place === themed) await page.getByRole('figure', { name: 'The picture: Perfectly calm' }).waitFor()
  })

  async function throughThePlans(place: Place): Promise<void> {
    await page.locator('form').getByRole('link', { name: 'See plans' }).click()
    await page.waitForURL('**/pricing')
    await page.getByRole('button', { name: 'Choose Starter' }).waitFor()
    await page.goBack()
    await page.waitForURL(`**${place.path}`)
    await expect.poll(() => said(place), slow).toBe(place.text)
  }
})

/** A moving picture of so many frames, each of another colour than its neighbours. */
async function gifOf(frames: number): Promise<Buffer> {
  const sidePx = 8
  const pixels = Buffer.alloc(sidePx * sidePx * frames * 3)
  for (let frame = 0; frame < frames; frame += 1) {
    pixels.fill((frame * 37) % 256, frame * sidePx * sidePx * 3, (frame + 1) * sidePx * sidePx * 3)
  }
  const raw = { width: sidePx, height: sidePx * frames, channels: 3, pageHeight: sidePx } as const
  return sharp(pixels, { raw }).gif().toBuffer()
}
