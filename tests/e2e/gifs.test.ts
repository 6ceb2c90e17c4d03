import { signIn } from '@tests/support/accounts'
import { openApp } from '@tests/support/app-page'
import { launchBrowser } from '@tests/support/browser'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

const product = inject('product')
const sentence = 'The build is green but nothing works'
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

const paintedCanvas = 'canvas[data-painted="true"]'

/** All pixels of each canvas, as one number: packing them as PNG keeps a processor busy. */
async function pictures(of: Page): Promise<number[]> {
  return of.locator(paintedCanvas).evaluateAll((canvases: HTMLCanvasElement[]) =>
    canvases.map((canvas) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      }
      let sum = 0
      for (const value of data) sum = (Math.imul(sum, 31) + value) | 0
      return sum
    }),
  )
}

async function makeGifs(on: Page): Promise<void> {
  await openApp(on, product, '/gifs')
  await on.getByRole('textbox', { name: 'What happened?' }).fill(sentence)
  await on.getByRole('button', { name: 'Make 6 GIFs' }).click()
  await expect.poll(() => on.locator(paintedCanvas).count(), { timeout: 60_000 }).toBe(6)
}

describe('text to GIFs', () => {
  test('six memes answer, each of them moves, and the credits say what it cost', async () => {
    await makeGifs(page)
    const seen = new Map<number, Set<number>>()
    await expect
      .poll(
        async () => {
          for (const [index, picture] of (await pictures(page)).entries()) {
            seen.set(index, (seen.get(index) ?? new Set()).add(picture))
          }
          return [...seen.values()].filter((frames) => frames.size > 2).length
        },
        { timeout: 30_000 },
      )
      .toBe(6)
    await page.getByText('2 credits spent, 18 left').waitFor()
  })

  test('the library shows them moving, and their addresses are GIFs', async () => {
    await page.goto(`${product.baseUrl}/library`)
    const images = page.getByRole('list', { name: 'Memes' }).getByRole('article').getByRole('img')
    await expect.poll(() => images.count(), { timeout: 30_000 }).toBe(6)
    const sources = await images.evaluateAll((list: HTMLImageElement[]) => list.map(({ src }) => src))
    for (const [format, address] of [
      ['webp', sources[0]],
      ['gif', sources[0]?.replace(/\.webp.*$/, '.gif')],
    ] as const) {
      const response = await fetch(address ?? '')
      expect(response.headers.get('content-type')).toBe(`image/${format}`)
      const { pages } = await sharp(Buffer.from(await response.arrayBuffer()), { pages: -1 }).metadata()
      expect(pages).toBeGreaterThan(10)
    }
  })

  test('who asked for less motion sees one frame', async () => {
    const still = await page.context().newPage()
    await still.emulateMedia({ reducedMotion: 'reduce' })
    await makeGifs(still)
    const before = await pictures(still)
    await still.waitForTimeout(1500)
    expect(await pictures(still)).toEqual(before)
    await still.close()
  })
})
