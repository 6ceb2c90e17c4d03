import { describe, expect, it } from 'vitest'
import { findCalmBoxes } from '@/core/placement/calm-boxes'
import { measureTones, type PictureTones } from '@/core/placement/picture-tones'
import { contrastOf } from '@/core/placement/text-contrast'
import { createRandom } from '@/core/random/seeded-random'

const [widthPx, heightPx] = [384, 288]

/** A picture of greys: `paint(x, y)` with shares of the sides, and noise of full strength between 0 and 1. */
function picture(paint: (x: number, y: number, noise: number) => number): PictureTones {
  const random = createRandom(7)
  const grey = new Uint8Array(widthPx * heightPx)
  for (let at = 0; at < grey.length; at++) {
    grey[at] = paint((at % widthPx) / widthPx, Math.floor(at / widthPx) / heightPx, random.next())
  }
  return measureTones(grey, widthPx, heightPx)
}

const within = (from: number, value: number, to: number) => value >= from && value <= to
const noisy = (noise: number) => noise * 255

describe('calm places', () => {
  it('lie above and below a busy middle, never on it', () => {
    const tones = picture((_x, y, noise) => (within(0.35, y, 0.7) ? noisy(noise) : 40))
    const boxes = findCalmBoxes(tones, 2)
    expect(boxes).toHaveLength(2)
    const [first, second] = boxes
    expect(first && first.y + first.height).toBeLessThanOrEqual(0.35)
    expect(second?.y).toBeGreaterThanOrEqual(0.7)
  })

  it('lie at the bottom when the top is busy', () => {
    const tones = picture((_x, y, noise) => (y < 0.55 ? noisy(noise) : 230))
    const [box] = findCalmBoxes(tones, 1)
    expect(box?.y).toBeGreaterThan(0.55)
    expect(box).toMatchObject({ color: '#000000', strokeColor: '#FFFFFF' })
  })

  it('lie in the sky of a landscape', () => {
    const tones = picture((_x, y, noise) => (y < 0.45 ? 150 + 60 * (0.45 - y) : 60 + noise * 120))
    const [box, ...more] = findCalmBoxes(tones, 2)
    expect(more).toEqual([])
    expect(box && box.y + box.height).toBeLessThanOrEqual(0.45)
    expect(box?.width).toBeGreaterThan(0.9)
  })

  it('lie beside somebody who stands at the left', () => {
    const tones = picture((x, _y, noise) => (x < 0.5 ? noisy(noise) : 20))
    const [box] = findCalmBoxes(tones, 1)
    expect(box?.x).toBeGreaterThanOrEqual(0.5)
    expect(box?.color).toBe('#FFFFFF')
  })

  it('are nowhere when there is noise everywhere, or a pattern', () => {
    expect(
      findCalmBoxes(
        picture((_x, _y, noise) => noisy(noise)),
        2,
      ),
    ).toEqual([])
    expect(
      findCalmBoxes(
        picture((x, y) => ((Math.floor(x * 96) + Math.floor(y * 72)) % 2 ? 255 : 0)),
        2,
      ),
    ).toEqual([])
  })

  it('are wide ones at top and bottom of a picture in one colour', () => {
    const boxes = findCalmBoxes(
      picture(() => 128),
      2,
    )
    expect(boxes).toHaveLength(2)
    for (const { width, contrast } of boxes) {
      expect(width).toBeGreaterThan(0.8)
      expect(contrast).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('keep to one brightness: words that cross from black to white would be lost on one of them', () => {
    const tones = picture((x) => (x < 0.5 ? 0 : 255))
    const boxes = findCalmBoxes(tones, 2)
    expect(boxes.length).toBeGreaterThan(0)
    for (const { x, width } of boxes) expect(x >= 0.5 || x + width <= 0.5).toBe(true)
  })

  it('go round a bird in the sky, small as it is', () => {
    const [x0, y0, radius] = [0.5, 0.13, 0.05]
    const tones = picture((x, y, noise) => (Math.hypot(x - x0, y - y0) < radius ? noisy(noise) : 40))
    const boxes = findCalmBoxes(tones, 2)
    expect(boxes).toHaveLength(2)
    for (const { x, y, width, height } of boxes) {
      const covers = x < x0 + radius && x + width > x0 - radius && y < y0 + radius && y + height > y0 - radius
      expect(covers).toBe(false)
    }
  })

  it('are not where a picture is only less restless than elsewhere', () => {
    const tones = picture((_x, y, noise) => (within(0.33, y, 0.7) ? noisy(noise) : 100 + (noise - 0.5) * 90))
    expect(findCalmBoxes(tones, 2)).toEqual([])
  })

  it('keep to the part of a soft gradient on which one colour can be read', () => {
    const boxes = findCalmBoxes(
      picture((x) => x * 255),
      2,
    )
    expect(boxes.length).toBeGreaterThan(0)
    for (const { contrast, x, width, color } of boxes) {
      expect(contrast).toBeGreaterThanOrEqual(4.5)
      // White is read up to a middle grey, black from there on.
      if (color === '#FFFFFF') expect(x + width).toBeLessThan(0.56)
      else expect(x).toBeGreaterThan(0.4)
    }
  })

  it('stay inside the picture, apart from each other, whatever it is', () => {
    const random = createRandom(3)
    for (let round = 0; round < 60; round++) {
      const blobs = Array.from(
        { length: 4 },
        () => [random.next(), random.next(), random.next() * 0.4] as const,
      )
      const ground = random.next() * 255
      const tones = picture((x, y, noise) =>
        blobs.some(([cx, cy, r]) => Math.hypot(x - cx, y - cy) < r) ? noisy(noise) : ground,
      )
      const [first, second] = findCalmBoxes(tones, 2)
      for (const box of [first, second]) {
        if (!box) continue
        expect(box.x).toBeGreaterThan(0)
        expect(box.x + box.width).toBeLessThan(1)
        expect(box.y + box.height).toBeLessThan(0.95)
        expect(box.contrast).toBeGreaterThanOrEqual(4.5)
      }
      if (first && second) {
        const apart =
          first.x + first.width <= second.x ||
          second.x + second.width <= first.x ||
          first.y + first.height <= second.y
        expect(apart).toBe(true)
      }
    }
  })

  it('are none in a picture of one pixel', () => {
    expect(findCalmBoxes(measureTones(new Uint8Array([9]), 1, 1), 2)).toEqual([])
  })
})

it('contrast is that of the standard', () => {
  expect(contrastOf(0, 255)).toBeCloseTo(21, 5)
  expect(contrastOf(119, 255)).toBeCloseTo(4.48, 2)
})
