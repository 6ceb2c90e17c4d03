import { anyOf } from '../../text/pattern'
import { weekday } from '../read/english-forms'
import type { Phrase } from '../read/phrase'
import { type VerbForms, verbOf } from './verbs'

/** A word as the clause reader sees it. Contractions are two words: "did" and "n't", "I" and "'m". */
export interface Word {
  text: string
  lower: string
  /** Part of speech by the tagger. */
  pos: string
  /** Place in the text, UTF-16 units; `end` is exclusive. */
  start: number
  end: number
  /** Marks behind the word, without spaces: "," or ".". */
  mark: string
  /** The verb that it may be a form of, whatever the tagger says. */
  verb: VerbForms | null
}

const wordPattern =
  /"[^"]*"|[€$£]?\p{N}+(?:[.,:]\p{N}+)*(?:%|€|[\p{L}]+)?|\p{L}+(?:['’-][\p{L}\p{N}]+)*['’]?|[^\s]/gu
const contraction = /^(.+?)(n't|'m|'re|'ve|'ll|'d)$|^(i|he|she|it|that|there|who|what|here|where)('s)$/i

/** The words of an English phrase. Quoted words are one word each. */
export function wordsOf({ text, words }: Phrase): Word[] {
  const found: Word[] = []
  for (const { 0: piece, index } of text.matchAll(wordPattern)) {
    if (/^[^\p{L}\p{N}"€$£]/u.test(piece)) {
      const last = found.at(-1)
      if (last) last.mark += piece
      else return []
      continue
    }
    const parts = contraction.exec(piece)
    const body = parts ? (parts[1] ?? parts[3] ?? '') : piece
    const tail = parts ? (parts[2] ?? parts[4] ?? '') : ''
    const push = (part: string, start: number) => {
      const lower = part.toLowerCase()
      const pos = part.startsWith('"') ? 'QUOTE' : (words.find((word) => word.end > start)?.pos ?? 'X')
      found.push({ text: part, lower, pos, start, end: start + part.length, mark: '', verb: verbOf(lower) })
    }
    push(body, index)
    if (tail !== '') push(tail, index + body.length)
  }
  return found
}

/** Closed classes of words, which no tagger needs to guess. */
function set(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/))
}

export const determiners = set(
  `a an the my our your his her its their this that these those some any no every each another both all several many
   one two three four five six seven eight nine ten eleven twelve`,
)
export const subjectPronouns = set('i we you he she they it')
export const indefinites = set(
  'someone somebody nobody everyone everybody anyone anybody something everything nothing none',
)
export const objectPronouns = set(
  'me us him them it you her myself ourselves yourself himself herself itself themselves this that these those one ones',
)
export const beForms = set("am is are was were 'm 're be been being")
export const auxiliaries = set(
  "am is are was were 'm 're 's do does did have has had 've will would can could should must might may 'll 'd ca wo sha",
)
export const negations = set("not n't never")
export const prepositions = set(
  `about above across after against along among around as at before behind below beneath beside between beyond by despite
   during for from in inside into like near of off on onto opposite out outside except over past per since than through throughout
   to toward towards under until up upon via with within without instead`,
)
export const particles = set('up out off down over back away in on apart together around aside along through')
export const subordinators = set(
  `because when whenever while whilst if unless until till although though since whether that which who whom whose where
   wherever why how what after before as than once`,
)
export const coordinators = set('and but so then yet or')
export const adverbs = set(
  `again ago almost already also always anyway apparently both constantly definitely early even eventually ever finally
   first forever hardly here immediately instantly instead just kindly later literally maybe nearly never now often once
   only outside perhaps politely probably proudly quickly quietly quite rarely really recently secretly simply slowly
   somehow sometimes somewhere soon still suddenly then there together too twice usually very home online solo alone inside upstairs
   downstairs afterwards accidentally successfully officially actually honestly basically unfortunately obviously`,
)
/** Adverbs that may stand between subject and verb. */
export const isAdverb = ({ lower, pos }: Word): boolean =>
  adverbs.has(lower) || (pos === 'ADV' && /ly$/.test(lower))

const spans = anyOf`
  morning, afternoon, evening, night, day, week, weekend, month, year, summer, winter, spring, autumn, time, ${weekday},
  christmas, easter`
/** Words for a time, which stand before or behind a clause without a preposition. */
export const timePhrase = new RegExp(
  `^(?:today|tonight|yesterday|tomorrow|nowadays|once|(?:this|last|next|every|one) ${spans})$`,
  'i',
)

/** True for words that begin an object: articles, pronouns, quotations. */
export function startsObject({ lower, pos }: Word): boolean {
  return determiners.has(lower) || objectPronouns.has(lower) || indefinites.has(lower) || pos === 'QUOTE'
}
