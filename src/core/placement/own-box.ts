import type { TemplateSlot } from '../template/template'

/**
 * A place for words that a user drew on a picture of their own. Its role has 1..40 characters, its hint at most 80; it
 * ends within the picture, and its angle is -180..180 degrees.
 */
export type OwnBox = Pick<TemplateSlot, 'role' | 'hint' | 'x' | 'y' | 'width' | 'height' | 'rotateAngle'>

/** Most boxes of one picture; more would hide it. */
export const ownBoxesMax = 8
/** Least width and height, as fractions: smaller boxes can neither be read nor be dragged. */
export const ownBoxSideMin = 0.04
