import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf, skippedDuty } from '../../core/writer/read/contrasts'
import {
  asActivity,
  asCaption,
  asCommand,
  asObject,
  asQuote,
  asWithheld,
} from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const fitOf = { intent: 1.27, instead: 1.25, versus: 0.84, choice: 0.8 } as const

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const isPair = from === 'versus' || from === 'choice'
    const shelf = isPair ? asCaption(sober) : from === 'intent' ? asCommand(sober) : asActivity(sober)
    const cart = isPair ? asCaption(tempting) : asActivity(tempting)
    // A lone verb has lost what it was about.
    if (!shelf || !cart || (from === 'intent' && !cart.includes(' '))) continue
    fills.push({
      words: { shelf, cart },
      header: who === reading.me ? undefined : who,
      fit: fitOf[from],
      reason: 'you had a list, and then you had a cart.',
    })
  }
  const skipped = skippedDuty(reading)
  if (skipped) {
    fills.push({
      words: { shelf: skipped.skipped, cart: skipped.done },
      header: skipped.who,
      fit: 1.08,
      reason: 'they walked past it, whistling.',
    })
  }
  const saidDid = relationOf(reading, 'said-did')
  const wanted = saidDid && (asWithheld(saidDid.deed) ?? asObject(saidDid.deed))
  if (saidDid && wanted) {
    fills.push({
      words: { shelf: wanted, cart: asQuote(saidDid.said) },
      fit: 1.1,
      reason: 'you came for one thing and left with a slogan.',
    })
  }
  const list = relationOf(reading, 'list')
  const [shelf] = list?.items ?? []
  const last = list?.items.at(-1)
  if (list && shelf && last && list.items.length >= 3) {
    fills.push({
      words: { shelf, cart: last },
      header: list.lead ?? undefined,
      fit: 0.66,
      reason: 'you bought the list from the bottom up.',
    })
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
