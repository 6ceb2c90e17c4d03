import { signIn } from '@tests/support/accounts'
import { openApp } from '@tests/support/app-page'
import { launchBrowser } from '@tests/support/browser'
import { compare, movedRight, rgbOf } from '@tests/support/compare-pictures'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

/**
 * One document is painted twice: by the browser on its canvas and by the server. Both run the same draw operations with
 * the same fonts, so every letter stands at the same place; what differs is how the two rasterisers smooth the edges of
 * glyphs and how they scale the template. So edges may differ, areas may not: at most 1 % of the pixels differ by more
 * than a quarter of the range (0.4 % was the most seen), and the mean difference stays under 1.5 % of it (1.04 %). The
 * same picture moved by three pixels is beyond the first: the last expectation shows that this can fail.
 */
const largestShareOfOtherPixels = 0.01
const largestMeanDifference = 0.015

const product = inject('product')
let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  page = await context.newPage()
  await signIn(page, product)
})

afterAll(async () => {
  await browser?.close()
})

interface Painted {
  altText: string
  dataUrl: string
}

async function paintedMemes(): Promise<Painted[]> {
  return page.locator('canvas[data-painted="true"]').evaluateAll((canvases: HTMLCanvasElement[]) =>
    canvases.map((canvas) => ({
      altText: canvas.getAttribute('aria-label') ?? '',
      dataUrl: canvas.toDataURL('image/png'),
    })),
  )
}

describe('a meme painted in the browser and on the server', () => {
  test.each([
    ['The deploy went fine. The rollback did not.', /rollback/i],
    ['نجح النشر صباح الاثنين، لكن التراجع فشل.', /\p{Script=Arabic}/u],
    ['月曜日のデプロイは成功したが、会議は終わらない。', /\p{Script=Hiragana}/u],
  ])('is the same picture, for each of the memes about %s', async (sentence, ownWords) => {
    await openApp(page, product, '/create')
    await page.getByRole('textbox', { name: 'What happened?' }).fill(sentence)
    await page.getByRole('button', { name: 'Make 12 memes' }).click()
    const painted = page.locator('canvas[data-painted="true"]')
    await expect.poll(() => painted.count(), { timeout: 60_000 }).toBe(12)
    const addresses = await served()
    const memes = await paintedMemes()
    expect(memes.some(({ altText }) => ownWords.test(altText))).toBe(true)
    for (const { altText, dataUrl } of memes) {
      const inBrowser = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
      const { width, height } = await sharp(inBrowser).metadata()
      const response = await fetch(`${addresses.get(altText)}?width=${width}`)
      expect(response.status, altText).toBe(200)
      const onServer = Buffer.from(await response.arrayBuffer())
      const [ours, theirs] = await Promise.all([
        rgbOf(inBrowser, width, height),
        rgbOf(onServer, width, height),
      ])
      const { share, mean } = compare(ours, theirs)
      expect(share, altText).toBeLessThan(largestShareOfOtherPixels)
      expect(mean, altText).toBeLessThan(largestMeanDifference)
      expect(compare(ours, movedRight(theirs, 3)).share, altText).toBeGreaterThan(largestShareOfOtherPixels)
    }
  })
})

/** The address of each meme's picture by its alt text, from the library. */
async function served(): Promise<Map<string, string>> {
  const addresses = new Map<string, string>()
  const other = await page.context().newPage()
  await other.goto(`${product.baseUrl}/library`)
  await other.getByRole('list', { name: 'Memes' }).waitFor()
  const more = other.getByRole('button', { name: 'Show more' })
  if (await more.isVisible()) await more.click()
  await expect
    .poll(() => other.getByRole('list', { name: 'Memes' }).getByRole('article').count())
    .toBeGreaterThanOrEqual(12)
  const pictures = await other
    .getByRole('list', { name: 'Memes' })
    .getByRole('article')
    .getByRole('img')
    .evaluateAll((images: HTMLImageElement[]) => images.map((image) => ({ alt: image.alt, src: image.src })))
  for (const { alt, src } of pictures) addresses.set(alt, src.replace(/\.webp.*$/, '.png'))
  await other.close()
  return addresses
}
