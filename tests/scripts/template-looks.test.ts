import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { lookOf, movedDrawings } from '../../scripts/templates/looks'

/** A drawing of 480 px with a finger of 12 x 60 px at a place. */
async function drawing(left: number): Promise<Buffer> {
  const finger = { width: 12, height: 60, channels: 3 as const, background: '#1b1b22' }
  return sharp({ create: { width: 480, height: 480, channels: 3, background: '#fffdf7' } })
    .composite([{ input: { create: finger }, left, top: 100 }])
    .png()
    .toBuffer()
}

describe('the look of a drawing', () => {
  it('is the same for the same drawing, rounded otherwise by another processor', async () => {
    const png = await drawing(100)
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
    const rounded = data.map((value, index) => Math.min(255, value + (index % 2)))
    const raw = { width: info.width, height: info.height, channels: info.channels }
    const other = await sharp(rounded, { raw }).png().toBuffer()
    expect(other.equals(png)).toBe(false)
    expect(movedDrawings({ hand: await lookOf(png) }, { hand: await lookOf(other) })).toEqual([])
  })

  it('tells that a finger moved by six pixels, and how much of the picture that is', async () => {
    const [before, after] = [await lookOf(await drawing(100)), await lookOf(await drawing(106))]
    const [moved, ...others] = movedDrawings({ hand: before, face: before }, { hand: after, face: before })
    expect(others).toEqual([])
    expect(moved?.name).toBe('hand')
    expect(moved?.share).toBeGreaterThan(0)
    expect(moved?.share).toBeLessThan(0.05)
  })

  it('names a new drawing, and says nothing of one that is gone', async () => {
    const look = await lookOf(await drawing(100))
    expect(movedDrawings({ gone: look }, { fresh: look })).toEqual([{ name: 'fresh', share: 1 }])
  })
})
