import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asObject, asQuote } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const list = relationOf(reading, 'list')
  const [see, hear, speak] = list?.items ?? []
  const areNamed = list?.items.every((item) => !/^(?:first|then|i|we|it)\b/i.test(item))
  if (list?.items.length === 3 && areNamed && see && hear && speak) {
    fills.push({
      words: { see, hear, speak },
      header: list.lead ?? undefined,
      fit: 0.92,
      reason: 'you have three problems and no witnesses.',
    })
  }
  if (!reading.isEnglish) return fills
  for (const { sober, tempting, from } of contrastsOf(reading)) {
    const duty = asActivity(sober)
    const deed = asActivity(tempting)
    if (!duty || !deed?.includes(' ') || from === 'versus' || from === 'choice') continue
    fills.push({
      words: { see: duty, hear: 'The reminder I set myself', speak: deed },
      fit: 1.1,
      reason: 'you held a meeting and agreed on nothing.',
    })
  }
  const saidDid = relationOf(reading, 'said-did')
  const object = saidDid && asObject(saidDid.deed)
  if (saidDid && object) {
    fills.push({
      words: { see: object, hear: 'Any questions about it', speak: asQuote(saidDid.said) },
      fit: 0.98,
      reason: 'you asked, and the board went quiet.',
    })
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
