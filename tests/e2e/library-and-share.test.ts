import { readFile } from 'node:fs/promises'
import { signIn } from '@tests/support/accounts'
import { axeFindings } from '@tests/support/axe-findings'
import { launchBrowser } from '@tests/support/browser'
import { callApp } from '@tests/support/call-app'
import { unzipSync } from 'fflate'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

const product = inject('product')
const tries = { timeout: 30_000 }
const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]
let browser: Browser
let page: Page
let shareUrl = ''

beforeAll(async () => {
  browser = await launchBrowser()
  const context = await browser.newContext({ viewport: sizes[2], reducedMotion: 'reduce' })
  page = await context.newPage()
  await signIn(page, product)
  for (const text of ['the zeppelin is late again', 'my cat chairs the meeting']) {
    await callApp(context, product, 'meme.textToMeme', { text, count: 6 })
  }
})

afterAll(async () => {
  await browser?.close()
})

const cards = (where = page) => where.getByRole('main').getByRole('article')
const names = () => cards().evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''))

async function isClean(where: Page, what: string): Promise<void> {
  expect(await axeFindings(where), what).toEqual([])
}

/** Opens the menu of the first card and presses a line of it. */
async function choose(line: string): Promise<void> {
  await cards()
    .first()
    .getByRole('button', { name: /^More, / })
    .click()
  await page.getByRole('menuitem', { name: line }).click()
}

describe('the library', () => {
  test('finds memes by their sentence, keeps the search for who comes back, and says when there is none', async () => {
    await page.goto(`${product.baseUrl}/library`)
    await expect.poll(() => cards().count(), tries).toBe(12)
    const field = page.getByRole('searchbox', { name: 'Search your 12 memes' })
    await field.fill('zeppelin')
    await page.getByText('6 of 6').waitFor()
    await expect.poll(() => new URL(page.url()).search).toBe('?q=zeppelin')
    await page
      .getByRole('link', { name: /^Edit the words, / })
      .first()
      .click()
    await page.waitForURL('**/edit/**')
    await page.goBack()
    await page.getByText('6 of 6').waitFor()
    await field.fill('synergy')
    await page.getByRole('heading', { name: 'Nothing for “synergy”' }).waitFor()
    await field.press('Escape')
    await page.getByText('12 of 12').waitFor()
  })

  test('folds what is picked into a zip of pictures that bear their words as names', async () => {
    await page.getByRole('button', { name: 'Select' }).click()
    for (const index of [0, 1, 2]) await page.getByRole('checkbox').nth(index).check()
    const bar = page.getByRole('toolbar', { name: 'What is picked' })
    await bar.getByText('3 picked').waitFor()
    await isClean(page, 'picking')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      bar.getByRole('button', { name: 'Zip' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^[a-z]+-\d{4}-\d{2}-\d{2}\.zip$/)
    const files = Object.entries(unzipSync(await readFile(await download.path())))
    expect(files).toHaveLength(3)
    for (const [name, bytes] of files) {
      expect(name).toMatch(/^[a-z0-9]+(-[\p{L}\p{N}]+)+\.png$/u)
      expect((await sharp(bytes).metadata()).format).toBe('png')
    }
  })

  test('deletes what is picked, takes it back, and deletes it for good when nobody does', async () => {
    const before = await names()
    const bar = page.getByRole('toolbar', { name: 'What is picked' })
    await bar.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => cards().count()).toBe(9)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(names).toEqual(before)
    await choose('Delete')
    await expect.poll(() => cards().count()).toBe(11)
    // The toast goes, and the meme with it.
    await page.getByRole('link', { name: 'Memes 11' }).waitFor(tries)
    await page.reload()
    await page.getByText('11 of 11').waitFor()
    await expect.poll(names, tries).toEqual(before.slice(1))
  })

  test('leads from a meme to all of its prompt, which is run again with its sentence', async () => {
    await choose('All of its prompt')
    await page.waitForURL('**/prompts/**')
    await page.getByRole('heading', { level: 1, name: 'my cat chairs the meeting' }).waitFor()
    await expect.poll(() => cards().count(), tries).toBe(5)
    for (const size of sizes) {
      await page.setViewportSize(size)
      await isClean(page, `prompt ${size.width}`)
    }
    await page.getByRole('link', { name: 'Run it again' }).click()
    await page.waitForURL('**/create?**')
    const box = page.getByRole('textbox', { name: 'What happened?' })
    await expect.poll(() => box.inputValue(), tries).toBe('my cat chairs the meeting')
  })

  test.each(['', '/prompts', '/templates', '/visuals', '/saved'])('is clean at %s', async (shelf) => {
    await page.goto(`${product.baseUrl}/library${shelf}`)
    await page.getByRole('link', { name: 'Memes 11' }).waitFor()
    for (const size of sizes) {
      await page.setViewportSize(size)
      await page.getByRole('status').filter({ hasText: 'Fetching' }).waitFor({ state: 'detached' })
      await isClean(page, `library${shelf} ${size.width}`)
    }
  })
})

