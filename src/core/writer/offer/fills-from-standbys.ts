import type { Template } from '../../template/template'
import { graphemeCount } from '../../text/graphemes'
import type { Words } from '../book'
import { memoize } from '../memoize'
import { countWords } from '../read/phrase'
import type { Reading } from '../read/reading'
import type { Draft } from '../render/draft'
import { mixesText, takesText, withoutBareMarks, wordsAroundPlaces } from '../render/place-text'
import { lacksHeader, lastHeader } from './header-above'
import type { Recipe, Standby, TemplateRecipe } from './recipe'
import { maySaySentence } from './template-traits'

const fitOf = { thing: 0.5, inSlot: 0.46, gentle: 0.38 } as const
/** The user's noun in our line, where the text is more than that noun: often it is not the point. */
const besideThePoint = 0.14
/** Where we cannot read the text, our own lines may be beside it: those that show it come first. */
const foreignFitOf = { inSlot: 0.72, withHeader: 0.36 } as const
/** Pictures without words in the language, beside others that have some. */
const unrelated = 0.3
/** Where we know what happened, lines for anything are the second choice. */
const besideSituation = 0.1
const nameWordsMax = 6

interface KnownStandby {
  standby: Standby
  /** Our own content words. */
  says: readonly string[] | undefined
}

interface SortedStandbys {
  /** Lines with `{thing}`. */
  aboutThings: readonly KnownStandby[]
  others: readonly KnownStandby[]
}

/** Sorted once for each recipe, because every text asks for them. */
const sortStandbys = memoize((recipe: TemplateRecipe): SortedStandbys => {
  const all = recipe.standbys.map((standby) => ({
    standby,
    says: wordsAroundPlaces(standby.words),
  }))
  return {
    aboutThings: all.filter(({ standby }) => isAboutThing(standby)),
    others: all.filter(({ standby }) => !isAboutThing(standby)),
  }
})

function isAboutThing({ words }: Standby): boolean {
  return Object.values(words).some((text) => /\{thing\}/i.test(text))
}

/** Our lines for anything, as far as they suit the text. */
export function fillsFromStandbys(recipe: TemplateRecipe, reading: Reading): Draft[] {
  const isName = isNameLike(reading)
  const second = reading.situations.length > 0 ? besideSituation : 0
  const drafts: Draft[] = []
  for (const { standby, says } of sortStandbys(recipe).others) {
    const isOpen = !standby.isGentle
    if (!suits(standby, reading, isName, isOpen)) continue
    if (isOpen ? !isName && !maySaySentence(recipe.traits, reading.text) : lacksHeader(reading)) continue
    const base = isOpen ? fitOf.inSlot : fitOf.gentle
    const score = isName || standby.mood === 'good' ? 0 : (recipe.traits.readerScore ?? 0)
    const fit = base + closeness(standby, reading) + score - second
    drafts.push(draft(standby.words, isOpen, fit, recipe, reading, says))
  }
  return drafts
}

/** A few words that can stand where a noun is wanted. */
function isNameLike({ phrase, kind }: Reading): boolean {
  return (kind === 'noun' || kind === 'gerund') && countWords(phrase) <= nameWordsMax
}

function draft(
  words: Words,
  isOpen: boolean,
  fit: number,
  { reason }: Recipe,
  reading: Reading,
  says?: readonly string[],
): Draft {
  return { words, isOpen, header: isOpen ? undefined : reading.header, fit, reason, says }
}

/** Our lines with the user's noun in them. */
export function fillsAboutThings(recipe: TemplateRecipe, reading: Reading): Draft[] {
  if (reading.things.length === 0) return []
  const isName = isNameLike(reading)
  const lines = sortStandbys(recipe).aboutThings.filter(({ standby }) =>
    suits(standby, reading, isName, false),
  )
  return reading.things.flatMap((thing) => {
    const isWhole = thing.length >= reading.text.length - 2
    const fit = fitOf.thing - (isWhole || isName ? 0 : besideThePoint)
    return lines.flatMap(({ standby: { words }, says }) => {
      const needsHeader = !isWhole && !takesText(words)
      if (needsHeader && lacksHeader(reading)) return []
      const header = needsHeader ? reading.header : undefined
      return [{ words, isOpen: true, thing, header, fit, reason: recipe.reason, says }]
    })
  })
}

