import type { TemplateSlot } from '../template/template'
import { type CalmBox, findCalmBoxes } from './calm-boxes'
import type { PictureTones } from './picture-tones'

/** Of the picture's width. */
const fontSizeShareMax = 0.105
/** Letters that stand in a square of the font's size, in capitals of the caption font with their line. */
const lettersPerSquare = 1.7
/** The least size at which words are read in a feed, of the picture's longer side. */
const readableShare = 1 / 26
const maxCharsMost = 90

/**
 * The calm places of a picture, as a template has places.
 *
 * @param countMax 1 or 2
 * @returns none when nothing is calm
 */
export function calmSlots(tones: PictureTones, countMax: number): TemplateSlot[] {
  return findCalmBoxes(tones, countMax).map((box, index) => slotOf(box, index, tones))
}

function slotOf(
  { x, y, width, height, color, strokeColor }: CalmBox,
  index: number,
  { columns, rows }: PictureTones,
): TemplateSlot {
  const letterSide = Math.max(columns, rows) * readableShare
  const squares = (width * columns * height * rows) / letterSide ** 2
  return {
    id: `calm-${index + 1}`,
    role: 'text',
    hint: 'What to say where the picture is calm',
    x,
    y,
    width,
    height,
    rotateAngle: 0,
    align: 'center',
    maxChars: Math.max(8, Math.min(maxCharsMost, Math.floor(squares * lettersPerSquare))),
    fontFamily: 'Anton',
    fontSize: fontSizeShareMax,
    color,
    strokeColor,
    upperCase: true,
  }
}
