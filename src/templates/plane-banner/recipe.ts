import type { Fill } from '../../core/writer/offer/recipe'
import { asCaption, asQuote } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import { type AudienceAnswer, audienceFills } from '../audience-fills'
import type { RecipeRules } from '../make-recipe'

const answers: readonly AudienceAnswer[] = [
  {
    to: 'people',
    lines: ['All of them. They had booked the same week.'],
    fit: 1,
    reason: 'you want them to know, wherever they lie.',
  },
  {
    to: 'quote',
    lines: ['Whoever said it, diving'],
    fit: 1,
    reason: 'you thought that more people should hear it.',
  },
]

function fill(reading: Reading): Fill[] {
  const saidDid = relationOf(reading, 'said-did')
  const promise = saidDid && {
    words: { banner: asQuote(saidDid.said), beach: asCaption(saidDid.deed) },
    fit: 0.85,
    reason: 'you can say it from up there, but they saw.',
  }
  return [...(promise ? [promise] : []), ...audienceFills(reading, ['banner', 'beach'], answers)]
}

export const recipe: RecipeRules = {
  fill,
}
