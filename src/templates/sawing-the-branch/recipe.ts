import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asQuote, withoutI } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const branches = ['My good name', 'Tomorrow’s me', 'My last nerve']

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { saw: asCaption(saidDid.deed), branch: asQuote(saidDid.said) },
      header: saidDid.isSpeakers ? undefined : asCaption(saidDid.who),
      fit: 0.95,
      reason: 'one hand holds the promise, one the saw.',
    })
  }
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const saw = asActivity(tempting)
    const branch = asActivity(sober)
    if (!saw || !branch || (from !== 'instead' && from !== 'intent')) continue
    fills.push({
      words: { saw, branch },
      header: who === reading.me ? undefined : who,
      fit: 1,
      reason: 'you sit on one and saw with the other.',
    })
  }
  if (!reading.isEnglish) return fills
  const people = relationOf(reading, 'people')
  if (people) {
    fills.push({
      words: { saw: asCaption(people.whole), branch: 'Everybody’s goodwill' },
      fit: 0.95,
      reason: 'they whistle while they saw.',
    })
  }
  const deed = withoutI(reading.phrase)
  const isOwnDeed =
    deed !== asCaption(reading.phrase) && (reading.kind === 'clause' || reading.kind === 'story')
  if (isOwnDeed && reading.mood !== 'good') {
    for (const branch of branches) {
      fills.push({ words: { saw: deed, branch }, fit: 0.92, reason: 'you looked so happy doing it.' })
    }
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
