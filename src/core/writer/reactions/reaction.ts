import type { Words } from '../recipe'

/**
 * A picture that reacts to the user's own words: right for every text of its register, because it claims nothing about
 * the text. `{text}` fills a whole slot; where no slot holds it, the text stands above the picture.
 */
export interface Reaction {
  /** Template name without "-loop": the moving version takes the same words. */
  template: string
  words: Words
  /** What must be so for the line to be true: the one who tells did it, or did not speak in it. */
  needs?: 'own-deed' | 'listener'
  /** How readers took the line, against the others: about -0.15 to 0.1, a share of the fit (docs/ratings). */
  esteem?: number
}
