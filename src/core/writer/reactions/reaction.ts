import type { Words } from '../recipe'

/**
 * A picture that reacts to the user's own words: right for every text of its register, because it claims nothing about
 * the text. `{text}` fills a whole slot; where no slot holds it, the text stands above the picture.
 */
export interface Reaction {
  /** Template name without "-loop": the moving version takes the same words. */
  template: string
  words: Words
}
