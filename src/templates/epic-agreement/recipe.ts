import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asQuote, finish } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const rivals = [
  'Being sure that the other one is wrong',
  'Nobody asked them',
  'Ruining an otherwise nice lunch',
]
const options = ['Not happening tonight', 'Still here tomorrow', 'Losing to the sofa']

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const plain = (text: string) => finish(text).toLowerCase()
  const [first, second, ...more] = relationOf(reading, 'dialogue')?.turns ?? []
  if (first && second && more.length === 0 && plain(first.line) === plain(second.line)) {
    fills.push({
      words: { left: finish(first.who), right: finish(second.who), clasp: asQuote(first.line) },
      fit: 1.4,
      reason: 'you two have never agreed so much.',
    })
  }
  if (!reading.isEnglish) return fills
  const versus = relationOf(reading, 'versus')
  if (versus) {
    for (const clasp of rivals) {
      fills.push({
        words: { left: asCaption(versus.first), right: asCaption(versus.second), clasp },
        fit: 1.05,
        reason: 'you put them together, and they shook hands.',
      })
    }
  }
  for (const { sober, tempting, from } of contrastsOf(reading)) {
    const left = asActivity(sober)
    const right = asActivity(tempting)
    if (from !== 'choice' || !left || !right) continue
    for (const clasp of options) {
      fills.push({
        words: { left, right, clasp },
        fit: 1,
        reason: 'you asked, and both gave the same answer.',
      })
    }
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const both = relationOf(reading, 'both')
  if (!both) return []
  return [
    {
      words: { left: asCaption(both.first), right: asCaption(both.second), clasp: asCaption(both.shared) },
      fit: 1.45,
      reason: 'you can see what brings them together.',
    },
  ]
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
