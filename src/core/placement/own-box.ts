/**
 * A place for words that somebody drew on a picture of their own. Lengths are fractions of the picture: x and width of
 * its width, y and height of its height.
 */
export interface OwnBox {
  /** Part of its words in the joke, 1..40 characters: "the boss". */
  role: string
  /** Hint for people who fill it in, at most 80 characters; may be empty. */
  hint: string
  /** 0..1; the box ends within the picture. */
  x: number
  y: number
  /** 0.04..1 */
  width: number
  height: number
  /** Degrees clockwise around its centre, -180..180. */
  rotateAngle: number
}

/** Most boxes of one picture: with more nobody finds the picture. */
export const ownBoxesMax = 8
/** Smaller boxes can neither be read nor be taken hold of. */
export const ownBoxSideMin = 0.04
