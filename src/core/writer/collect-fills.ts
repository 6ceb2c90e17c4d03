import type { SeededRandom } from '../random/seeded-random'
import type { Template } from '../template/template'
import { headerMaxChars, lintFill } from './linter'
import { inline } from './phrase-forms'
import type { Reading } from './reading'
import type { Fill, Recipe, Standby, Words } from './recipe'
import { graphemeCount, shortenText } from './shorten-text'

/** How far chance may lift a fill: enough to vary equals, too little to lift a bad one over a good one. */
const jitter = { structure: 0.16, topic: 0.2, standby: 0.22 } as const
const fitOf = { topicBare: 0.84, topicNews: 0.72, standbyInSlot: 0.62, standbyWithHeader: 0.5 } as const

export interface ScoredFill extends Fill {
  score: number
}

/** Every fill of a template that passes the linter, best first; the last resort stands at the end. */
export function collectFills(
  recipe: Recipe,
  template: Template,
  reading: Reading,
  random: SeededRandom,
  phraseLanguage: string,
): ScoredFill[] {
  const context = { verbatim: reading.text, isEnglish: reading.isEnglish }
  const scored: ScoredFill[] = []
  const offer = (fills: readonly Fill[], spread: number) => {
    for (const fill of fills) {
      // Drawn for every fill, so that one more rule does not change what chance gives the others.
      const lift = random.next() * spread
      if (lintFill(fill, template, context).length === 0) scored.push({ ...fill, score: fill.fit + lift })
    }
  }
  if (!reading.isGuarded) offer(recipe.fill(reading), jitter.structure)
  if (reading.topic && !reading.isGuarded) offer(fillsFromTopic(recipe, reading, random), jitter.topic)
  if (reading.isEnglish) offer(fillsFromStandbys(recipe, reading), jitter.standby)
  else offer(foreignFills(recipe, reading, phraseLanguage), jitter.standby)
  scored.sort((a, b) => b.score - a.score)
  return [...scored, { ...lastResort(recipe, template, reading), score: 0 }]
}

export function headerOf(reading: Reading): string | undefined {
  return reading.text === '' ? undefined : shortenText(reading.text, headerMaxChars)
}

function fillsFromTopic(recipe: Recipe, reading: Reading, random: SeededRandom): Fill[] {
  if (!reading.topic) return []
  const fit = reading.isBare ? fitOf.topicBare : fitOf.topicNews
  return random.shuffle(recipe.fillFromTopic(reading.topic, reading.isBare)).map((words) => ({
    ...placeText(words, reading),
    fit,
    reason: recipe.reason,
  }))
}

function fillsFromStandbys(recipe: Recipe, reading: Reading): Fill[] {
  return recipe.standbys
    .filter((standby) => suits(standby, reading))
    .map((standby) => {
      const takesText = Object.values(standby.words).some(hasPlace)
      return {
        ...placeText(standby.words, reading),
        fit:
          (takesText ? fitOf.standbyInSlot : fitOf.standbyWithHeader) +
          (standby.kinds ? 0.06 : 0) -
          (standby.isGentle && !reading.isGuarded ? 0.2 : 0),
        reason: recipe.reason,
      }
    })
}

function suits(standby: Standby, reading: Reading): boolean {
  if (reading.isGuarded || reading.text === '') return standby.isGentle === true
  if (standby.kinds && !standby.kinds.includes(reading.kind)) return false
  if (standby.isOwn && !reading.isOwn) return false
  if (standby.mood === 'good') return reading.mood === 'good'
  return !(standby.mood === 'bad' && reading.mood === 'good')
}

function hasPlace(words: string): boolean {
  return words.includes('{text}') || words.includes('{inline}')
}

function isMixed(words: Words): boolean {
  return Object.values(words).some((text) => hasPlace(text) && text !== '{text}')
}

/** The user's text in its place, or above the picture where the words have no place for it. */
function placeText(words: Words, reading: Reading): { words: Words; header?: string | undefined } {
  if (!Object.values(words).some(hasPlace)) return { words, header: headerOf(reading) }
  const placed = Object.entries(words).map(([slot, text]) => [
    slot,
    text.replaceAll('{text}', () => reading.text).replaceAll('{inline}', () => inline(reading.text)),
  ])
  return { words: Object.fromEntries(placed) }
}

/** Without a phrase in the language, the text stands alone: the pictures carry the joke. */
function foreignFills(recipe: Recipe, reading: Reading, phraseLanguage: string): Fill[] {
  // English phrases beside words that we cannot read: whole ones only, never one that goes on with the text.
  if (phraseLanguage === 'en') {
    const whole = recipe.standbys.filter(
      (one) => !one.kinds && !one.mood && !one.isOwn && !isMixed(one.words),
    )
    return whole.map(({ words }) => ({
      ...placeText(words, reading),
      fit: fitOf.standbyWithHeader,
      reason: recipe.reason,
    }))
  }
  return (recipe.foreign[phraseLanguage] ?? recipe.foreign['*'] ?? []).map((words) => ({
    ...placeText(words, reading),
    fit: Object.values(words).some(hasPlace) ? fitOf.standbyInSlot : fitOf.standbyWithHeader,
    reason: recipe.reason,
  }))
}

/** Can never be refused: the text above the picture, or in the roomiest slot, and gentle words or none. */
function lastResort(recipe: Recipe, template: Template, reading: Reading): Fill {
  const gentle = reading.isEnglish ? recipe.standbys.find((standby) => standby.isGentle) : undefined
  const roomiest = template.slots.reduce((best, slot) => (slot.maxChars > best.maxChars ? slot : best))
  const fitsSlot = !gentle && reading.text !== '' && graphemeCount(reading.text) <= roomiest.maxChars
  return {
    words: fitsSlot ? { [roomiest.id]: reading.text } : { ...gentle?.words },
    header: fitsSlot ? undefined : headerOf(reading),
    fit: 0,
    reason: recipe.reason,
  }
}
