import type { SeededRandom } from '../random/seeded-random'
import type { Template } from '../template/template'
import { headerMaxChars } from './linter'
import { countWords } from './phrase'
import { inline } from './phrase-forms'
import { capitalise } from './polish-text'
import { type Reading, relationOf } from './reading'
import type { About, Fill, Recipe, Standby, Words } from './recipe'
import { graphemeCount, shortenText } from './shorten-text'
import type { Topic } from './topics/topic'

/** Deeds that one would rather not have done, or would rather not be seen doing. */
const mischief =
  /\bi(?:'ve| have|'m)? (?:\w+ly )?(?:deleted?|forgot|broke|pretend\w*|ate|click\w*|pushed|lied|stole|spilled|skipp?e?d?|ignored?|snooz\w*|been using|never|still haven't|wore|bought|set|don't (?:always|usually)|hid|googled?|told|said i would)\b|\bby accident\b/i

/** What one waits for that somebody has to send. */
const answerer =
  /\b(?:reply|answer|review|approv\w+|clients?|customers?|boss|invoice|pay|text|call|e?mails?|message|respon\w+|confirm\w*|feedback|interview|refund|him|her|them|someone)\b/i

/** How far chance may lift a fill: enough to vary equals, too little to lift a bad one over a good one. */
const jitter = { structure: 0.16, topic: 0.2, standby: 0.22, thing: 0.22 } as const
const fitOf = {
  topicBare: 0.84,
  topicNews: 0.6,
  topicAnswer: 0.72,
  thing: 0.66,
  standbyInSlot: 0.62,
  standbyWithHeader: 0.5,
} as const

const headerBesideThingMaxChars = 90
const nameWordsMax = 6

export type FillOrigin = keyof typeof jitter

/** Templates whose topic jokes are answers to any news of the topic. */
const answering: ReadonlySet<string> = new Set([
  'two-buttons',
  'nope-yep',
  'fork-in-road',
  'calm-in-chaos',
  'line-goes-up',
  'not-my-job',
])

export interface ScoredFill extends Fill {
  origin: FillOrigin
  score: number
}

/** All fills of a template, best first, not yet looked at for faults; the last resort stands at the end. */
export function collectFills(
  recipe: Recipe,
  template: Template,
  reading: Reading,
  random: SeededRandom,
  phraseLanguage: string,
): ScoredFill[] {
  const scored: ScoredFill[] = []
  const offer = (fills: readonly Fill[], origin: FillOrigin) => {
    for (const fill of fills) {
      // Drawn for every fill, so that one more rule does not change what chance gives the others.
      const lift = random.next() * jitter[origin]
      scored.push({ ...fill, origin, score: fill.fit + lift })
    }
  }
  if (!reading.isGuarded) offer(recipe.fill(reading), 'structure')
  // One word of a topic in a longer sentence says too little about what the sentence is about.
  const speaksOfTopic = reading.topic && (reading.isBare || reading.topicCues >= 2)
  if (speaksOfTopic && !reading.isGuarded) offer(fillsFromTopic(recipe, reading, random), 'topic')
  if (reading.isEnglish) {
    offer(fillsFromStandbys(recipe, reading), 'standby')
    offer(fillsAboutThings(recipe, reading), 'thing')
  } else offer(foreignFills(recipe, reading, phraseLanguage), 'standby')
  scored.sort((a, b) => b.score - a.score)
  return [...scored, { ...lastResort(recipe, template, reading), origin: 'standby', score: 0 }]
}

function headerOf(reading: Reading): string | undefined {
  return reading.text === '' ? undefined : shortenText(reading.text, headerMaxChars)
}

function fillsFromTopic(recipe: Recipe, reading: Reading, random: SeededRandom): Fill[] {
  if (!reading.topic) return []
  const { templateName, reason } = recipe
  const answers = answering.has(templateName) ? fitOf.topicAnswer : fitOf.topicNews
  const fit = reading.isBare ? fitOf.topicBare : answers
  const all = recipe.fillFromTopic(reading.topic, reading.isBare)
  const topic = reading.topic
  return random
    .shuffle(all)
    .map((words) => ({ ...placeText(words, reading), fit: fit + kinship(words, topic, reading), reason }))
}

