import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { composeVisuals } from '@/core/visual/compose-visuals'
import { type AspectRatio, aspectRatios, type Visual, visualSizes } from '@/core/visual/visual-document'
import type { CanvasRenderer } from '@/server/integrations/canvas-renderer/canvas-renderer'
import {
  createThreadedRenderer,
  type ThreadedRenderer,
} from '@/server/integrations/canvas-renderer/threaded-renderer'
import { createSampleRenderer, sampleDocument } from './sample-renderer'

let inProcess: CanvasRenderer
let threaded: ThreadedRenderer
beforeAll(async () => {
  const sample = await createSampleRenderer()
  inProcess = sample.renderer
  threaded = createThreadedRenderer({ ...sample.places, threads: Math.min(2, availableParallelism()) })
})
afterAll(() => threaded.close())

const visualsOf = (concept: string, aspectRatio: AspectRatio = '1:1') =>
  composeVisuals({ concept, aspectRatio, seed: 0 }, inProcess.measure)
const lastOf = (concept: string, aspectRatio?: AspectRatio) => visualsOf(concept, aspectRatio)[3] as Visual

describe('a painted visual', () => {
  it.each(aspectRatios)('has the shape %s at every width, its longer side at most 2048 px', async (shape) => {
    const { document } = lastOf('Letting go', shape)
    const { widthPx, heightPx } = visualSizes[shape]
    for (const askedPx of [undefined, 16, 333, 2048]) {
      const image = await inProcess.renderVisual(document, { format: 'webp', widthPx: askedPx })
      const { width, height } = await sharp(image).metadata()
      expect(Math.max(width, height)).toBeLessThanOrEqual(2048)
      expect(Math.abs(width * (heightPx / widthPx) - height)).toBeLessThanOrEqual(1)
      if ((askedPx ?? widthPx) * Math.max(1, heightPx / widthPx) <= 2048)
        expect(width).toBe(askedPx ?? widthPx)
    }
  })

  it('shows nothing of what its canvas showed before, not even at its edges', async () => {
    const night = { ...visualSizes['4:5'], background: '#25253f', marks: [] }
    const coral = { ...night, background: '#ff6b5e' }
    for (const widthPx of [333, 77, 1111]) {
      for (const document of [coral, night]) {
        const image = await inProcess.renderVisual(document, { format: 'png', widthPx })
        const { data } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
        const ground = Buffer.alloc(data.length, document.background.slice(1), 'hex')
        expect(data.equals(ground), `${widthPx} ${document.background}`).toBe(true)
      }
    }
  })

  it('is the same from a thread, in every script, beside memes', async () => {
    for (const concept of ['Patience', '忍耐', 'الصبر', 'רגע אחד']) {
      const { document, altText } = lastOf(concept)
      for (const format of ['png', 'jpg', 'webp'] as const) {
        const options = { format, widthPx: 300, altText }
        const [expected, actual] = await Promise.all([
          inProcess.renderVisual(document, options),
          threaded.renderVisual(document, options),
          threaded.render(sampleDocument, { format }),
        ])
        expect(Buffer.from(actual).equals(Buffer.from(expected)), `${concept} ${format}`).toBe(true)
        const { xmpAsString } = await sharp(actual).metadata()
        expect(xmpAsString).toContain(altText.slice(-20).replaceAll('&', '&amp;'))
      }
    }
  })
})
