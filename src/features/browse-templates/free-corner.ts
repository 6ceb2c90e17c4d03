import type { TemplateSlot } from '@/core/template/template'

const corners = ['bottom right', 'bottom left', 'top left', 'top right'] as const
type Corner = (typeof corners)[number]

/** The area of a corner in fractions of the picture: about the size of a pill on a tile. */
const pill = { width: 0.42, height: 0.2 }

/** The corner in which a pill covers the fewest words; the first of equals. */
export function freeCorner(
  slots: readonly Pick<TemplateSlot, 'x' | 'y' | 'width' | 'height'>[],
  isTopRightTaken = false,
): Corner {
  const free = corners.filter((corner) => !(isTopRightTaken && corner === 'top right'))
  const covered = (corner: Corner) => {
    const x = corner.endsWith('right') ? 1 - pill.width : 0
    const y = corner.startsWith('bottom') ? 1 - pill.height : 0
    return slots.reduce((sum, slot) => sum + overlap(slot, { x, y, ...pill }), 0)
  }
  return free.reduce<Corner>((best, corner) => (covered(corner) < covered(best) ? corner : best), corners[0])
}

type Rectangle = Pick<TemplateSlot, 'x' | 'y' | 'width' | 'height'>

function overlap(one: Rectangle, other: Rectangle): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return across > 0 && down > 0 ? across * down : 0
}
