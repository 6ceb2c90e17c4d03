import type { TemplateSlot } from '../template/template'
import type { PictureTones } from './picture-tones'
import type { TextColor } from './text-contrast'

/** Of the picture's width. */
const fontSizeShareMax = 0.105
/** Letters that stand in a square of the font's size, in capitals of the caption font with their line. */
const lettersPerSquare = 1.7
/** The least size at which words are read in a feed, of the picture's longer side. */
const readableShare = 1 / 26
const maxCharsMost = 90
const maxCharsLeast = 8

type PlacedBox = Pick<TemplateSlot, 'id' | 'role' | 'hint' | 'x' | 'y' | 'width' | 'height' | 'rotateAngle'> &
  Pick<TextColor, 'color' | 'strokeColor'>

/** A slot on a picture that was not drawn for words. Its lettering is outlined capitals. */
export function slotInBox(box: PlacedBox, { columns, rows }: PictureTones): TemplateSlot {
  const { id, role, hint, x, y, width, height, rotateAngle, color, strokeColor } = box
  const letterSide = Math.max(columns, rows) * readableShare
  const squares = (width * columns * height * rows) / letterSide ** 2
  const chars = Math.floor(squares * lettersPerSquare)
  return {
    id,
    role,
    hint,
    x,
    y,
    width,
    height,
    rotateAngle,
    align: 'center',
    // The size says nothing while the picture is unknown.
    maxChars: letterSide > 0 ? Math.max(maxCharsLeast, Math.min(maxCharsMost, chars)) : maxCharsMost,
    fontFamily: 'Anton',
    fontSize: fontSizeShareMax,
    color,
    strokeColor,
    upperCase: true,
  }
}
