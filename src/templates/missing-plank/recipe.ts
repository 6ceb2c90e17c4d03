import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asQuote, finish } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

/** A longer result carries a story of its own, and the if is no gap in it. */
const resultMaxChars = 45

/** "The chairs" of "everything but the chairs". */
const exception =
  /^(.{8,}?),? (?:except for|except|apart from|everything but|all but|without(?! \w+ing\b)) ((?:\S+ ){0,3}\S{3,})$/i

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { plan: asQuote(saidDid.said), gap: asCaption(saidDid.deed) },
      fit: 0.95,
      reason: 'you have it in writing, up to here.',
    })
  }
  if (!reading.isEnglish) return fills
  const except = exception.exec(reading.phrase.text)
  if (except?.[1] && except[2]) {
    fills.push({
      words: { plan: finish(except[1]), gap: finish(except[2]) },
      fit: 1.15,
      reason: 'you had everything but the next step.',
    })
  }
  for (const { sober, tempting, from } of contrastsOf(reading)) {
    const plan = asActivity(sober)
    const gap = asActivity(tempting)
    if (!plan || !gap || from !== 'intent') continue
    fills.push({ words: { plan, gap }, fit: 1.05, reason: 'you planned for all but yourself.' })
  }
  const condition = relationOf(reading, 'condition')
  if (condition && condition.result.text.length <= resultMaxChars) {
    fills.push({
      words: { plan: asCaption(condition.result), gap: `If ${condition.condition.text}` },
      fit: 0.9,
      reason: 'you built it all on one small if.',
    })
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
