import { launchBrowser } from '@tests/support/browser'
import { type BrowserPainter, installPainter } from '@tests/support/browser-painter'
import { compare, movedRight, rgbOf } from '@tests/support/compare-pictures'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { composeMeme } from '@/core/meme/compose-meme'
import type { MemeDocument } from '@/core/meme/meme-document'
import type { Template } from '@/core/template/template'
import { createCanvasRenderer } from '@/server/integrations/canvas-renderer/canvas-renderer'
import { findTemplate, templates } from '@/templates/templates'

/**
 * Every template with its first example, painted by the browser and by the server. As in same-picture.test.ts the edges
 * of letters and of scaled lines may differ, areas may not; of a GIF the 255 colours come on top.
 */
const largestShareOfOtherPixels = 0.012
const largestMeanDifference = 0.016

const product = inject('product')
const renderer = createCanvasRenderer({
  publicDir: `${process.cwd()}/public`,
  motionOf: (name) => findTemplate(name)?.motion ?? null,
})
let browser: Browser
let painter: BrowserPainter

beforeAll(async () => {
  browser = await launchBrowser()
  // The painter is put into the page from outside, which its policy would stop.
  const page = await browser.newPage({ bypassCSP: true })
  await page.goto(product.baseUrl, { waitUntil: 'networkidle' })
  painter = await installPainter(page)
})

afterAll(async () => {
  await browser?.close()
})

function memeOf(template: Template): MemeDocument {
  const words = template.examples[0] ?? {}
  const header = 'A header above it all'
  return composeMeme({ template, words, header, maxDimension: 500, watermark: 'Quipsmith' }, renderer.measure)
}

async function expectSamePicture(inBrowser: Buffer, onServer: Buffer): Promise<void> {
  const { width, height } = await sharp(inBrowser).metadata()
  const size = await sharp(onServer).metadata()
  expect([size.width, size.height]).toEqual([width, height])
  const [ours, theirs] = await Promise.all([rgbOf(inBrowser, width, height), rgbOf(onServer, width, height)])
  const { share, mean } = compare(ours, theirs)
  expect(share).toBeLessThan(largestShareOfOtherPixels)
  expect(mean).toBeLessThan(largestMeanDifference)
  // Three pixels beside, it would not have passed.
  expect(compare(ours, movedRight(theirs, 3)).share).toBeGreaterThan(largestShareOfOtherPixels)
}

describe('in browser and server alike', () => {
  test.each(templates.map((template) => [template.name, template] as const))('%s', async (_, template) => {
    const meme = memeOf(template)
    const onServer = await renderer.render(meme, { format: 'png' })
    await expectSamePicture(await painter.still(meme, meme.pictureWidthPx), Buffer.from(onServer))
  })

  const moving = templates.filter(({ motion }) => motion !== null)
  test.each(moving.map((template) => [template.name, template] as const))(
    'a frame of %s',
    async (_, template) => {
      const { motion } = template
      if (!motion) throw new Error(`${template.name} stands still`)
      const meme = memeOf(template)
      // Words that come late have come by then, and the frame is not the first one.
      const index = motion.frames - 2
      const gif = Buffer.from(await renderer.render(meme, { format: 'gif' }))
      const { pages } = await sharp(gif, { pages: -1 }).metadata()
      expect(pages).toBe(motion.frames)
      const onServer = await sharp(gif, { page: index }).png().toBuffer()
      await expectSamePicture(await painter.frame(meme, motion, meme.pictureWidthPx, index), onServer)
    },
  )
})
