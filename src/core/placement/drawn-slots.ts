import type { TemplateSlot } from '../template/template'
import type { OwnBox } from './own-box'
import type { PictureTones } from './picture-tones'
import { slotInBox } from './slot-in-box'
import { textColorIn } from './text-contrast'

/** Boxes that a user drew on a picture, as slots. Their words are black or white, whichever has more contrast. */
export function drawnSlots(boxes: readonly OwnBox[], tones: PictureTones): TemplateSlot[] {
  return boxes.map((box, index) =>
    slotInBox({ ...box, id: `box-${index + 1}`, ...textColorIn(cellsOf(box, tones), tones) }, tones),
  )
}

/** The cells beneath a box, at least one; how it is turned makes little difference to what lies beneath. */
function cellsOf({ x, y, width, height }: OwnBox, { columns, rows }: PictureTones) {
  const left = Math.min(columns - 1, Math.floor(x * columns))
  const top = Math.min(rows - 1, Math.floor(y * rows))
  return {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(columns, Math.max(left + 1, Math.ceil((x + width) * columns))),
    bottom: Math.min(rows, Math.max(top + 1, Math.ceil((y + height) * rows))),
  }
}
