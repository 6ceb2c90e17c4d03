import { describe, expect, it } from 'vitest'
import { composeMeme } from '@/core/meme/compose-meme'
import { editedMemeOf } from '@/features/editor/edited-meme'
import type { EditorPicture } from '@/features/editor/editor-picture'
import { nearZoom } from '@/features/editor/near-zoom'
import { sheetHeightPx, sheetRestAt } from '@/features/editor/sheet-rest'
import { swapEdit } from '@/features/editor/swap-edit'
import { findTemplate } from '@/templates/templates'
import { fixedMeasure } from '../core/meme/fixed-measure'

function pictureOf(
  name: string,
): EditorPicture & { slots: NonNullable<ReturnType<typeof findTemplate>>['slots'] } {
  const template = findTemplate(name)
  if (!template) throw new Error(`There is no ${name}.`)
  return { ...template, isMoving: template.motion !== null }
}

describe('the sheet of the phone', () => {
  const screenPx = 844

  it('rests at half height, low, or up to the bar', () => {
    expect(sheetHeightPx('half', screenPx)).toBe(330)
    expect(sheetHeightPx('half', 600)).toBe(252)
    expect(sheetHeightPx('full', screenPx)).toBe(790)
    expect(sheetHeightPx('low', screenPx)).toBeLessThan(100)
  })

  it('goes to the nearest place when it is let go of', () => {
    expect(sheetRestAt(700, screenPx)).toBe('full')
    expect(sheetRestAt(400, screenPx)).toBe('half')
    expect(sheetRestAt(-20, screenPx)).toBe('low')
  })
})

describe('the box that is tapped on a phone', () => {
  const desk = { widthPx: 390, heightPx: 400 }

  it('is brought so near that it fills the desk, and no nearer than three times', () => {
    expect(nearZoom({ widthPx: 200, heightPx: 40 }, desk)).toBeCloseTo(1.677, 2)
    expect(nearZoom({ widthPx: 60, heightPx: 20 }, desk)).toBe(3)
    expect(nearZoom({ widthPx: 100, heightPx: 120 }, desk)).toBeCloseTo(1.667, 2)
  })

  it('stays where it is when it is large enough', () => {
    expect(nearZoom({ widthPx: 330, heightPx: 60 }, desk)).toBeNull()
  })
})

describe('another picture in the editor', () => {
  it('keeps what was typed as it was typed, in the case that the new place wants', () => {
    const from = pictureOf('two-buttons')
    const [left, right] = from.slots.map(({ id }) => id)
    const words = { [left ?? '']: 'Sleep early', [right ?? '']: 'One more' }
    const document = composeMeme({ template: from, words, maxDimension: 800, watermark: '' }, fixedMeasure)
    const own: EditorPicture = {
      ...pictureOf('nope-yep'),
      name: 'upload:0abcDEFghiJKLmnoPQRst4',
      slots: from.slots.slice(0, 1).map((slot) => ({ ...slot, id: 'box-1', upperCase: true })),
    }
    const swapped = swapEdit(editedMemeOf(document, from.slots), own, fixedMeasure)
    expect(swapped.imageName).toBe(own.name)
    expect(swapped.boxes.map(({ text, upperCase, slot }) => [text, upperCase, slot])).toEqual([
      ['Sleep early', true, 'box-1'],
    ])
    expect(swapped.footer?.text).toBe('One more')
  })
})
