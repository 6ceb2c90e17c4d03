import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf, halvesOf } from '../../core/writer/read/contrasts'
import { asCaption, asQuote, finish } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

/** Polite messages that replace the truth, about others and about oneself. */
const politeness = ['Sounds great!', 'No worries at all!', 'Whatever works for you!']
const innocence = ['No updates from me!', 'All quiet here!']

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, from } of contrastsOf(reading)) {
    if (from !== 'instead' && from !== 'intent') continue
    fills.push({
      words: { long: asCaption(sober), sent: asCaption(tempting) },
      fit: 0.85,
      reason: 'you meant to, and then you did not.',
    })
  }
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { long: asCaption(saidDid.deed), sent: asQuote(saidDid.said) },
      header: asCaption(saidDid.who),
      fit: 1.05,
      reason: 'you can see what was deleted before that.',
    })
  }
  const [half] = halvesOf(reading).filter(({ from }) => from === 'turnabout')
  if (half) {
    fills.push({
      words: { long: half.before, sent: half.after },
      fit: 0.8,
      reason: 'you had so much to say, and then this.',
    })
  }
  const turns = relationOf(reading, 'dialogue')?.turns ?? []
  const [first, second] = turns
  if (first && second && turns.length === 2) {
    fills.push({
      words: { long: finish(`${first.who}: ${first.line}`), sent: finish(second.line) },
      fit: 0.8,
      reason: 'you typed for an hour and sent this.',
    })
  }
  if (!reading.isEnglish) return fills
  const isComplaint =
    relationOf(reading, 'people') !== undefined || (reading.kind === 'clause' && reading.mood === 'bad')
  if (isComplaint || reading.kind === 'command') {
    const speaksOfMe = /^(?:i|i've|i'm|me)\b/i.test(reading.phrase.text)
    for (const sent of speaksOfMe ? innocence : politeness) {
      fills.push({
        words: { long: asCaption(reading.phrase), sent },
        fit: speaksOfMe ? 0.85 : 1,
        reason: 'you wrote all of it, and sent a smile.',
      })
    }
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
