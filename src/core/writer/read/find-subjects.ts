import type { Subject } from '../book'
import { memoize } from '../memoize'
import type { Phrase } from './phrase'

const cueMaxWords = 6
const subjectsMax = 5

/** Words that stand before a noun and name nothing: "missed my bus" is read as "missed bus". */
const openers: ReadonlySet<string> = new Set(
  'a an the my your his her its our their this that these those some any another'.split(' '),
)

export interface FoundSubject {
  subject: Subject
  /** The text is about it, as far as its place tells: the texts that people type begin with their point. */
  isPoint: boolean
  /** Lines that the text bears as far as its words decide; those that ask for a mood are among them. */
  lines: Subject['lines']
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

interface Hit {
  subject: Subject
  from: number
  to: number
  role: Role
}

/** Words before places, times and company: "at six in the morning" is not about mornings. */
const asides =
  /^(?:at|in|on|to|from|into|by|after|before|until|with|under|than|over|since|during|without|near|beside)$/i

/**
 * Subjects that the text names, at most five: the longest cue first, for it says most. Of single words those come first
 * that name what the text is about, and of equals the first in the text. One of whose words a longer cue has taken
 * ("office" in "office fridge") comes last.
 */
export function findSubjects(phrase: Phrase, subjects: readonly Subject[]): FoundSubject[] {
  const words = wordsOf(phrase)
  const spoken = phrase.text.toLowerCase().replace(/’/g, "'")
  const index = indexCues(subjects)
  const hits: Hit[] = []
  for (const [from] of words.entries()) {
    for (let to = from + 1; to <= Math.min(words.length, from + cueMaxWords); to++) {
      for (const run of runsOf(words.slice(from, to))) {
        for (const subject of index.get(run) ?? [])
          hits.push({ subject, from, to, role: words[from]?.role ?? 'other' })
      }
    }
  }
  hits.sort(
    (a, b) =>
      b.to - b.from - (a.to - a.from) || roles.indexOf(a.role) - roles.indexOf(b.role) || a.from - b.from,
  )
  const found = new Map<Subject, Hit>()
  for (const hit of hits) {
    if (found.has(hit.subject) || hit.subject.falseSign?.test(spoken)) continue
    found.set(hit.subject, hit)
  }
  const all = [...found.values()]
  const covered = all.filter((hit) => all.some((other) => covers(other, hit)))
  const known = new Set(words.flatMap(({ forms }) => forms))
  return [...all.filter((hit) => !covered.includes(hit)), ...covered]
    .slice(0, subjectsMax)
    .map(({ subject, role, from, to }) => ({
      subject,
      isPoint: isPoint({ role, from, to }, words.length),
      lines: subject.lines.filter(({ needs }) => !needs || needs.some((word) => known.has(word))),
    }))
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

function isPoint({ role, from, to }: Omit<Hit, 'subject'>, count: number): boolean {
  const share = to - from === 1 ? pointShare.word : pointShare.run
  if (count > storyMinWords) return false
  return role !== 'aside' && (from < pointMinWords || from < share * count)
}

function covers(longer: Hit, { from, to }: Hit): boolean {
  return longer.from <= from && longer.to >= to && longer.to - longer.from > to - from
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

/** "Flat-pack" as two words, "mother's" as one. */
function splitWord(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/['’]s?$/, '')
    .split(/[-–/]/)
    .filter(Boolean)
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

/** Subjects by cue, the cue as `wordsOf` would read it. */
const indexCues = memoize((subjects: readonly Subject[]): ReadonlyMap<string, readonly Subject[]> => {
  const index = new Map<string, Subject[]>()
  for (const subject of subjects) {
    for (const cue of new Set(subject.cues.map(plainCue)))
      index.set(cue, [...(index.get(cue) ?? []), subject])
  }
  return index
})

function plainCue(cue: string): string {
  return cue
    .split(' ')
    .flatMap(splitWord)
    .filter((word) => !openers.has(word))
    .join(' ')
}
