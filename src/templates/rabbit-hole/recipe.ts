import type { Words } from '../../core/writer/book'
import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity } from '../../core/writer/read/phrase-forms'
import type { Reading } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'
import { type StepPicture, stepFills } from '../step-fills'

const landings = ['It is four in the morning', 'I am now an expert, and cold', 'I have joined the forum']

/** Questions that somebody could look up, no rhetorical ones and no choices. */
const wondering =
  /^(?:why|how|who|where|when|what (?!if i)|do|does|did|can|is|are)\b(?!.* or )(?!.*\bnobody\b)/i

function fall([entry = '', d1 = '', d2 = '', bottom = '']: readonly string[]): Words {
  return { entry, d1, d2, bottom }
}

const steps: StepPicture = {
  place: fall,
  all: { fit: 1.15, reason: 'you took every turn there was.' },
  three: { fit: 0.95, reason: 'you had three turns, then the floor.', endings: landings },
}

function fill(reading: Reading): Fill[] {
  const fills = stepFills(reading, steps)
  if (!reading.isEnglish) return fills
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const entry = asActivity(sober)
    const bottom = asActivity(tempting)
    if (!entry || !bottom || (from !== 'instead' && from !== 'intent')) continue
    fills.push({
      words: fall([entry, '“I shall just check one thing”', 'Nineteen open tabs', bottom]),
      header: who === reading.me ? undefined : who,
      fit: 1.05,
      reason: 'you only wanted to check one thing.',
    })
  }
  if (reading.kind === 'question' && wondering.test(reading.text)) {
    for (const bottom of ['I have questions about my questions', 'Nobody knows, and it is dawn']) {
      fills.push({
        words: fall([reading.text, 'Forty-one opinions', 'A map, drawn by hand', bottom]),
        fit: 0.95,
        reason: 'you asked, and the hole opened.',
      })
    }
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
