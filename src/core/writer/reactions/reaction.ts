import type { Words } from '../recipe'

/**
 * How a text is told, as far as it decides what may be answered whatever the text is about: trouble, an oddity that is
 * neither good nor bad, a win or a boast, a question, somebody's words, a list, or no more than a topic, which people
 * dread, like, or neither.
 */
export type Register =
  | 'trouble'
  | 'oddity'
  | 'win'
  | 'question'
  | 'saying'
  | 'list'
  | 'dreaded-topic'
  | 'liked-topic'
  | 'plain-topic'

/**
 * A picture that reacts to the user's own words: right for every text of its register, because it claims nothing about
 * the text. `{text}` fills a whole slot; where no slot holds it, the text stands above the picture.
 */
export interface Reaction {
  /** Template name without "-loop": the moving version takes the same words. */
  template: string
  words: Words
}
