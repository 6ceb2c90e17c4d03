import { anyOf } from '../../text/pattern'
import { gladRegisters, type Register, type TransformKind } from '../book'
import type { Tone } from '../rank/tones'
import type { Reading, Relation } from '../read/reading'

/**
 * How a picture takes words that it was not made for, as readers judged it (docs/ratings): most pictures need
 * a noun, a plan or a culprit in their places, and make no sense with a whole sentence there. Absent means no.
 */
export interface TemplateTraits {
  /**
   * Tones of the picture itself: `dry` when all figures stay calm, `warm` when a figure is fond, glad or at home,
   * `dramatic` when something is announced, foreseen or fought, `silly` when no figure is wise.
   */
  tones?: readonly Exclude<Tone, 'any'>[]
  /** A whole sentence may stand in one of its places: any, or only claims about everybody. */
  sentences?: 'any' | 'claims'
  /** Ways in which it can tell a text by its parts where no word says how they belong together. */
  tells?: readonly ('steps' | 'dialogue' | 'acted-dialogue' | 'list')[]
  /**
   * How the picture joins two halves of a text, in the order of its places: from good to bad, from bad to good, or as cause
   * and effect. Pictures without it claim nothing.
   */
  turn?: 'for-worse' | 'for-better' | 'leads-to'
  /** A figure hears or reads the sentence, and the reaction is the joke. */
  hasAudience?: true
  /** Tells the user's own words in another form, in the slots that the form has. */
  transform?: TransformKind
  /** A cup for a deed: nothing was won by asking or by saying something. */
  honoursDeeds?: true
  /** Words in its place become an enemy, a fool or a prize: no place for a person with a name. */
  castsSomebody?: true
  /** The end of a story in its place would be taken for a person or a boast. */
  refusesStoryEnding?: true
  /** Slot in which a whole text may stand without words of ours, because a figure thinks, shows or reads it. */
  loneTextSlot?: string
  /** It would say something about the text above it if its places stayed empty. */
  unkindWhenBlank?: true
  /**
   * Change of its fit with the user's text in a slot, for what readers found broken; at most 0, which is meant where
   * absent. From 6,000 memes that were judged good, flat or broken (docs/ratings). What they found sound does not count: that
   * is the picture that suits every text, and it would stand under every text.
   */
  readerScore?: number
}

const subjectsOfClaims = anyOf`
  you (?:can't|can|should|don't|never|cannot), nobody, no one, everyone, everybody, everything, most, people, all, adults?,
  kids, the best, the worst, there (?:is|are) (?:no|nothing), it's (?:okay|ok|fine) to, being, having, life, today`
const verdicts = anyOf`
  should(?:n't)?, must, ought to, belongs?, is better, are better, overrated, underrated, is just, are just, is the new,
  counts as`
/** A claim about everybody. */
const claim = new RegExp(String.raw`^${subjectsOfClaims}\b|\b${verdicts}\b`, 'i')

/** True if the whole sentence may stand in one of the picture's places. */
export function maySaySentence({ sentences }: TemplateTraits, text: string): boolean {
  return sentences === 'any' || (sentences === 'claims' && claim.test(text.replace(/’/g, "'")))
}

/** Nothing was won by asking, saying or wishing. */
const unhonoured: ReadonlySet<Register> = new Set(['question', 'saying', 'wish', 'offer'])

/** A small cup would belittle it. */
const isBigDeed =
  /\b(?:promot|graduat|citizen|degree|diploma|licen[cs]e|nursing|sober|smoke-?free|no cigarettes|married|engaged|adopted|born|surgery|stutter|marathon|cancer|in remission)/i

/** False where the picture's joke does not fit the text's register or deed. */
export function suitsText(
  { honoursDeeds }: TemplateTraits,
  { register, text }: Pick<Reading, 'register' | 'text'>,
): boolean {
  return !honoursDeeds || (!unhonoured.has(register) && !isBigDeed.test(text))
}

/**
 * True if the picture may tell the text by its parts. Where a word says how they belong together, its recipe knows;
 * where they only follow each other, most pictures would claim a blame, a base or a plan that is not in the text.
 */
export function mayTellParts(
  { tells = [] }: TemplateTraits,
  {
    relations,
    register,
    isGuarded,
    isOnlyNamed,
  }: Pick<Reading, 'relations' | 'register' | 'isGuarded' | 'isOnlyNamed'>,
): boolean {
  const loose = relations.filter(isLoose)
  // A boast or a wish has no reversal, and no figure is horrified by it.
  if (gladRegisters.has(register) && !loose.some((relation) => relation.type === 'list' && relation.lead))
    return loose.length === 0
  // A named person's story may be told, part by part; any other shape would say something about the person.
  if (isGuarded && !(isOnlyNamed && loose.length > 0 && loose.length === relations.length)) return false
  if (loose.length === 0 || isBound({ relations })) return true
  return loose.some(({ type }) => {
    if (type === 'dialogue') return tells.includes(relations.some(isActed) ? 'acted-dialogue' : 'dialogue')
    return tells.includes(type === 'list' ? 'list' : 'steps')
  })
}

/** Some word says how the parts belong together, so that a recipe knows where they go. */
export function isBound({ relations }: Pick<Reading, 'relations'>): boolean {
  return relations.some((relation) => !isLoose(relation) && relation.type !== 'did')
}

/** No word says how the parts belong together. */
function isLoose(relation: Relation): boolean {
  const { type } = relation
  if (type === 'turnabout') return relation.isPlain
  if (type === 'dialogue') return relation.turns.length > 1
  return type === 'steps' || type === 'list'
}

/** "Phone: (plays an advertisement)": no figure can say that. */
function isActed(relation: Relation): boolean {
  return relation.type === 'dialogue' && relation.turns.some(({ line }) => /^\([^)]*\)$/.test(line))
}

/** Half of what chance may do to a fill: a picture of the tone wins among equals, a bad fill does not win at all. */
const toneBonus = 0.13

/** True if a picture has the wished tone; false when no tone is wished for. */
export function isOfTone({ tones }: TemplateTraits, tone: Tone | undefined): boolean {
  return tones?.some((one) => one === tone) ?? false
}

/** Bonus for the fills of a picture that has the wished tone. */
export function toneLift(
  traits: TemplateTraits,
  tone: Tone | undefined,
  { isGuarded, isOnlyNamed }: Pick<Reading, 'isGuarded' | 'isOnlyNamed'>,
): number {
  // A text about grief or groups of people keeps its own tone; only a kinder one is allowed.
  if (isGuarded && !isOnlyNamed && tone !== 'warm') return 0
  return isOfTone(traits, tone) ? toneBonus : 0
}
