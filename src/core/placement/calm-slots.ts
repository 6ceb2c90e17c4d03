import type { TemplateSlot } from '../template/template'
import { findCalmBoxes } from './calm-boxes'
import type { PictureTones } from './picture-tones'
import { slotInBox } from './slot-in-box'

/**
 * The calm places of a picture, as a template has places.
 *
 * @param countMax 1 or 2
 * @returns none when nothing is calm
 */
export function calmSlots(tones: PictureTones, countMax: number): TemplateSlot[] {
  return findCalmBoxes(tones, countMax).map((box, index) =>
    slotInBox(
      {
        ...box,
        id: `calm-${index + 1}`,
        role: 'text',
        hint: 'What to say where the picture is calm',
        rotateAngle: 0,
      },
      tones,
    ),
  )
}
