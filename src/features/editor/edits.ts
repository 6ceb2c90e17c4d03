import { artColors } from '@/core/meme/art-colors'
import { barFontSizeShare } from '@/core/meme/layout-bar'
import { type Bar, captionCharsMax } from '@/core/meme/meme-document'
import { insertWithin } from '@/core/text/text-limit'
import { type BarName, type EditedBox, type EditedMeme, nextKey } from './edited-meme'
import { outlineOf } from './looks'

/** The server's limit of boxes in one meme. */
export const boxesMax = 40

/** Shares of the picture's shorter side. */
const newBoxHeightShare = 0.18
const newFontSizeShare = 0.1
const emojiSizeShare = 0.2
/** Offset of a copy from its original. */
const copyOffsetShare = 0.04
/** Between a box and the edge of the picture that it is put at. */
const edgeMarginShare = 0.03

export type Alignment = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom'

export function changeBox(meme: EditedMeme, key: string, change: Partial<EditedBox>): EditedMeme {
  return { ...meme, boxes: meme.boxes.map((box) => (box.key === key ? { ...box, ...change } : box)) }
}

/** Cuts typed or pasted text at the longest length. */
export function writeBox(meme: EditedMeme, key: string, text: string): EditedMeme {
  const before = meme.boxes.find((box) => box.key === key)?.text ?? ''
  return changeBox(meme, key, { text: insertWithin(before, text, captionCharsMax) })
}

/** A box for words in the middle of the picture, outlined so that it can be read on anything. */
export function addTextBox(meme: EditedMeme): EditedMeme {
  const side = shorterSide(meme)
  const width = meme.pictureWidthPx * 0.6
  const height = side * newBoxHeightShare
  return addBox(meme, {
    ...inTheMiddle(meme, width, height),
    text: '',
    fontSize: side * newFontSizeShare,
    fontFamily: meme.boxes[0]?.fontFamily ?? 'Anton',
    color: '#FFFFFF',
    strokeColor: outlineOf('#FFFFFF'),
    upperCase: false,
  })
}

/** An emoji in a box of its own: it can be moved, turned and made large like words. */
export function addEmoji(meme: EditedMeme, emoji: string): EditedMeme {
  const side = shorterSide(meme) * emojiSizeShare
  return addBox(meme, {
    ...inTheMiddle(meme, side, side),
    text: emoji,
    // As large as the box lets it: it grows with the box.
    fontSize: side,
    fontFamily: 'Baloo 2',
    color: artColors.ink,
    strokeColor: null,
    upperCase: false,
  })
}

type NewBox = Omit<EditedBox, 'key' | 'rotateAngle' | 'align'>

function addBox(meme: EditedMeme, box: NewBox): EditedMeme {
  if (meme.boxes.length >= boxesMax) return meme
  const added = { ...box, key: nextKey(meme), rotateAngle: 0, align: 'center' as const }
  return { ...meme, boxes: [...meme.boxes, added] }
}

/** The copy comes last and is offset a little; it fills no slot, because the original does. */
export function duplicateBox(meme: EditedMeme, key: string): EditedMeme {
  const original = meme.boxes.find((box) => box.key === key)
  if (!original || meme.boxes.length >= boxesMax) return meme
  const { slot: _slot, ...look } = original
  const offsetPx = shorterSide(meme) * copyOffsetShare
  const copy = { ...look, key: nextKey(meme), x: original.x + offsetPx, y: original.y + offsetPx }
  return { ...meme, boxes: [...meme.boxes, copy] }
}

export function removeBox(meme: EditedMeme, key: string): EditedMeme {
  const boxes = meme.boxes.filter((box) => box.key !== key)
  return boxes.length === meme.boxes.length ? meme : { ...meme, boxes }
}

/** In front of all others, or behind them: boxes are painted in the order of the list. */
export function restackBox(meme: EditedMeme, key: string, to: 'front' | 'back'): EditedMeme {
  const box = meme.boxes.find((other) => other.key === key)
  if (!box) return meme
  const others = meme.boxes.filter((other) => other !== box)
  return { ...meme, boxes: to === 'front' ? [...others, box] : [box, ...others] }
}

/** Puts a box at an edge of the picture, or in its middle. */
export function alignBox(meme: EditedMeme, key: string, to: Alignment): EditedMeme {
  const box = meme.boxes.find((other) => other.key === key)
  if (!box) return meme
  const marginPx = shorterSide(meme) * edgeMarginShare
  const places: Record<Alignment, Partial<EditedBox>> = {
    left: { x: marginPx },
    center: { x: (meme.pictureWidthPx - box.width) / 2 },
    right: { x: meme.pictureWidthPx - box.width - marginPx },
    top: { y: marginPx },
    middle: { y: (meme.pictureHeightPx - box.height) / 2 },
    bottom: { y: meme.pictureHeightPx - box.height - marginPx },
  }
  return changeBox(meme, key, places[to])
}

/** A bar that was not there begins in ink on paper. */
export function changeBar(meme: EditedMeme, bar: BarName, change: Partial<Bar> | null): EditedMeme {
  if (change === null) return meme[bar] === null ? meme : { ...meme, [bar]: null }
  const blank: Bar = {
    text: '',
    fontSize: meme.pictureWidthPx * barFontSizeShare,
    fontColor: artColors.ink,
    fontFamily: 'Baloo 2',
  }
  const typed = change.text
  const text = typed === undefined ? undefined : insertWithin(meme[bar]?.text ?? '', typed, captionCharsMax)
  return {
    ...meme,
    [bar]: { ...(meme[bar] ?? blank), ...change, ...(text === undefined ? {} : { text }) },
  }
}

function shorterSide({ pictureWidthPx, pictureHeightPx }: EditedMeme): number {
  return Math.min(pictureWidthPx, pictureHeightPx)
}

function inTheMiddle({ pictureWidthPx, pictureHeightPx }: EditedMeme, width: number, height: number) {
  return { x: (pictureWidthPx - width) / 2, y: (pictureHeightPx - height) / 2, width, height }
}
