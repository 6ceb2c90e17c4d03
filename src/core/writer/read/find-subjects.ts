import type { Subject, SubjectLine } from '../book'
import { memoize } from '../memoize'
import { openers, partsOfCue, plainRun, splitHashtags, splitWord } from './cues'
import type { Phrase } from './phrase'
import { echoesOf, stemsOf, toldShare } from './told-share'

const cueMaxWords = 6
const subjectsMax = 5

export interface FoundSubject {
  subject: Subject
  /** The text is about it, as far as its place tells: the texts that people type begin with their point. */
  isPoint: boolean
  /** Share of what the text says that the subject accounts for; 0 to 1. */
  share: number
  /** Lines that the text bears as far as its words decide; those that ask for a mood are among them. */
  lines: readonly FoundLine[]
}

export interface FoundLine {
  line: SubjectLine
  /** Words of the text that come back in it. */
  echoes: number
}

/** One word of the text. */
interface Word {
  /** As a cue may have it: first as it is written, then as a dictionary has it. */
  forms: readonly string[]
  role: Role
}

/** The noun of what is told, another word, or the place, time or company of what is told. */
const roles = ['point', 'other', 'aside'] as const
type Role = (typeof roles)[number]

interface Span {
  from: number
  to: number
}

interface Hit {
  subject: Subject
  /** Places of its words in the text, ascending. */
  at: readonly number[]
  role: Role
  /** Found by words that only together mean the subject, wherever they stand. */
  isJoined: boolean
}

/** How far apart the words of a joined cue may stand: further, they belong to different deeds. */
const joinedMaxWords = 12

/** Words before places, times and company: "at six in the morning" is not about mornings. */
const asides =
  /^(?:at|in|on|to|from|into|by|after|before|until|with|under|than|over|since|during|without|near|beside)$/i

/**
 * Subjects that the text names, at most five: the cue of most words first, for it says most. Of single words those come
 * first that name what the text is about, and of equals the first in the text. One of whose words a longer cue has taken
 * ("office" in "office fridge") comes last.
 */
export function findSubjects(phrase: Phrase, subjects: readonly Subject[]): FoundSubject[] {
  const words = wordsOf(phrase)
  const spoken = phrase.text.toLowerCase().replace(/’/g, "'")
  const hits = hitsOf(words, indexCues(subjects)).sort(
    (a, b) =>
      b.at.length - a.at.length ||
      roles.indexOf(a.role) - roles.indexOf(b.role) ||
      (a.at[0] ?? 0) - (b.at[0] ?? 0),
  )
  const found = new Map<Subject, Hit>()
  for (const hit of hits) {
    if (found.has(hit.subject) || hit.subject.falseSign?.test(spoken)) continue
    found.set(hit.subject, hit)
  }
  const all = [...found.values()]
  const covered = all.filter((hit) => all.some((other) => covers(other, hit)))
  const known = new Set(words.flatMap(({ forms }) => forms))
  const stems = stemsOf(splitHashtags(phrase.text))
  return [...all.filter((hit) => !covered.includes(hit)), ...covered].slice(0, subjectsMax).map((hit) => ({
    subject: hit.subject,
    isPoint: isPoint(hit, words.length),
    share: toldShare(stems, hit.subject, subjects),
    lines: hit.subject.lines
      .filter(({ needs }) => !needs || needs.some((word) => known.has(word)))
      .map((line) => ({ line, echoes: echoesOf(stems, line) })),
  }))
}

function hitsOf(words: readonly Word[], index: CueIndex): Hit[] {
  const hits: Hit[] = []
  const spansOf = new Map<Cue, Span[][]>()
  for (const [from, { role }] of words.entries()) {
    for (let to = from + 1; to <= Math.min(words.length, from + cueMaxWords); to++) {
      for (const run of runsOf(words.slice(from, to))) {
        for (const { cue, part } of index.get(run) ?? []) {
          if (cue.partCount === 1)
            hits.push({ subject: cue.subject, at: placesOf([{ from, to }]), role, isJoined: false })
          else {
            const spans = spansOf.get(cue) ?? Array.from({ length: cue.partCount }, () => [])
            spans[part]?.push({ from, to })
            spansOf.set(cue, spans)
          }
        }
      }
    }
  }
  for (const [{ subject }, spans] of spansOf) {
    const at = placesOf(joined(spans) ?? [])
    if (at.length > 0) hits.push({ subject, at, role: 'point', isJoined: true })
  }
  return hits
}

