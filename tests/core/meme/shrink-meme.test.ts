import { describe, expect, it } from 'vitest'
import { memeSize } from '@/core/meme/compose-meme'
import { shrinkMeme } from '@/core/meme/shrink-meme'
import { fixedMeasure } from './fixed-measure'
import { captionWith, documentWith } from './sample-document'

const header = { text: 'Monday', fontSize: 120, fontColor: '#1B1B22', fontFamily: 'Baloo 2' }

describe('shrinking a meme to what is painted', () => {
  it('leaves a document that is small enough as it is', () => {
    const document = documentWith({ captions: [captionWith({})] })
    expect(shrinkMeme(document, false, fixedMeasure)).toBe(document)
  })

  it('holds a still with its bars within 2048 px', () => {
    const document = documentWith({ pictureWidthPx: 2000, pictureHeightPx: 2048, header })
    const shrunk = shrinkMeme(document, false, fixedMeasure)
    const { widthPx, heightPx } = memeSize(shrunk, fixedMeasure)
    expect(heightPx).toBeLessThanOrEqual(2048)
    expect(heightPx).toBeGreaterThan(2044)
    expect(widthPx / shrunk.pictureHeightPx).toBeCloseTo(2000 / 2048, 2)
  })

  it('holds what moves to the size of its drawings, boxes and all', () => {
    const document = documentWith({
      pictureWidthPx: 1280,
      pictureHeightPx: 960,
      captions: [captionWith({ x: 100, y: 40, width: 400, height: 200, fontSize: 60 })],
    })
    expect(shrinkMeme(document, true, fixedMeasure)).toMatchObject({
      pictureWidthPx: 640,
      pictureHeightPx: 480,
      captions: [{ x: 50, y: 20, width: 200, height: 100, fontSize: 30 }],
    })
  })

  it('never makes a box or letters smaller than a document may hold', () => {
    const document = documentWith({
      pictureWidthPx: 2048,
      pictureHeightPx: 2048,
      captions: [captionWith({ width: 1, height: 1, fontSize: 4 })],
      footer: { ...header, fontSize: 4 },
    })
    const { captions, footer } = shrinkMeme(document, true, fixedMeasure)
    expect(captions[0]).toMatchObject({ width: 1, height: 1, fontSize: 4 })
    expect(footer?.fontSize).toBe(4)
  })
})
