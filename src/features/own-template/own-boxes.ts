import type { OwnBox } from '@/contracts/own-template'
import { ownBoxesMax, ownBoxSideMin } from '@/core/placement/own-box'
import type { TemplateSlot } from '@/core/template/template'
import type { Box } from '@/meme-ui/boxes/box-geometry'

/** A box while it is drawn: px of the picture. */
export interface DrawnBox extends Box {
  /** Names it as long as the page is open. */
  key: string
  role: string
  hint: string
}

export interface PictureSize {
  widthPx: number
  heightPx: number
}

/** The default area of a new box, in fractions of the picture. */
const addedBox = { width: 0.6, height: 0.22, margin: 0.06 }
/** Distance to the next one, as a fraction of the picture. */
const addedStep = 0.06
/** A box has no font of its own; the gestures ask for one. */
const noFontPx = 16

/** Keeps a box on its picture: one that was moved stays as large as it is, one that was resized is cut. */
export function boxWithin<B extends Box>(box: B, before: Box | undefined, size: PictureSize): B {
  const isMoved = before !== undefined && before.width === box.width && before.height === box.height
  const across = withinSide(box.x, box.width, size.widthPx, isMoved)
  const down = withinSide(box.y, box.height, size.heightPx, isMoved)
  return { ...box, x: across.from, width: across.length, y: down.from, height: down.length }
}

function withinSide(from: number, length: number, side: number, isMoved: boolean) {
  const least = side * ownBoxSideMin
  const start = isMoved ? from : Math.max(0, from)
  const end = isMoved ? from + length : Math.min(side, from + length)
  const kept = Math.min(side, Math.max(least, end - start))
  return { from: Math.max(0, Math.min(side - kept, start)), length: kept }
}

/** One more box, beneath the last; the same list when there are as many as a picture may have. */
export function addBox(
  boxes: readonly DrawnBox[],
  size: PictureSize,
  box: Partial<Box> = {},
): { boxes: DrawnBox[]; key: string | null } {
  if (boxes.length >= ownBoxesMax) return { boxes: [...boxes], key: null }
  const key = `box-${Math.max(0, ...boxes.map((other) => Number(other.key.slice('box-'.length)))) + 1}`
  const place = addedBox.margin + boxes.length * addedStep
  const added: DrawnBox = boxWithin(
    {
      x: ((1 - addedBox.width) / 2) * size.widthPx,
      y: place * size.heightPx,
      width: addedBox.width * size.widthPx,
      height: addedBox.height * size.heightPx,
      rotateAngle: 0,
      fontSize: noFontPx,
      ...box,
      key,
      role: '',
      hint: '',
    },
    undefined,
    size,
  )
  return { boxes: [...boxes, added], key }
}

/** Boxes as they are sent; one without a name is named by its number, "box 2". */
export function ownBoxesOf(
  boxes: readonly DrawnBox[],
  { widthPx, heightPx }: PictureSize,
  nameOf: (number: number) => string,
): OwnBox[] {
  return boxes.map(({ role, hint, x, y, width, height, rotateAngle }, index) => {
    const left = fraction(x / widthPx)
    const top = fraction(y / heightPx)
    return {
      role: role.trim() || nameOf(index + 1),
      hint: hint.trim(),
      x: left,
      y: top,
      width: Math.max(ownBoxSideMin, Math.min(fraction(width / widthPx), fraction(1 - left))),
      height: Math.max(ownBoxSideMin, Math.min(fraction(height / heightPx), fraction(1 - top))),
      rotateAngle,
    }
  })
}

/** Boxes as they were sent, to be changed. */
export function drawnBoxesOf(
  slots: readonly Pick<TemplateSlot, 'role' | 'hint' | 'x' | 'y' | 'width' | 'height' | 'rotateAngle'>[],
  { widthPx, heightPx }: PictureSize,
): DrawnBox[] {
  return slots.map(({ role, hint, x, y, width, height, rotateAngle }, index) => ({
    key: `box-${index + 1}`,
    role,
    hint,
    x: x * widthPx,
    y: y * heightPx,
    width: width * widthPx,
    height: height * heightPx,
    rotateAngle,
    fontSize: noFontPx,
  }))
}

function fraction(share: number): number {
  return Math.min(1, Math.max(0, Math.round(share * 10_000) / 10_000))
}
