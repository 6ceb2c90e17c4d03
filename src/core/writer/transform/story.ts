import type { Being } from './people'
import type { VerbForms } from './verbs'
import type { Word } from './words'

export interface Subject {
  /** `i` and `we` are the writer; pronouns are he, she, it, they and you. */
  kind: 'i' | 'we' | 'pronoun' | 'indefinite' | 'noun'
  text: string
  isPlural: boolean
  /** Null for things and for pronouns. */
  being: Being | null
}

/** The noun phrase right behind the verb or its particle. */
export interface ObjectPhrase {
  /** As written: "an expensive lock". */
  text: string
  /** Without its article or possessive: "expensive lock". */
  bare: string
  isPlural: boolean
  being: Being | null
  /** The phrase begins with a or an, the, my or our. */
  isDefinite: boolean
  /** What the clause says behind it. */
  after: string
}

/** How the verb stands. Only `simple` takes other forms without more ado. */
export type VerbPhrase = 'simple' | 'be' | 'negated' | 'modal' | 'progressive' | 'perfect' | 'passive'

/** One subject with one finite verb, and all that belongs to them. */
export interface Clause {
  /** "and", "but then", …; empty at the start of a sentence. */
  lead: string
  startsSentence: boolean
  /** What stands before the subject: "Yesterday". */
  opening: string
  subject: Subject
  /** The subject is left out, or taken over from the clause before. */
  isSubjectLeftOut: boolean
  /** Adverbs before the verb: "finally". */
  adverbs: string
  verb: VerbForms
  phrase: VerbPhrase
  isNegated: boolean
  tense: 'past' | 'present'
  /** The clause without its lead, as written. */
  said: string
  /** The verb with its auxiliaries, as written, and all that follows. */
  predicate: string
  /** All that follows the verb. */
  rest: string
  restWords: readonly Word[]
  particle: string
  object: ObjectPhrase | null
  /** Another clause stands inside: "that she …", "because it …". */
  hasInnerClause: boolean
}

/** A text that has been understood word for word. */
export interface Story {
  clauses: readonly Clause[]
  /** A last sentence without a verb: "Again." Empty when there is none. */
  ending: string
}
