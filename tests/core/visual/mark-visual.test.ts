import { describe, expect, it } from 'vitest'
import { markVisual } from '@/core/visual/mark-visual'
import { paintBox } from '@/core/visual/paint-box'
import { type AspectRatio, aspectRatios, visualSizes } from '@/core/visual/visual-document'
import { fixedMeasure } from '../meme/fixed-measure'

const empty = (aspectRatio: AspectRatio, background: string) => ({
  ...visualSizes[aspectRatio],
  background,
  marks: [],
})

describe('a marked visual', () => {
  it.each(aspectRatios)('has its mark inside the lower right corner of %s', (aspectRatio) => {
    const document = empty(aspectRatio, paintBox.paper)
    const [mark] = markVisual(document, 'Quipsmith test', fixedMeasure).marks
    if (mark?.kind !== 'text') throw new Error('It has no words.')
    const rightPx = mark.centreXPx + mark.widthPx / 2
    expect(rightPx).toBeLessThan(document.widthPx)
    expect(rightPx).toBeGreaterThan(document.widthPx * 0.95)
    expect(mark.baselinePx).toBeLessThan(document.heightPx)
    expect(mark.baselinePx).toBeGreaterThan(document.heightPx * 0.95)
    expect(document.marks).toEqual([])
  })

  it('is read on every ground', () => {
    const colorOn = (background: string) =>
      markVisual(empty('1:1', background), 'test', fixedMeasure).marks[0]
    expect(colorOn(paintBox.night)).toMatchObject({ color: paintBox.cream })
    expect(colorOn(paintBox.yellow)).toMatchObject({ color: paintBox.ink })
  })
})
