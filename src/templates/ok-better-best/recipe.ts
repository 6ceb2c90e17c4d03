import type { Words } from '../../core/writer/book'
import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const gloriousDeeds = ['Calling it self-care', 'Doing it in a dressing gown', 'Doing it twice, to be sure']
const gloriousChoices = ['Both, and a nap', 'Neither, and a nap']

function rows(l1: string, l2: string, l3: string): Words {
  return { l1, l2, l3 }
}

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const list = relationOf(reading, 'list') ?? relationOf(reading, 'steps')
  const [first, second, third] = list?.items ?? []
  if (list?.items.length === 3 && first && second && third) {
    fills.push({
      words: rows(first, second, third),
      header: list.type === 'list' ? (list.lead ?? undefined) : undefined,
      fit: list.type === 'list' ? 1 : 0.84,
      reason: 'you saved the best for last.',
    })
  }
  if (!reading.isEnglish) return fills
  for (const { sober, tempting, from } of contrastsOf(reading)) {
    const isPair = from === 'versus' || from === 'choice'
    const duty = isPair ? asCaption(sober) : asActivity(sober)
    const prize = isPair ? asCaption(tempting) : asActivity(tempting)
    // A lone verb has lost what it was about.
    if (!duty || !prize || (from === 'intent' && !prize.includes(' '))) continue
    for (const best of isPair ? gloriousChoices : gloriousDeeds) {
      fills.push({
        words: rows(duty, prize, best),
        fit: isPair ? 0.98 : 1.08,
        reason: isPair ? 'you found the third answer.' : 'you regret nothing, gloriously.',
      })
    }
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
