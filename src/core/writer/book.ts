/**
 * The types of what the writer is given to tell: jokes by subject, by happening and by the way a text is told, and the
 * words that show it which is which. The engine knows no joke; src/jokes holds the product's book.
 */

/** Slot id to words; slots that are not named stay blank. */
export type Words = Record<string, string>

/** Grammatical form of the whole text. */
export type TextKind =
  | 'noun'
  | 'gerund'
  | 'clause'
  | 'when'
  | 'question'
  | 'command'
  | 'quote'
  | 'fragment'
  | 'story'

export type Mood = 'bad' | 'good' | 'neutral'

/**
 * How a text is told, as far as it decides what may be answered whatever the text is about: trouble, an oddity that is
 * neither good nor bad, a win, a boast or an announcement, a wish or thanks, a question, somebody's words, a list, or no
 * more than a topic, which people dread, like, or neither.
 */
export type Register =
  | 'trouble'
  | 'oddity'
  | 'win'
  | 'wish'
  | 'offer'
  | 'question'
  | 'saying'
  | 'list'
  | 'dreaded-topic'
  | 'liked-topic'
  | 'plain-topic'

/** Told with pleasure: there is nothing to comfort, to doubt or to turn round. */
export const gladRegisters: ReadonlySet<Register> = new Set(['win', 'wish', 'offer'])

/**
 * A picture that reacts to the user's own words: right for every text of its register, because it claims nothing about
 * the text. `{text}` fills a whole slot; where no slot holds it, the text stands above the picture.
 */
export interface Reaction {
  /** Template name without "-loop": the moving version takes the same words. */
  template: string
  words: Words
  /** Condition of the line: the narrator did it, or did not speak in it. */
  needs?: 'own-deed' | 'listener'
  /** How readers took the line, against the others: about -0.15 to 0.1, a share of the fit (docs/ratings). */
  readerScore?: number
}

/**
 * A joke that answers one kind of happening, on one template. `{text}` stands for the user's whole text in a slot of its
 * own.
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
  /** `success` is good news in any words. `speech` is what people say, so that it also answers sayings. */
  tells?: 'speech' | 'success'
  /** Why a meme of it, second person, at most 60 characters, ends with a full stop. */
  reason: string
  /** At least 24, on at least 18 templates; each is right for every text that the sign matches. */
  lines: readonly SituationLine[]
}

/** Jokes about one part of life. Each line knows its place; no line stands twice in the library. */
export interface Topic {
  name: string
  /** Dictionary forms, lower case, of words that belong to it; two words joined by a space match in a row. */
  cues: readonly string[]
  /** Words of the topic so plain that alone they decide nothing. */
  weakCues?: readonly string[]
  /** Matches lower-case texts in which a cue means something else ("carbon dating"): they are not the topic's. */
  falseFriends?: RegExp
  /** A duty, and the temptation beside it. */
  swaps: readonly (readonly [duty: string, temptation: string])[]
  /** Fits as an answer to any news of the topic: the sensible one, the tempting one. */
  reactions: readonly (readonly [sensible: string, tempting: string])[]
  /** At most 24 characters each. */
  glances: readonly (readonly [temptation: string, subject: string, neglected: string])[]
  turns: readonly (readonly [expectation: string, reality: string])[]
  /** Opinions for a sign. */
  myths: readonly string[]
  chains: readonly (readonly [string, string, string, string])[]
  depths: readonly (readonly [string, string, string, string])[]
  /** A foolish act and its proud name (at most 30 characters). */
  boasts: readonly (readonly [act: string, label: string])[]
  advice: readonly (readonly [string, string, string])[]
  /** Thoughts that keep people awake at night. */
  thoughts: readonly string[]
  /** A disaster, and the calm remark about it. */
  fires: readonly (readonly [fire: string, calm: string])[]
  /** The undeserving winner, the deserving second, the unnoticed third. */
  podiums: readonly (readonly [string, string, string])[]
  chases: readonly (readonly [runner: string, boulder: string])[]
}

