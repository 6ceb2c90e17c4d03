import type { Fill } from '../../core/writer/offer/recipe'
import { asCaption, asQuote } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import { type AudienceAnswer, audienceFills } from '../audience-fills'
import type { RecipeRules } from '../make-recipe'

const answers: readonly AudienceAnswer[] = [
  {
    to: 'people',
    lines: ['A film crew has followed one of them home'],
    fit: 1,
    reason: 'you have seen them, and now there is footage.',
  },
  {
    to: 'list',
    lines: ['The presenter has asked for a drum roll between them'],
    fit: 0.8,
    reason: 'you made a list, and it made the news.',
  },
  {
    to: 'nostalgia',
    lines: ['Younger viewers may need to ask a grown-up'],
    fit: 1.2,
    reason: 'you were there, and the archive agrees.',
  },
  {
    to: 'quote',
    lines: ['Our correspondent was in the next room'],
    fit: 1,
    reason: 'somebody said it, and the camera was on.',
  },
]

function fill(reading: Reading): Fill[] {
  const saidDid = relationOf(reading, 'said-did')
  const promise = saidDid && {
    words: { news: asQuote(saidDid.said), ticker: asCaption(saidDid.deed) },
    fit: 0.85,
    reason: 'the promise is up there, the truth runs below.',
  }
  return [...(promise ? [promise] : []), ...audienceFills(reading, ['news', 'ticker'], answers)]
}

export const recipe: RecipeRules = {
  fill,
}
