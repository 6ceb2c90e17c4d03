import type { Words } from '../../core/writer/book'
import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asLabel, asQuote } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const maxChars = { tower: 48, base: 60, cat: 50 } as const
const bases = ['Hope, mostly', 'One night of sleep', 'A good mood and tape']

const fits = ({ tower = '', base = '', cat = '' }: Words) =>
  tower.length <= maxChars.tower && base.length <= maxChars.base && cat.length <= maxChars.cat

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const add = (words: Words, fit: number, reason: string) => fits(words) && fills.push({ words, fit, reason })
  const steps = relationOf(reading, 'steps')
  const [base, tower, cat] = steps?.items ?? []
  if (steps?.items.length === 3 && base && tower && cat) {
    add({ tower, base, cat }, 0.95, 'you built it in two steps; there were three.')
  }
  if (!reading.isEnglish) return fills
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    const words = { tower: asQuote(saidDid.said), base: 'My trust', cat: asCaption(saidDid.deed) }
    add(words, 0.95, 'you believed it, and so did the cards.')
  }
  const intent = contrastsOf(reading).find(({ from }) => from === 'intent')
  const plan = intent && asActivity(intent.sober)
  const paw = intent && asActivity(intent.tempting)
  if (plan && paw) {
    for (const base of bases.slice(0, 2)) {
      add({ tower: plan, base, cat: paw }, 1.1, 'you built it well, and then the paw.')
    }
  }
  const people = relationOf(reading, 'people')
  const paws = people && asLabel(people.whole, maxChars.cat)
  if (paws) {
    add(
      { tower: 'My inner peace', base: 'Everyone behaving', cat: paws },
      0.95,
      'they only wanted to touch it.',
    )
  }
  if (reading.register === 'dreaded-topic' && reading.text.length <= maxChars.cat) {
    const words = { tower: 'My plans for today', base: 'A bit of optimism', cat: reading.text }
    add(words, 0.9, 'you looked away for one second.')
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
