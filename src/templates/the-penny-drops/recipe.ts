import type { Words } from '../../core/writer/book'
import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf, halvesOf } from '../../core/writer/read/contrasts'
import {
  asActivity,
  asCaption,
  asCommand,
  asLabel,
  finish,
  inline,
  withoutI,
} from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const middles = [
  'One small detail',
  'A short silence',
  'A cough from the back',
  'A look at my watch',
  'The small print',
  'A distant dog',
  'Half a second of peace',
  'A very slow blink',
  'The part they leave out',
  'Enter reality, on foot',
]

function panels([p1 = '', p2 = '', p3 = '']: readonly string[]): Words {
  return { p1, p2, p3 }
}

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const steps = relationOf(reading, 'steps')
  if (steps?.items.length === 3) {
    fills.push({ words: panels(steps.items), fit: 1.05, reason: 'three steps, and you fell down the last.' })
  }
  const turns = relationOf(reading, 'dialogue')?.turns ?? []
  if (turns.length === 3) {
    const lines = turns.map(({ who, line }) => finish(`${who}: ${line}`))
    fills.push({ words: panels(lines), fit: 1.3, reason: 'you heard the third line before it was said.' })
  }
  if (!reading.isEnglish) return fills
  for (const { before, after, from } of halvesOf(reading)) {
    if (from !== 'turnabout') continue
    for (const middle of middles) {
      fills.push({
        words: panels([before, middle, after]),
        fit: 0.95,
        reason: 'you were so sure, one panel ago.',
      })
    }
  }
  const intent = contrastsOf(reading).find(({ from }) => from === 'intent')
  const wish = intent && asCommand(intent.sober)
  const instead = intent && (asActivity(intent.tempting) ?? asLabel(intent.tempting, 48))
  if (wish && instead) {
    fills.push({
      words: panels([`“I will ${inline(wish)}”`, instead, 'Checking the clock']),
      fit: 1,
      reason: 'you meant it, until you saw the time.',
    })
  }
  const deed = withoutI(reading.phrase)
  const isOwnDeed =
    deed !== asCaption(reading.phrase) && (reading.kind === 'clause' || reading.kind === 'story')
  if (isOwnDeed && reading.mood !== 'good') {
    for (const [p2, p3] of [
      ['Hearing a small cough behind me', 'Everyone saw'],
      ['Reading the small print', 'There is a fee'],
    ]) {
      fills.push({
        words: panels([deed, p2 ?? '', p3 ?? '']),
        fit: 0.8,
        reason: 'you did it with such a swagger.',
      })
    }
  }
  return fills
}

const worldsEnd = ['So nothing is sacred any more', 'I shall need a chair', 'There is no way back now']

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const add = (three: readonly string[], fit: number, reason: string) =>
    fills.push({ words: panels(three), fit, reason })
  const rarely = relationOf(reading, 'rarely')
  if (rarely) {
    const three = [asCaption(rarely.rule), 'Just this once', asCaption(rarely.exception)]
    add(three, 1.3, 'you were so careful, until the coin fell.')
  }
  const trifle = relationOf(reading, 'trifle')
  if (trifle && reading.mood !== 'good') {
    for (const end of worldsEnd) {
      const three = ['A morning like any other', asCaption(trifle.event), end]
      add(three, trifle.isSmall ? 1.2 : 1.02, 'you trusted the world, and then this.')
    }
  }
  const steps = relationOf(reading, 'steps')?.items ?? []
  const [first = '', ...others] = steps
  if (steps.length > 3) {
    const middle = others.slice(0, -1).join('. ')
    add([first, middle, others.at(-1) ?? ''], 1.25, 'you did everything right, up to the last panel.')
  }
  return fills
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
