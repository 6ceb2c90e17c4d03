import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, finish } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, from } of contrastsOf(reading)) {
    const fire = asActivity(sober)
    const me = asActivity(tempting)
    if (!fire || !me || from === 'versus' || from === 'choice') continue
    fills.push({ words: { fire, me }, fit: 1.05, reason: 'one of them is urgent, and you chose the other.' })
  }
  if (!reading.isEnglish) return fills
  const turnabout = relationOf(reading, 'turnabout')
  const joined = turnabout ? null : / and (?:i'm|i am|we're) (\w+ing\b.*)$/i.exec(reading.phrase.text)
  const doing =
    turnabout && /^(?:i'm|i am|we're|me) (?:actually |just |still )?(\w+ing\b.*)$/i.exec(turnabout.after.text)
  if (turnabout && doing?.[1]) {
    fills.push({
      words: { fire: asCaption(turnabout.before), me: finish(doing[1]) },
      fit: 1.4,
      reason: 'it burns, and you have found something nicer.',
    })
  } else if (joined?.[1]) {
    fills.push({
      words: { fire: finish(reading.phrase.text.slice(0, joined.index)), me: finish(joined[1]) },
      fit: 1.4,
      reason: 'it burns, and you have found something nicer.',
    })
  }
  const [first, second] = relationOf(reading, 'dialogue')?.turns ?? []
  if (first && second && /^me\b/i.test(second.who)) {
    fills.push({
      words: { fire: finish(`${first.who}: ${first.line}`), me: finish(second.line) },
      fit: 1,
      reason: 'they ask, and you are having a drink.',
    })
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const request = relationOf(reading, 'request')
  return request
    ? [
        {
          words: { fire: asCaption(request.wish), me: '“Noted.”' },
          fit: 1.12,
          reason: 'you asked, and they noted it.',
        },
      ]
    : []
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
