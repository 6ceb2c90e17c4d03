import { resolve } from 'node:path'
import { signIn } from '@tests/support/accounts'
import { openApp } from '@tests/support/app-page'
import { launchBrowser } from '@tests/support/browser'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

const product = inject('product')
/** Stands for a photo of somebody's own. */
const photo = resolve('public/templates/3am-brain-800.webp')
let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  page = await context.newPage()
  await signIn(page, product)
  await openApp(page, product, '/create')
})

afterAll(async () => {
  await browser?.close()
})

const theme = () => page.getByRole('textbox', { name: 'The theme' })
const memes = () => page.getByRole('list', { name: 'Themed memes' }).getByRole('article')
const painted = () =>
  page.getByRole('list', { name: 'Themed memes' }).locator('canvas[data-painted="true"]').count()
const names = () => memes().evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''))
const bringFile = (file: string | { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('input[type=file]').setInputFiles(file)

/** Dispatches the event of a file that is dropped or pasted. */
const handOver = (by: 'drop' | 'paste', name: string) =>
  page.evaluate(
    async ({ by, name }) => {
      const bytes = await (await fetch('/templates/podium-800.webp')).arrayBuffer()
      const files = new DataTransfer()
      files.items.add(new File([bytes], name, { type: 'image/webp' }))
      const how = { bubbles: true, cancelable: true }
      const event =
        by === 'drop'
          ? new DragEvent('drop', { ...how, dataTransfer: files })
          : new ClipboardEvent('paste', { ...how, clipboardData: files })
      document.body.dispatchEvent(event)
    },
    { by, name },
  )

describe('themed memes', () => {
  test('a template is found by what it feels like, and four memes about a borrowed theme stand on it', async () => {
    await page.getByRole('link', { name: 'Themed' }).first().click()
    await page.waitForURL('**/themed')
    await page.getByRole('searchbox', { name: 'Search templates' }).fill('denial')
    await page.getByText(/^\d+ for “denial”/).waitFor()
    await page.getByRole('button', { name: 'Take Perfectly calm' }).click()
    await page.getByRole('figure', { name: 'The picture: Perfectly calm' }).waitFor()
    await page.getByRole('button', { name: 'Mondays' }).click()
    expect(await theme().inputValue()).toBe('Mondays')
    await page.getByRole('button', { name: /^Make 4 memes\s*1 credit$/ }).click()
    await page.getByText('1 credit spent, 19 left').waitFor({ timeout: 60_000 })
    await expect.poll(painted, { timeout: 60_000 }).toBe(4)
    expect(new Set(await names()).size).toBe(4)
    expect(await memes().getByText('Perfectly calm:').count()).toBe(4)
  })

  test('another press makes others on the same picture', async () => {
    const before = await names()
    await page.getByRole('button', { name: /^Make 4 others/ }).click()
    await page.getByText('1 credit spent, 18 left').waitFor({ timeout: 60_000 })
    await expect.poll(painted, { timeout: 60_000 }).toBe(4)
    expect(await names()).not.toEqual(before)
  })

  test('a file that does not open is refused with its sentence, sends nothing and loses nothing', async () => {
    const sent: string[] = []
    page.on('request', (request) => request.url().includes('themedUpload') && sent.push(request.url()))
    await page.getByRole('button', { name: 'Remove Perfectly calm' }).click()
    const alert = page.getByRole('alert')
    await bringFile({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') })
    await alert.filter({ hasText: 'does not open as a picture' }).waitFor()
    expect(await theme().inputValue()).toBe('Mondays')
    await page.getByRole('button', { name: /^Make 4 memes/ }).click()
    await alert.filter({ hasText: 'The picture is missing' }).waitFor()
    expect(sent).toEqual([])
    await page.getByText('18 credits left').first().waitFor()
  })

  test('a picture of one’s own costs two credits and is kept, so that the next four cost one', async () => {
    await bringFile(photo)
    await page.getByRole('figure', { name: 'The picture: 3am-brain-800.webp' }).waitFor()
    await theme().fill('Code reviews')
    await theme().press('Enter')
    await page.getByText('2 credits spent, 16 left').waitFor({ timeout: 60_000 })
    await expect.poll(painted, { timeout: 60_000 }).toBe(4)
    expect(await memes().getByText('Your own picture').count()).toBe(4)
    await page.getByRole('button', { name: /^Make 4 others\s*1 credit$/ }).click()
    await page.getByText('1 credit spent, 15 left').waitFor({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Remove 3am-brain-800.webp' }).click()
    await page.getByRole('button', { name: 'Take Your picture for “Code reviews”' }).waitFor()
  })

  test('a picture is taken that is dropped or pasted anywhere, and stays with its theme while one is elsewhere', async () => {
    await handOver('drop', 'dropped.webp')
    await page.getByRole('figure', { name: 'The picture: dropped.webp' }).waitFor()
    await handOver('paste', 'pasted.webp')
    const pasted = page.getByRole('figure', { name: 'The picture: pasted.webp' })
    await pasted.waitFor()
    await page.getByRole('link', { name: 'Library' }).first().click()
    await page.waitForURL('**/library')
    await page.goBack()
    await pasted.waitFor()
    expect(await theme().inputValue()).toBe('Code reviews')
  })

  test('a refused theme stays in its field, and the reason stands beneath it', async () => {
    await theme().fill('I will kill you tomorrow')
    await theme().press('Enter')
    await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor()
    expect(await theme().inputValue()).toBe('I will kill you tomorrow')
    await page.getByText('15 credits left').first().waitFor()
  })
})
