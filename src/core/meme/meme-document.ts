/**
 * The meme document: everything that is needed to paint one meme, and nothing else.
 *
 * Lengths are pixels of the picture as scaled for this document; the origin of captions is the picture's
 * top left corner (beneath the header). Field names of `Caption` and `Bar` are those of the wire (spec §3).
 */

/** Longest words of one caption or bar, in characters. */
export const captionCharsMax = 300
/** px of the smallest side of a box, and of the smallest bound of its words, that are stored. */
export const boxPxMin = 1
export const fontSizePxMin = 4

export type CaptionAlign = 'left' | 'center' | 'right'

/** Words in a box. `fontSize` is an upper bound in px: the layout shrinks text that would leave its box. */
export interface Caption {
  /** Id of the template's slot that this caption fills; absent for a box that the user added. */
  slot?: string | undefined
  /** At most `captionCharsMax` characters; empty draws nothing. */
  text: string
  x: number
  y: number
  width: number
  height: number
  fontSize: number
  fontFamily: string
  /** `#rrggbb`; black when absent. */
  color?: string | undefined
  /** `#rrggbb` outline; null or absent draws none. */
  strokeColor?: string | null | undefined
  align?: CaptionAlign | undefined
  /** Degrees, clockwise, around the centre of the box. */
  rotateAngle: number
  /** BCP-47; decides the direction when the text itself does not. */
  language?: string | undefined
  /** When the words appear in a moving picture, as a share of its loop, 0..1; from the start when absent. */
  appearAt?: number | undefined
}

/** A strip of paper above (header) or below (footer) the picture; its height follows from its text. */
export interface Bar {
  text: string
  fontSize: number
  fontColor: string
  fontFamily: string
}

/** Room around a picture that was laid out for another shape; words may stand in it. Never stored: see `relayoutMeme`. */
export interface Room {
  topPx: number
  rightPx: number
  bottomPx: number
  leftPx: number
  /** `#rrggbb` */
  color: string
  /** Colour below and to the right, where the drawing extends into the room. One colour and a rule when absent. */
  endColor?: string | undefined
}

export interface MemeDocument {
  /** Template name, see `src/templates`. */
  imageName: string
  pictureWidthPx: number
  pictureHeightPx: number
  captions: Caption[]
  header: Bar | null
  footer: Bar | null
  /** Text at the bottom right; empty draws none (spec §4). */
  watermark: string
  /** None when absent. */
  room?: Room | undefined
}
