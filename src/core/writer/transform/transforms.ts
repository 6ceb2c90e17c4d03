import type { SeededRandom } from '../../random/seeded-random'
import { anyOf, wholeWords } from '../../text/pattern'
import type { Register, TransformKind, TransformLines, Words } from '../book'
import type { Reading } from '../read/reading'
import { featAsWritten, reviewAsWritten } from './as-written'
import { diploma } from './diploma'
import { documentary } from './documentary'
import { feat } from './feat'
import { headline } from './headline'
import { notice } from './notice'
import { prophecy } from './prophecy'
import { readStory } from './read-story'
import { review } from './review'
import type { Transform } from './tell'
import { viewpoint } from './viewpoint'

const transforms: Readonly<Record<TransformKind, Transform>> = {
  review,
  prophecy,
  feat,
  documentary,
  headline,
  diploma,
  notice,
  viewpoint,
}

const asWritten: Partial<Record<TransformKind, typeof reviewAsWritten>> = {
  review: reviewAsWritten,
  feat: featAsWritten,
}

/** Registers of texts that tell nothing. */
const untold: ReadonlySet<Register> = new Set(['question', 'saying', 'wish'])

/** Illness and loss in passing words: nothing for a review. */
const grave = wholeWords(
  anyOf`
    lump, cyst, biopsy, surgery, chemo, hospice, funeral, stroke, seizure, ambulance, miscarr\w+, ashes, grave, burial, coma,
    divorc\w+, widow\w*, relaps\w+, rehab, sober, 
    wounds?, infect\w+, hospitals?, nicu, icu, operation, ward, sick, ill, illness, medication, insulin, wheelchair,
    antidepressants, anxiety, panic attack`,
  'i',
)

/** The user's own words in another form, for the slots of a picture of that kind; null where they do not bear it. */
export function transformed(
  kind: TransformKind,
  reading: Reading,
  lines: TransformLines,
  random: SeededRandom,
): Words | null {
  const { isEnglish, isGuarded, isBare, register } = reading
  if (!isEnglish || isGuarded || grave.test(reading.text) || untold.has(register)) return null
  const story = isBare || register === 'list' ? null : readStory(reading.phrase)
  // Robots may die, cats may not.
  if (story?.clauses.some(({ verb, subject }) => verb.base === 'die' && subject.being !== null)) return null
  const told = story && transforms[kind]({ story, reading, lines, random })
  return told ?? asWritten[kind]?.({ reading, lines, random }) ?? null
}
