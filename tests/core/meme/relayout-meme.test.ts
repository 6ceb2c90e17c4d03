import { describe, expect, it } from 'vitest'
import { memeSize } from '@/core/meme/compose-meme'
import { layoutMeme } from '@/core/meme/layout-meme'
import type { MemeDocument } from '@/core/meme/meme-document'
import { type MemeShape, memeShapes, relayoutMeme } from '@/core/meme/relayout-meme'
import { scaleMeme } from '@/core/meme/scale-meme'
import { fixedMeasure } from './fixed-measure'
import { captionWith, documentWith } from './sample-document'

const ground = '#25253F'
const bar = (text: string) => ({ text, fontSize: 40, fontColor: '#1B1B22', fontFamily: 'Baloo 2' })
const sign = captionWith({ slot: 'left', text: 'on a sign' })
const banner = captionWith({
  text: 'ACROSS THE TOP',
  x: 20,
  y: 10,
  width: 760,
  height: 120,
  color: '#FFFFFF',
  strokeColor: '#000000',
})
const shapes = Object.keys(memeShapes) as MemeShape[]
const laidOut = (document: MemeDocument, shape: MemeShape) =>
  relayoutMeme(document, shape, { color: ground }, fixedMeasure)

/** Captions that leave the image, or that cover the picture although they were placed outside it. */
function strays(document: MemeDocument): string[] {
  const room = document.room ?? { topPx: 0, rightPx: 0, bottomPx: 0, leftPx: 0 }
  const { pictureWidthPx, pictureHeightPx } = document
  return document.captions
    .filter(({ slot }) => slot === undefined)
    .filter(({ x, y, width, height }) => {
      const isOutside =
        x < -room.leftPx ||
        y < -room.topPx ||
        x + width > pictureWidthPx + room.rightPx ||
        y + height > pictureHeightPx + room.bottomPx
      const isOverPicture = x + width > 0 && x < pictureWidthPx && y + height > 0 && y < pictureHeightPx
      return isOutside || isOverPicture
    })
    .map(({ text }) => text)
}

describe('a meme laid out for another shape', () => {
  const memes: [string, MemeDocument][] = [
    ['signs alone', documentWith({ captions: [sign] })],
    ['a header', documentWith({ captions: [sign], header: bar('Every Monday') })],
    ['both bars', documentWith({ header: bar('Every Monday'), footer: bar('And every Tuesday after it') })],
    ['a banner', documentWith({ captions: [banner] })],
    ['a tall picture', documentWith({ pictureWidthPx: 500, pictureHeightPx: 900, header: bar('Up') })],
    ['a wide picture', documentWith({ pictureWidthPx: 900, pictureHeightPx: 400, footer: bar('Down') })],
  ]

  it.each(memes.flatMap(([name, document]) => shapes.map((shape) => [name, shape, document] as const)))(
    'with %s has the shape %s, and its picture is whole',
    (_name, shape, document) => {
      const shaped = laidOut(document, shape)
      const { widthPx, heightPx } = memeSize(shaped, fixedMeasure)
      expect(widthPx / heightPx).toBeCloseTo(memeShapes[shape], 1)
      expect(Math.abs(widthPx / heightPx / memeShapes[shape] - 1)).toBeLessThan(0.01)
      expect(shaped).toMatchObject({
        pictureWidthPx: document.pictureWidthPx,
        pictureHeightPx: document.pictureHeightPx,
      })
      expect(layoutMeme(shaped, fixedMeasure)).toMatchObject({ widthPx, heightPx })
    },
  )

  it('keeps every word, and every word that moved stands in the room', () => {
    for (const shape of shapes) {
      const document = documentWith({ captions: [sign, banner], header: bar('Above'), footer: bar('Below') })
      const shaped = laidOut(document, shape)
      const words = [shaped.header, ...shaped.captions, shaped.footer].flatMap((part) => part?.text ?? [])
      expect(words.sort(), shape).toEqual(['ACROSS THE TOP', 'Above', 'Below', 'on a sign'])
      if (!shaped.header) expect(strays(shaped), shape).toEqual([])
    }
  })

  it('leaves words on the signs of the drawing and keeps the order of captions', () => {
    const shaped = laidOut(documentWith({ captions: [banner, sign], header: bar('Above') }), '9x16')
    expect(shaped.captions[1]).toEqual(sign)
    expect(shaped.captions.map(({ text }) => text)).toEqual(['ACROSS THE TOP', 'on a sign', 'Above'])
  })

  it('leaves what was turned, what names a thing in the middle, and emoji where they are', () => {
    const kept = [
      captionWith({ ...banner, rotateAngle: 5 }),
      captionWith({ text: 'me', x: 300, y: 250, width: 100, height: 60 }),
      captionWith({ ...banner, text: '🔥' }),
    ]
    expect(laidOut(documentWith({ captions: kept }), '9x16').captions).toEqual(kept)
  })

  it('makes words larger where there is more room', () => {
    const document = documentWith({ header: bar('Every Monday') })
    const drawnPx = layoutMeme(document, fixedMeasure).ops.find((op) => op.kind === 'text')
    const tall = layoutMeme(laidOut(document, '9x16'), fixedMeasure).captions[0]
    expect(drawnPx?.kind === 'text' && tall && tall.fontSizePx > 2 * 40).toBe(true)
  })

  it('makes words readable on the ground, and leaves outlined words their colour', () => {
    const shaped = laidOut(documentWith({ captions: [banner], header: bar('Above') }), '9x16')
    expect(shaped.captions[0]?.color).toBe('#FFFFFF')
    expect(shaped.captions[1]?.color).toBe('#FFFDF7')
  })

  it('goes on in two colours without a rule, and its words are readable on each', () => {
    const document = documentWith({ header: bar('Above'), footer: bar('Below') })
    const shaped = relayoutMeme(document, '9x16', { color: '#25253F', endColor: '#FFCE4A' }, fixedMeasure)
    expect(shaped.captions.map(({ text, color }) => [text, color])).toEqual([
      ['Above', '#FFFDF7'],
      ['Below', '#1B1B22'],
    ])
    const fills = layoutMeme(shaped, fixedMeasure).ops.flatMap((op) => (op.kind === 'fill' ? [op.color] : []))
    expect(fills).toEqual(['#FFFDF7', '#25253F', '#FFCE4A'])
  })

  it('puts the words beside the picture in a wide shape, or keeps the bars where a column would be narrow', () => {
    const square = documentWith({ pictureWidthPx: 600, pictureHeightPx: 600, header: bar('Above') })
    expect(laidOut(square, '16x9')).toMatchObject({ header: null, room: { leftPx: 467, rightPx: 0 } })
    const kept = laidOut(square, '1x1')
    expect(kept.header).toEqual(square.header)
    expect(kept.room).toMatchObject({ topPx: expect.any(Number), leftPx: expect.any(Number) })
  })

  it('is the same meme when it has the shape already', () => {
    const square = documentWith({ pictureWidthPx: 600, pictureHeightPx: 600 })
    expect(laidOut(square, '1x1')).toBe(square)
  })

  it('has exactly the size that it is scaled to', () => {
    const shaped = laidOut(documentWith({ captions: [sign], header: bar('Every Monday') }), '9x16')
    const { widthPx } = memeSize(shaped, fixedMeasure)
    const scaled = memeSize(scaleMeme(shaped, 1080 / widthPx), fixedMeasure)
    expect(scaled.widthPx).toBe(1080)
    expect(Math.abs(scaled.heightPx - 1920)).toBeLessThanOrEqual(2)
  })
})
