import type { Mood, Register, Situation, TextKind, Topic } from '../book'
import type { Intent } from './find-intent'
import type { FoundSubject } from './find-subjects'
import type { Phrase } from './phrase'

/** The narrator's own mischief, people and their habits, waiting, or waiting for an answer. */
export type About = 'own' | 'people' | 'waiting' | 'reply'

export interface Turn {
  who: string
  line: string
}

/** Relations between the parts of a text, as its connectives show them. */
export type Relation =
  | { type: 'versus'; first: Phrase; second: Phrase }
  | { type: 'choice'; first: Phrase; second: Phrase; who: Phrase | null }
  | { type: 'instead'; taken: Phrase; dropped: Phrase; who: Phrase | null }
  | {
      type: 'said-did'
      who: Phrase
      said: string
      deed: Phrase
      /** The speaker also did the deed. */
      isSpeakers: boolean
    }
  | { type: 'intent'; wish: Phrase; obstacle: Phrase }
  /** Plain when no word says that it turns: joined by a full stop, a comma or an "and". */
  | { type: 'turnabout'; before: Phrase; after: Phrase; isPlain: boolean }
  | { type: 'then-now'; earlier: string; later: string }
  /** "Expectation: …, reality: …". */
  | { type: 'expectation'; expected: string; real: string }
  /** "Nobody: / my cat: parkour": what happens unasked. */
  | { type: 'unprompted'; scene: string }
  | { type: 'dialogue'; turns: Turn[] }
  | { type: 'list'; items: string[]; lead: string | null }
  | { type: 'steps'; items: string[] }
  | { type: 'people'; who: Phrase; act: Phrase; whole: Phrase }
  | { type: 'waiting'; thing: Phrase }
  /** A plain thing under a finer name; `who` calls it so, or null. */
  | { type: 'renaming'; who: Phrase | null; thing: Phrase; name: string }
  | { type: 'condition'; condition: Phrase; result: Phrase }
  | { type: 'did'; who: Phrase; deed: Phrase }
  /** A quotation, and its speaker, who gives it away. */
  | { type: 'quotation'; said: string; who: Phrase }
  /** One subject, two deeds that do not go together; null when the subject is left out. */
  | { type: 'two-deeds'; who: Phrase | null; first: Phrase; second: Phrase }
  /** One side gives the one, gets the other. */
  | { type: 'trade'; given: Phrase; received: Phrase }
  | { type: 'giveaway'; prize: Phrase }
  /** A command: "stop scheduling meetings at lunch". */
  | { type: 'request'; wish: Phrase }
  | { type: 'only-one'; habit: Phrase }
  /** A lot, and yet nothing. */
  | { type: 'letdown'; much: Phrase; little: Phrase }
  | { type: 'absence'; thing: Phrase }
  | { type: 'rarely'; rule: Phrase; exception: Phrase }
  /** A plural; `whole` says where: "bugs in every file". */
  | { type: 'everywhere'; thing: Phrase; whole: Phrase | null }
  /** A countable noun in the singular. */
  | { type: 'recursion'; thing: string }
  | { type: 'both'; first: Phrase; second: Phrase; shared: Phrase }
  /** `missed` is what the young will never know, `memory` a sentence without its "in those days". */
  | { type: 'nostalgia'; missed: Phrase | null; memory: Phrase | null }
  | { type: 'reveal'; myth: Phrase | null; truth: Phrase }
  /** A claim, and the words that contradict it or give it away. */
  | { type: 'doubt'; claim: Phrase; turn: Phrase | null; isMocking: boolean }
  | { type: 'double-standard'; theirs: Phrase; shrug: Phrase; mine: Phrase; fuss: Phrase }
  | { type: 'awkward'; event: Phrase }
  | { type: 'cornered'; event: Phrase }
  /** News about others; small ones can be taken very hard. */
  | { type: 'trifle'; event: Phrase; isSmall: boolean }
  | { type: 'consequence'; cause: Phrase; effect: Phrase }

export type RelationType = Relation['type']

/** 1 for good news, -1 for bad news, 0 where no word says so. */
export type Polarity = -1 | 0 | 1

/** The two halves of a turnabout. */
export interface WeighedHalves {
  before: Polarity
  after: Polarity
  /** Lower-case words between them: "but", "and now", "until", or only a mark. */
  joint: string
  /** The first half has a clause inside of it, whose subject may be the one of the second half. */
  isNested: boolean
  /** The second half leaves out its subject: "… but labels his own". */
  lacksSubject: boolean
}

/** All that the writer knows about a text; made once, read by every recipe. */
export interface Reading {
  /** The whole text in its own words, polished; what headers and verbatim slots show. */
  text: string
  /**
   * The text as it stands above words of ours, or its first clause; undefined where neither is short enough, and for an
   * English text that is no bare topic: under one, readers found two of three lines broken (docs/ratings, rounds 16 to 20).
   */
  header: string | undefined
  /** The last sentences of a text that few pictures can hold; else null. */
  ending: string | null
  /** Characters of the text as a reader counts them. */
  chars: number
  /** The words of it that say something, lower case, each once. */
  says: readonly string[]
  phrase: Phrase
  /** Tone that the text asks for. */
  wishedTone: Intent['tone']
  /** BCP-47. */
  language: string
  isEnglish: boolean
  kind: TextKind
  mood: Mood
  register: Register
  /** The text speaks of the writer: I, me, my. */
  isOwn: boolean
  /** The narrator did it: "I …", "… we …", or a sentence that leaves the subject out. */
  isOwnDeed: boolean
  /** The narrator speaks in it: "me: …", "I said …". */
  speaksInIt: boolean
  abouts: ReadonlySet<About>
  /** Names, protected groups or grief: our own words must say nothing about the subject. */
  isGuarded: boolean
  /** Guarded for a loss or an illness: nothing is funny there, kind words may be said. */
  isGrieving: boolean
  /** Guarded for a name alone: what happened may be told in its own words, by pictures that do not judge. */
  isOnlyNamed: boolean
  /** A bare topic: a few words without a verb. */
  isBare: boolean
  /** Things it is about, worded for the middle of a sentence: "the coffee brand". At most two, often none. */
  things: readonly string[]
  /** Situations that it tells of, the more specific one first; at most two. */
  situations: readonly Situation[]
  /** Things and events that it names, its point first; none where nothing of ours may be said about them. */
  subjects: readonly FoundSubject[]
  topic: Topic | null
  /** "Me" in the text's language; empty where we do not know it. */
  me: string
  relations: readonly Relation[]
  /** The halves of its turnabout, weighed; null where it has none. */
  halves: WeighedHalves | null
}

/** The first relation of a type, or undefined. */
export function relationOf<T extends RelationType>(
  reading: Reading,
  type: T,
): Extract<Relation, { type: T }> | undefined {
  return reading.relations.find(
    (relation): relation is Extract<Relation, { type: T }> => relation.type === type,
  )
}