describe('sharing', () => {
  test('begins with the owner’s press, who decides whether the sentence goes with it', async () => {
    await page.goto(`${product.baseUrl}/library`)
    await cards().first().waitFor()
    await choose('Share link')
    const dialog = page.getByRole('dialog', { name: 'Share this meme?' })
    await isClean(page, 'before sharing')
    await dialog.getByRole('switch', { name: 'Show the words that it started from' }).click()
    await dialog.getByRole('button', { name: 'Make a link and copy it' }).click()
    const link = page.getByRole('textbox', { name: 'Link' })
    shareUrl = await link.inputValue()
    expect(shareUrl).toMatch(/\/s\/[0-9A-Za-z]{22}$/)
    await isClean(page, 'shared')
    await page.keyboard.press('Escape')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toMatch(/^More, /)
  })

  test('shows a visitor without cookies the meme, its sentence, its card, and the way to one like it', async () => {
    for (const size of sizes) {
      const context = await browser.newContext({ viewport: size })
      const visitor = await context.newPage()
      expect((await visitor.goto(shareUrl))?.status()).toBe(200)
      await visitor.getByRole('heading', { level: 1, name: 'my cat chairs the meeting' }).waitFor()
      const picture = visitor.getByRole('main').getByRole('img').first()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), tries)
        .toBeGreaterThan(size.width === 390 ? 350 : 400)
      expect(await picture.getAttribute('alt')).not.toBe('')
      const tag = (name: string) => visitor.locator(`meta[property="${name}"]`).getAttribute('content')
      const card = await fetch((await tag('og:image')) ?? '')
      const { width, height } = await sharp(Buffer.from(await card.arrayBuffer())).metadata()
      expect([width, height]).toEqual([
        Number(await tag('og:image:width')),
        Number(await tag('og:image:height')),
      ])
      expect(await visitor.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
      expect(await visitor.getByRole('button', { name: 'Change or end it' }).count()).toBe(0)
      expect(await visitor.getByRole('link', { name: 'Make one like this' }).getAttribute('href')).toMatch(
        /^\/templates\//,
      )
      await isClean(visitor, `share ${size.width}`)
      await context.close()
    }
  })

  test('ends on its own page by its owner, at once, and another visit finds a kind word', async () => {
    await page.goto(shareUrl)
    await page.getByRole('button', { name: 'Change or end it' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click()
    await page.getByRole('heading', { name: 'Nothing to see here any more' }).waitFor(tries)
    const context = await browser.newContext({ viewport: sizes[0] })
    const visitor = await context.newPage()
    expect((await visitor.goto(shareUrl))?.status()).toBe(404)
    await visitor.getByRole('heading', { name: 'Nothing to see here any more' }).waitFor()
    await isClean(visitor, 'gone')
    await context.close()
  })
})