/** A joke about a subject. It stands alone: it names the subject, and no words of the user stand beside it. */
export interface SubjectLine {
  template: string
  words: Words
  /** Only for a text that is told as good or as bad news; for any when absent. */
  mood?: Exclude<Mood, 'neutral'>
  /** Only for a text that has one of these words, in their dictionary form. */
  needs?: readonly string[]
}

/** A thing or an event of everyday life: a printer, a missed bus. Its jokes are true of every text that names it. */
export interface Subject {
  name: string
  /**
   * A person or a part of life, of whom anything may be told: its jokes suit a text that only names it. In a story they
   * need a word that confirms them.
   */
  wide?: boolean
  /**
   * Words in a row, lower case, in their dictionary form and without articles: "miss bus" is in "I missed my bus". Parts
   * that may stand apart and in any order are joined by " + ", alternatives of a part by "|": "sock + lose|missing".
   */
  cues: readonly string[]
  /** Matches lower-case texts in which a cue means something else. */
  falseSign?: RegExp
  /** Why a meme of it, at most 60 characters, ends with a full stop. */
  reason: string
  lines: readonly SubjectLine[]
}

/** Words that join the parts of a sentence, in one language. */
export interface Connectives {
  versus: readonly string[]
  instead: readonly string[]
  but: readonly string[]
  or: readonly string[]
  when: readonly string[]
  because: readonly string[]
  /** "Me" as a label. */
  me: string
}

/** Patterns that find people named by origin, faith, body or love: no joke of ours may be about them. */
export interface GroupPatterns {
  /** For English texts, in any case. */
  english: readonly RegExp[]
  /** For all other languages, in lower case without accents where the script has any. */
  foreign: readonly RegExp[]
}

/** Reactions to texts of each kind. */
export interface Reactions {
  byRegister: Readonly<Record<Register, readonly Reaction[]>>
  /** By BCP-47 base code, for texts whose register is not read. */
  byLanguage: Readonly<Record<string, readonly Reaction[]>>
  /** For texts about protected groups. */
  guarded: readonly Reaction[]
  /** For texts about grief. */
  consoling: readonly Reaction[]
}

/** Ways to tell the user's own words in another form, and pictures that are made for one of them. */
export type TransformKind =
  | 'review'
  | 'prophecy'
  | 'feat'
  | 'documentary'
  | 'headline'
  | 'diploma'
  | 'notice'
  | 'viewpoint'

type LinesByNews = Readonly<Record<'trouble' | 'oddity' | 'win', readonly string[]>>

/** Our words around the user's in a transformation. Places in braces are explained where the lines stand. */
export interface TransformLines {
  /** By the kind of being that is reviewed, or `thing`, or `win`. */
  review: { closers: Readonly<Record<string, readonly string[]>> }
  prophecy: LinesByNews
  feat: LinesByNews
  documentary: { openings: readonly string[]; names: readonly string[] }
  headline: { one: readonly string[]; many: readonly string[] }
  diploma: { titles: readonly string[] }
  notice: { headings: readonly string[]; own: readonly string[]; others: readonly string[] }
  viewpoint: { asides: readonly string[] }
}

/** All that the writer knows besides templates and grammar. */
export interface Book {
  topics: readonly Topic[]
  /** The more specific first. */
  situations: readonly Situation[]
  subjects: readonly Subject[]
  reactions: Reactions
  transforms: TransformLines
  /** By BCP-47 base code. */
  connectives: Readonly<Record<string, Connectives>>
  /** Base codes of languages without spaces between words, in which a connective may stand anywhere. */
  unspacedLanguages: ReadonlySet<string>
  groups: GroupPatterns
  /** One line each: a feature of a text, its weight for a win, its weight for trouble, in hundredths (ADR 0034). */
  tellingWords: string
}
