import type { Mood, TextKind } from '../reading'
import type { Words } from '../recipe'

/**
 * A joke that answers one kind of happening, on one template. `{text}` stands for the user's whole text in a slot of
 * its own; `{thing}` (`{Thing}` at the start) for what it is about and `{who}` (`{Who}`) for whoever does it, both as
 * noun phrases: lines with one of them are used only where the text has one. Without `{text}`, the text stands above.
 */
export interface SituationLine {
  template: string
  words: Words
  /** Kinds of text that it suits; all when absent. */
  kinds?: readonly TextKind[]
}

/** Something that happens to people, whatever it is about: a machine breaks, somebody is late, a plan fails. */
export interface Situation {
  name: string
  /** Matches lower-case texts in which it happens. */
  sign: RegExp
  /** Matches lower-case texts in which the sign means something else. */
  falseSign?: RegExp
  /** Only in good or in bad news; any when absent. */
  mood?: Exclude<Mood, 'neutral'>
  /** Why a meme of it, second person, at most 60 characters, ends with a full stop. */
  reason: string
  /** At least 24, on at least 18 templates; each is right for every text that the sign matches. */
  lines: readonly SituationLine[]
}
