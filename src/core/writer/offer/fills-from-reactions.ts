import { stillName } from '../../template/in-shown-order'
import type { Template } from '../../template/template'
import { graphemeCount } from '../../text/graphemes'
import type { Reaction, Reactions } from '../book'
import { memoize } from '../memoize'
import type { Reading } from '../read/reading'
import type { Draft } from '../render/draft'
import { mixesText, takesText, wordsAroundPlaces } from '../render/place-text'
import type { TemplateRecipe } from './recipe'
import { sentenceRoom } from './sentence-room'
import type { TemplateTraits } from './template-traits'

const fitOf = 0.9
/** Where the end alone stands in the picture, readers found it broken three times as often as a whole text. */
const tornPenalty = 0.1

const storyMinChars = 32
/** Longer texts are no mere names, even where the tagger finds no verb. */
const longMinChars = 45

interface KnownReaction extends Reaction {
  /** Slot in which the text stands. */
  place: string | undefined
  /** Our own content words. */
  says: readonly string[] | undefined
}

/** Reactions by template; sorted once for each list, because every text asks for every template. */
const sortByTemplate = memoize((reactions: readonly Reaction[]) => {
  const groups = new Map<string, KnownReaction[]>()
  for (const one of reactions) {
    const place = Object.entries(one.words).find(([, line]) => takesText({ line }))?.[0]
    const known = { ...one, place, says: wordsAroundPlaces(one.words) }
    const group = groups.get(one.template)
    if (group) group.push(known)
    else groups.set(one.template, [known])
  }
  return groups
})

/** Drafts of those reactions that stand on this template and fit the text. */
export function fillsFromReactions(
  { templateName, reason, traits }: Pick<TemplateRecipe, 'templateName' | 'reason' | 'traits'>,
  template: Template,
  reading: Reading,
  reactions: readonly Reaction[],
): Draft[] {
  const name = stillName(templateName)
  if (reading.text === '' || (reading.isGuarded && traits.castsSomebody)) return []
  // A slot that joins a name with our words would say something about the person.
  const suiting = (sortByTemplate(reactions).get(name) ?? []).filter(
    ({ words }) => !reading.isGuarded || !mixesText(words),
  )
  return suiting.flatMap(({ words, place, says, readerScore = 0, needs }) => {
    if (needs && !holds(needs, reading)) return []
    const told = tellIn(template, traits, place, reading)
    if (told === null) return []
    const base = fitOf - (told.said === undefined ? 0 : tornPenalty)
    const fit = base + (traits.readerScore ?? 0) + readerScore
    return [{ words, isOpen: true, ...told, fit, reason, says }]
  })
}

function holds(needs: NonNullable<Reaction['needs']>, { isOwnDeed, speaksInIt }: Reading): boolean {
  return needs === 'own-deed' ? isOwnDeed : !speaksInIt
}

const none: readonly Reaction[] = []

/** True if the text tells something. A mere name of a group stands in no picture. */
function isStory({ isEnglish, isBare, kind, chars }: Reading): boolean {
  return isEnglish && !isBare && chars >= (kind === 'noun' ? longMinChars : storyMinChars)
}

/**
 * Reactions of the book that may answer the text. They speak of the narrator, so the text may name a person. A text about
 * a protected group gets only those that comment on nobody, a text about grief only kind ones.
 */
export function reactionsTo(
  reading: Reading,
  phraseLanguage: string,
  { byRegister, byLanguage, guarded, consoling }: Reactions,
): readonly Reaction[] {
  if (reading.isGuarded && !reading.isOnlyNamed) {
    if (reading.isGrieving) return reading.isEnglish ? consoling : none
    return isStory(reading) ? guarded : none
  }
  if (reading.isEnglish) return byRegister[reading.register]
  return Object.hasOwn(byLanguage, phraseLanguage) ? (byLanguage[phraseLanguage] ?? none) : none
}

/** True for a line of dialogue or a scrap, which is no sentence of the narrator. */
function isBadEnding({ refusesStoryEnding }: TemplateTraits, ending: string): boolean {
  const isSpoken = /^(?:\p{L}[^:.!?"]{0,24}: |[-–—])/u.test(ending)
  return isSpoken || refusesStoryEnding || !/\S \S+ \S/.test(ending)
}

/** The whole text in the place, or the end of one that is too long for every picture; null where neither fits. */
function tellIn(
  { slots }: Template,
  traits: TemplateTraits,
  place: string | undefined,
  { text, chars, ending }: Reading,
): { said?: string } | null {
  const slot = slots.find(({ id }) => id === place)
  const maxChars = slot ? sentenceRoom(slot, text) : 0
  if (chars <= maxChars) return {}
  if (ending === null || graphemeCount(ending) > maxChars || isBadEnding(traits, ending)) return null
  return { said: ending }
}
