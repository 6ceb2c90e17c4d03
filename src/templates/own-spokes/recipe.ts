import type { Words } from '../../core/writer/book'
import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf, halvesOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asQuote, withoutI } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const culprits = ['Whoever was nearest', 'The weather', 'The full moon', 'A snail']

function panels([p1 = '', p2 = '', p3 = '']: readonly string[]): Words {
  return { p1, p2, p3 }
}

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const steps = relationOf(reading, 'steps')
  if (steps?.items.length === 3) {
    fills.push({ words: panels(steps.items), fit: 1, reason: 'three steps, and you saw none coming.' })
  }
  if (!reading.isEnglish) return fills
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid?.isSpeakers) {
    for (const culprit of culprits.slice(0, 2)) {
      fills.push({
        words: panels([asQuote(saidDid.said), asCaption(saidDid.deed), culprit]),
        fit: 1.1,
        reason: 'you said it, you did it, it was not you.',
      })
    }
  }
  for (const { sober, tempting, from } of contrastsOf(reading)) {
    const plan = asActivity(sober)
    const stick = asActivity(tempting)
    if (!plan || !stick || (from !== 'intent' && from !== 'instead')) continue
    for (const culprit of culprits.slice(1, 3)) {
      fills.push({
        words: panels([plan, stick, culprit]),
        fit: from === 'intent' ? 1.15 : 1.05,
        reason: 'you brought the stick yourself.',
      })
    }
  }
  if (reading.isOwn) {
    for (const { before, after, from } of halvesOf(reading)) {
      if (from !== 'turnabout') continue
      fills.push({
        words: panels([before, after, 'The snail']),
        fit: 0.85,
        reason: 'you have a suspect, and it is very slow.',
      })
    }
  }
  const deed = withoutI(reading.phrase)
  if (deed !== asCaption(reading.phrase) && reading.mood === 'bad') {
    fills.push({
      words: panels(['A perfectly good day', deed, 'Everybody else']),
      fit: 0.95,
      reason: 'you were there when you did it.',
    })
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
