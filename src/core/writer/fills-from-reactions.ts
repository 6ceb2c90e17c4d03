import type { Draft } from './draft'
import { takesText, wordsAroundPlaces } from './place-text'
import type { Reaction } from './reactions/reaction'
import { reactionsByRegister } from './reactions/reactions'
import type { Reading, Register } from './reading'
import type { Recipe } from './recipe'
import { esteemOf } from './template-roles'

const fitOf = { inSlot: 0.9, withHeader: 0.78 } as const

interface KnownReaction extends Reaction {
  isOpen: boolean
  /** Content words of ours. */
  says: readonly string[] | undefined
}

/** Sorted by template once, not for every text. */
const byTemplate: Readonly<Record<Register, ReadonlyMap<string, KnownReaction[]>>> = sortAll()

function sortAll(): Record<Register, ReadonlyMap<string, KnownReaction[]>> {
  const sorted = Object.entries(reactionsByRegister).map(([register, reactions]) => {
    const known = reactions.map((one) => ({
      ...one,
      isOpen: takesText(one.words),
      says: wordsAroundPlaces(one.words),
    }))
    const groups = new Map<string, KnownReaction[]>()
    for (const one of known) groups.set(one.template, [...(groups.get(one.template) ?? []), one])
    return [register, groups]
  })
  return Object.fromEntries(sorted)
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
  reading: Reading,
): Draft[] {
  const isKept = reading.isGuarded && (!reading.isOnlyNamed || castsSomebody.has(templateName))
  if (!reading.isEnglish || reading.text === '' || isKept) return []
  const own = byTemplate[reading.register].get(templateName.replace(/-loop$/, '')) ?? []
  return own.map(({ words, isOpen, says }) => ({
    words,
    isOpen,
    header: isOpen ? undefined : reading.header,
    fit: (isOpen ? fitOf.inSlot : fitOf.withHeader) + esteemOf(templateName),
    reason,
    says,
  }))
}