function suits(standby: Standby, reading: Reading, isName: boolean, isRelated: boolean): boolean {
  // News about a named person may be answered, as long as the answer speaks of no people.
  const isAside = isRelated && !standby.about && !standby.isGentle && !mixesText(standby.words)
  if (reading.isOnlyNamed && !isName && isAside) {
    return (!standby.kinds || standby.kinds.includes(reading.kind)) && standby.mood !== 'good'
  }
  if (reading.isGuarded || reading.text === '') return standby.isGentle === true
  if (standby.kinds && !standby.kinds.includes(reading.kind)) return false
  if (!isName && isForNames(standby)) return false
  if (standby.about && !reading.abouts.has(standby.about)) return false
  if (standby.mood === 'good') return reading.mood === 'good'
  return !(standby.mood === 'bad' && reading.mood === 'good')
}

/** Frames that go on after the user's words ("… should come with snacks") need a short name to go on from. */
function isForNames({ kinds }: Standby): boolean {
  return kinds?.every((kind) => kind === 'noun' || kind === 'gerund') ?? false
}

/** The closer a standby is to the text, the better: its kind, its subject, its mood. */
function closeness(standby: Standby, reading: Reading): number {
  if (standby.isGentle) return reading.isGuarded ? 0 : -0.3
  const isQuestionLost = reading.kind === 'question' && !standby.kinds?.includes('question')
  return (
    (standby.about ? 0.2 : 0) +
    (standby.kinds ? 0.08 : 0) +
    (standby.mood === 'good' ? 0.2 : 0) +
    (standby.kinds?.includes('question') && reading.kind === 'question' ? 0.12 : 0) -
    (isQuestionLost ? 0.12 : 0)
  )
}

/** Without a phrase in the language, the text stands alone: the pictures carry the joke. */
export function foreignFills(recipe: TemplateRecipe, reading: Reading, phraseLanguage: string): Draft[] {
  const own = recipe.foreign[phraseLanguage]
  const anybodys = recipe.foreign['*'] ?? []
  const offered = own ?? (phraseLanguage === '*' ? anybodys : anybodys.map(withoutBareMarks))
  // Where other pictures have words in the language, those come first.
  const beside = maySaySentence(recipe.traits, reading.text) ? 0 : unrelated
  const mute = own || phraseLanguage === '*' ? 0 : unrelated
  return withHeaders(offered, reading).map((words) => {
    const isOpen = takesText(words)
    return draft(
      words,
      isOpen,
      (isOpen ? foreignFitOf.inSlot - beside : foreignFitOf.withHeader) - mute,
      recipe,
      reading,
      wordsAroundPlaces(words),
    )
  })
}

/** Without the words that need the text above them, where it is too long to stand there. */
function withHeaders(offered: readonly Words[], reading: Reading): readonly Words[] {
  return offered.filter((words) => takesText(words) || !lacksHeader(reading))
}

/** Can never be refused: the text above the picture, or in the roomiest slot, and gentle words or none. */
export function lastResort(recipe: Recipe, template: Template, reading: Reading): Draft {
  const gentle = reading.isEnglish ? recipe.standbys.find((standby) => standby.isGentle) : undefined
  const roomiest = template.slots.reduce((best, slot) => (slot.maxChars > best.maxChars ? slot : best))
  const fitsSlot = !gentle && reading.text !== '' && graphemeCount(reading.text) <= roomiest.maxChars
  return {
    words: fitsSlot ? { [roomiest.id]: reading.text } : (gentle?.words ?? {}),
    isOpen: false,
    header: fitsSlot ? undefined : lastHeader(reading),
    fit: 0,
    reason: recipe.reason,
  }
}