/** A cat joke for a cat and none for a dog; the same for Mondays and Tuesdays. */
function kinship(words: Words, topic: Topic, reading: Reading): number {
  const line = new Set(
    Object.values(words)
      .join(' ')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [],
  )
  const named = topic.cues.filter((cue) => line.has(cue) || line.has(`${cue}s`))
  const text = reading.phrase.text.toLowerCase()
  if (named.some((cue) => text.includes(cue))) return 0.1
  return named.length > 0 ? -0.14 : 0
}

function fillsFromStandbys(recipe: Recipe, reading: Reading): Fill[] {
  return recipe.standbys
    .filter((standby) => !isAboutThing(standby) && suits(standby, reading))
    .map((standby) => {
      const takesText = Object.values(standby.words).some(hasPlace)
      const fit = takesText ? fitOf.standbyInSlot : fitOf.standbyWithHeader
      return {
        ...placeText(standby.words, reading),
        fit: fit + closeness(standby, reading),
        reason: recipe.reason,
      }
    })
}

function isAboutThing({ words }: Standby): boolean {
  for (const slot in words) {
    const text = words[slot] ?? ''
    if (text.includes('{thing}') || text.includes('{Thing}')) return true
  }
  return false
}

/** Our lines with the user's noun in them; a short text stands above, a long one is left out for once. */
function fillsAboutThings(recipe: Recipe, reading: Reading): Fill[] {
  if (reading.things.length === 0) return []
  const lines = recipe.standbys.filter((standby) => isAboutThing(standby) && suits(standby, reading))
  return reading.things.flatMap((thing) => {
    const isWhole = thing.length >= reading.text.length - 2
    const isLong = reading.text.length > headerBesideThingMaxChars
    return lines.map(({ words }) => {
      const named = Object.entries(words).map(([slot, text]) => [
        slot,
        text.replaceAll('{thing}', () => thing).replaceAll('{Thing}', () => capitalise(thing)),
      ])
      const placed = placeText(Object.fromEntries(named), reading)
      const header = isWhole || isLong ? undefined : placed.header
      return { words: placed.words, header, fit: fitOf.thing, reason: recipe.reason }
    })
  })
}

function suits(standby: Standby, reading: Reading): boolean {
  if (reading.isGuarded || reading.text === '') return standby.isGentle === true
  if (standby.kinds && !standby.kinds.includes(reading.kind)) return false
  if (isForNames(standby) && countWords(reading.phrase) > nameWordsMax) return false
  if (standby.about && !isAbout(reading, standby.about)) return false
  if (standby.mood === 'good') return reading.mood === 'good'
  return !(standby.mood === 'bad' && reading.mood === 'good')
}

/** Frames that go on after the user's words ("… should come with snacks") need a short name to go on from. */
function isForNames({ kinds }: Standby): boolean {
  return kinds?.every((kind) => kind === 'noun' || kind === 'gerund') ?? false
}

function isAbout(reading: Reading, about: About): boolean {
  if (about === 'people')
    return relationOf(reading, 'people') !== undefined || /^(?:some)?(?:one|body) who\b/i.test(reading.text)
  if (about === 'reply') return relationOf(reading, 'waiting') !== undefined && answerer.test(reading.text)
  if (about === 'waiting') return relationOf(reading, 'waiting') !== undefined
  return reading.isOwn && mischief.test(reading.phrase.text)
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
    text
      // A question or a shout brings its own mark.
      .replaceAll('{text}.', () => (/[.!?…]$/.test(reading.text) ? reading.text : `${reading.text}.`))
      .replaceAll('{text}', () => reading.text)
      .replaceAll('{inline}', () => inline(reading.text)),
  ])
  return { words: Object.fromEntries(placed) }
}

/** Without a phrase in the language, the text stands alone: the pictures carry the joke. */
function foreignFills(recipe: Recipe, reading: Reading, phraseLanguage: string): Fill[] {
  // English phrases beside words that we cannot read: whole ones only, never one that goes on with the text.
  if (phraseLanguage === 'en') {
    const whole = recipe.standbys.filter(
      (one) => !one.isGentle && !one.kinds && !one.mood && !one.about && !isMixed(one.words),
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
