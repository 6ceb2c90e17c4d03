import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf, skippedDuty } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asQuote, asWithheld } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const fitOf = { instead: 1.24, intent: 1.2, versus: 0.98, choice: 0.92 } as const

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const isPair = from === 'versus' || from === 'choice'
    const empty = isPair ? asCaption(sober) : asActivity(sober)
    const crowd = isPair ? asCaption(tempting) : asActivity(tempting)
    // A lone verb has lost what it was about.
    if (!empty || !crowd || (from === 'intent' && !crowd.includes(' '))) continue
    fills.push({
      words: { crowd, empty },
      header: who === reading.me ? undefined : who,
      fit: fitOf[from],
      reason: 'you are somewhere in the left queue.',
    })
  }
  const skipped = skippedDuty(reading)
  if (skipped) {
    fills.push({
      words: { crowd: skipped.done, empty: skipped.skipped },
      header: skipped.who,
      fit: 1.22,
      reason: 'they all walked past the right one.',
    })
  }
  const saidDid = relationOf(reading, 'said-did')
  const withheld = saidDid && asWithheld(saidDid.deed)
  if (saidDid && withheld) {
    fills.push({
      words: { crowd: `Saying ${asQuote(saidDid.said)}`, empty: withheld },
      fit: 1.14,
      reason: 'you stood at the right one, quite alone.',
    })
  }
  const waiting = relationOf(reading, 'waiting')
  if (waiting && reading.isEnglish) {
    fills.push({
      words: { crowd: asCaption(reading.phrase), empty: 'Having a life in the meantime' },
      fit: 1.36,
      reason: 'you have a good place in the queue.',
    })
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
