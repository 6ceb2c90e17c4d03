import type { Template } from '../template/template'
import type { Draft } from './draft'
import { mixesText, takesText, wordsAroundPlaces } from './place-text'
import { foreignReactions } from './reactions/foreign/foreign-reactions'
import type { Reaction } from './reactions/reaction'
import { reactionsByRegister } from './reactions/reactions'
import type { Reading } from './reading'
import type { Recipe } from './recipe'
import { esteemOf } from './template-roles'

const fitOf = { inSlot: 0.9, withHeader: 0.78 } as const

interface KnownReaction extends Reaction {
  isOpen: boolean
  /** Where the text stands. */
  place: string | undefined
  /** Content words of ours. */
  says: readonly string[] | undefined
}

type ByTemplate = ReadonlyMap<string, readonly KnownReaction[]>

/** By register, or by language where we cannot tell the register; sorted by template once, not for every text. */
const byRegister = sortAll(reactionsByRegister)
const byLanguage = sortAll(foreignReactions)

function sortAll(all: Readonly<Record<string, readonly Reaction[]>>): ReadonlyMap<string, ByTemplate> {
  return new Map(Object.entries(all).map(([key, reactions]) => [key, sort(reactions)]))
}

function sort(reactions: readonly Reaction[]): ByTemplate {
  const groups = new Map<string, KnownReaction[]>()
  for (const one of reactions) {
    const place = Object.entries(one.words).find(([, line]) => takesText({ line }))?.[0]
    const known = { ...one, isOpen: place !== undefined, place, says: wordsAroundPlaces(one.words) }
    const group = groups.get(one.template)
    if (group) group.push(known)
    else groups.set(one.template, [known])
  }
  return groups
}

/** Pictures in which what stands in the slot is an enemy, a fool or a prize: no place for somebody with a name. */
const castsSomebody: ReadonlySet<string> = new Set(
  `final-boss outrunning-it obvious-trap hero-villain worst-suggestion unmasked podium tiny-trophy head-in-hole
  clown-steps under-the-rug silent-shield`.split(/\s+/),
)

/**
 * The picture's reactions to a text of this register: they speak of whoever tells it, so that a name may stand in it;
 * none where a protected group or grief is spoken of.
 */
export function fillsFromReactions(
  { templateName, reason }: Pick<Recipe, 'templateName' | 'reason'>,
  template: Template,
  reading: Reading,
  phraseLanguage: string,
): Draft[] {
  const name = templateName.replace(/-loop$/, '')
  const isKept = reading.isGuarded && (!reading.isOnlyNamed || castsSomebody.has(name))
  if (reading.text === '' || isKept) return []
  const known = reading.isEnglish ? byRegister.get(reading.register) : byLanguage.get(phraseLanguage)
  // A name stands alone: what joins it with words of ours says something of somebody.
  const suiting = (known?.get(name) ?? []).filter(({ words }) => !reading.isGuarded || !mixesText(words))
  return suiting.flatMap(({ words, isOpen, place, says }) => {
    const told = isOpen ? tellIn(template, place, reading) : { header: reading.header }
    if (told === null) return []
    const fit = (isOpen ? fitOf.inSlot : fitOf.withHeader) + esteemOf(templateName, isOpen)
    return [{ words, isOpen, ...told, fit, reason, says }]
  })
}

/** The whole text in the place; a story too long for it ends there and begins above; null where neither fits. */
function tellIn(
  { slots }: Template,
  place: string | undefined,
  { chars, story }: Reading,
): { said?: string; header?: string } | null {
  const maxChars = slots.find(({ id }) => id === place)?.maxChars ?? 0
  if (chars <= maxChars) return {}
  if (!story || story.endingChars > maxChars) return null
  return { said: story.ending, header: story.setup }
}
