import { readFile } from 'node:fs/promises'
import { signIn } from '@tests/support/accounts'
import { openApp } from '@tests/support/app-page'
import { launchBrowser } from '@tests/support/browser'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

const product = inject('product')
const concept = 'Theory and practice'
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

const pictures = () => page.getByRole('list', { name: 'Visuals' }).getByRole('img')

/** Width to height of every picture that has arrived. */
function ratios(): Promise<number[]> {
  return pictures().evaluateAll((images: HTMLImageElement[]) =>
    images
      .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
      .map(({ naturalWidth, naturalHeight }) => Math.round((naturalWidth / naturalHeight) * 100) / 100),
  )
}

const altTexts = () => pictures().evaluateAll((images: HTMLImageElement[]) => images.map(({ alt }) => alt))

async function save(name: string): Promise<{ fileName: string; bytes: Buffer }> {
  await page
    .getByRole('button', { name: /^Download, / })
    .first()
    .click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name }).click(),
  ])
  return { fileName: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

describe('minimalist visuals', () => {
  test('four drawings answer an idea in the shape that was chosen, for one credit', async () => {
    await page.getByRole('link', { name: 'Visuals' }).first().click()
    await page.waitForURL('**/visuals')
    await page.getByRole('heading', { name: 'Nothing drawn yet' }).waitFor()
    await page.getByRole('textbox', { name: 'The idea' }).fill(concept)
    await page.getByRole('radio', { name: '16:9' }).check({ force: true })
    await page.getByRole('button', { name: /^Draw four\b/ }).click()
    await expect.poll(ratios, { timeout: 60_000 }).toEqual(Array(4).fill(1.78))
    expect(new Set(await altTexts()).size).toBe(4)
    await page.getByText('1 credit spent, 19 left').waitFor()
  })

  test('they are saved as PNG, and as SVG that draws and runs nothing', async () => {
    const png = await save('PNG, for everywhere')
    expect(png.fileName).toMatch(/^[^/]+\.png$/)
    expect(await sharp(png.bytes).metadata()).toMatchObject({ format: 'png', width: 1920, height: 1080 })
    const svg = await save('SVG, for every size')
    expect(svg.fileName).toMatch(/\.svg$/)
    expect(await sharp(svg.bytes).metadata()).toMatchObject({ format: 'svg', width: 1920 })
    const source = (await pictures().first().getAttribute('src')) ?? ''
    const response = await fetch(source.replace(/\.webp.*$/, '.svg'))
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('another press draws others, and a starred one is found again', async () => {
    const before = await altTexts()
    const heard = page.waitForResponse((response) => response.url().includes('minimalistVisual.star'))
    await page.getByRole('button', { name: 'Star, ' }).first().click()
    await heard
    await page.getByRole('button', { name: /^Draw four others\b/ }).click()
    await page.getByText('1 credit spent, 18 left').waitFor({ timeout: 60_000 })
    await expect.poll(ratios, { timeout: 60_000 }).toHaveLength(4)
    expect(await altTexts()).not.toEqual(before)
    await page.reload()
    await page.getByRole('button', { name: `Show again: ${before[0]}` }).click()
    await expect.poll(altTexts, { timeout: 30_000 }).toEqual(before)
    expect(await page.getByRole('textbox', { name: 'The idea' }).inputValue()).toBe(concept)
    const star = page.getByRole('button', { name: `Star, ${before[0]}` })
    expect(await star.getAttribute('aria-pressed')).toBe('true')
  })

  test('the library keeps all of them', async () => {
    await page.getByRole('link', { name: 'All visuals' }).click()
    await page.waitForURL('**/library/visuals')
    await page.getByText('8 of 8').waitFor()
    expect(await pictures().count()).toBe(8)
    await page.goBack()
  })

  test('a refused idea stays in its box, and the reason stands beneath it', async () => {
    const field = page.getByRole('textbox', { name: 'The idea' })
    await field.fill('I will kill you tomorrow')
    await field.press('Control+Enter')
    await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor()
    expect(await field.inputValue()).toBe('I will kill you tomorrow')
  })
})