/** One span for each part, no two of them on the same word and all near each other; null where there is none. */
function joined([spans, ...rest]: readonly (readonly Span[])[], taken: readonly Span[] = []): Span[] | null {
  if (!spans) return [...taken]
  for (const span of spans) {
    const all = [...taken, span]
    const isNear =
      Math.max(...all.map(({ to }) => to)) - Math.min(...all.map(({ from }) => from)) <= joinedMaxWords
    if (!isNear || taken.some(({ from, to }) => from < span.to && span.from < to)) continue
    const found = joined(rest, all)
    if (found) return found
  }
  return null
}

function placesOf(spans: readonly Span[]): number[] {
  return spans
    .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step))
    .sort((a, b) => a - b)
}

/**
 * Share of the text in which a cue of one word, or of more, begins where the text is about it. Behind it, readers took
 * four of five jokes to be about a side word; before it, one of three.
 */
const pointShare = { word: 0.25, run: 0.5 } as const
/** A cue that begins with one of the first three words is an early one in the shortest text. */
const pointMinWords = 3

/** A longer text is a story with a turn that no word of it names. */
const storyMinWords = 36

function isPoint({ at, role, isJoined }: Hit, count: number): boolean {
  if (isJoined) return true
  if (count > storyMinWords) return false
  const from = at[0] ?? 0
  const share = at.length === 1 ? pointShare.word : pointShare.run
  return role !== 'aside' && (from < pointMinWords || from < share * count)
}

function covers(longer: Hit, { at }: Hit): boolean {
  return longer.at.length > at.length && at.every((place) => longer.at.includes(place))
}

function wordsOf({ words }: Phrase): Word[] {
  const spoken = words.filter(({ pos, text }) => pos !== 'PUNCT' && /[\p{L}\p{N}]/u.test(text))
  const all: Word[] = []
  let isAside = false
  for (const { text, lemma, pos } of spoken) {
    const parts = splitWord(text)
    // The tagger does not know the plural of every word.
    const forms = parts.map((part) => (parts.length > 1 ? [part] : [part, lemma, singular(part)]))
    const role = isAside ? 'aside' : pos === 'NOUN' || pos === 'PROPN' ? 'point' : 'other'
    all.push(
      ...forms
        .filter(([form = '']) => !openers.has(form) && form !== 's')
        .map((one): Word => ({ forms: one, role })),
    )
    // The whole noun phrase behind such a word is an aside: "in my old car".
    isAside =
      asides.test(text) || (isAside && (pos === 'DET' || pos === 'ADJ' || pos === 'NUM' || pos === 'PRON'))
  }
  return all
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

/** The words as they are written and as a dictionary has them; the last one may also be written otherwise. */
function runsOf(words: readonly Word[]): ReadonlySet<string> {
  const written = words.map(({ forms: [form = ''] }) => form)
  const plain = words.map(({ forms: [form = '', lemma = form] }) => lemma)
  const last = words.at(-1)?.forms ?? []
  return new Set([
    written.join(' '),
    plain.join(' '),
    ...last.flatMap((form) => [
      [...written.slice(0, -1), form].join(' '),
      [...plain.slice(0, -1), form].join(' '),
    ]),
  ])
}

interface Cue {
  subject: Subject
  partCount: number
}

/** Parts of cues, by the words that they are found by. */
type CueIndex = ReadonlyMap<string, readonly { cue: Cue; part: number }[]>

const indexCues = memoize((subjects: readonly Subject[]): CueIndex => {
  const index = new Map<string, { cue: Cue; part: number }[]>()
  for (const subject of subjects) {
    for (const written of subject.cues) {
      const parts = partsOfCue(written)
      const cue = { subject, partCount: parts.length }
      for (const [part, alternatives] of parts.entries()) {
        for (const run of new Set(alternatives.map(plainRun))) {
          const known = index.get(run)
          if (known) known.push({ cue, part })
          else index.set(run, [{ cue, part }])
        }
      }
    }
  }
  return index
})
