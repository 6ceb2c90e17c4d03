import type { Mood, TextKind, Topic, Words } from '../book'
import type { About, Reading } from '../read/reading'
import type { TemplateTraits } from './template-traits'

/** One way to fill one template. */
export interface Fill {
  words: Words
  header?: string | undefined
  /** 0..1.4: how well words and template suit each other. */
  fit: number
  /** At most 60 characters, second person, ends with a full stop. */
  reason: string
}

/**
 * Words for anything. `{text}` stands for the user's text, `{inline}` for the same in the middle of a sentence;
 * `{thing}` (`{Thing}` at the start) for what it is about. Where the text does not occur, it goes above the picture.
 */
export interface Standby {
  words: Words
  /** Kinds of text that it suits; all when absent. */
  kinds?: readonly TextKind[]
  /** Good or bad news only; any when absent. */
  mood?: Exclude<Mood, 'neutral'>
  /** Subject that the text must have. */
  about?: About
  /** Says nothing about the text, and is kind: the only ones for names, groups and grief. */
  isGentle?: true
}

/** How a template is filled: from the text's own structure, from its topic, or with words for anything. */
export interface Recipe {
  templateName: string
  /** Why this template, when nothing closer can be said; at most 60 characters. */
  reason: string
  /** Fills made of the user's own words. None where the text does not bear them. */
  fill(reading: Reading): Fill[]
  /** Fills made of the topic's jokes, for a text that only names it. */
  fillFromTopic(topic: Topic): Words[]
  /** At least two of them gentle. */
  standbys: readonly Standby[]
  /** BCP-47 base code to words for anything in that language; the text goes above, or where `{text}` stands. */
  foreign: Readonly<Record<string, readonly Words[]>>
}

/** A recipe as the library gives it to the writer: with the traits of its picture. */
export interface TemplateRecipe extends Recipe {
  traits: TemplateTraits
}
