import type { Words } from '../../core/writer/book'
import type { Fill } from '../../core/writer/offer/recipe'
import { halvesOf } from '../../core/writer/read/contrasts'
import { asCaption, asQuote, finish } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const doubts = ['Hold on.', 'Hm.', 'Wait a moment.']

function frames([p1 = '', p2 = '', p3 = '']: readonly string[]): Words {
  return { p1, p2, p3 }
}

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const steps = relationOf(reading, 'steps')
  if (steps?.items.length === 3) {
    fills.push({
      words: frames(steps.items),
      fit: 1.1,
      reason: 'you see it coming a little closer each time.',
    })
  }
  const pairs: (readonly [string, string, number])[] = halvesOf(reading)
    .filter(({ from }) => from === 'turnabout' || from === 'then-now')
    .map(({ before, after, from }) => [before, after, from === 'turnabout' ? 1 : 0.85])
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) pairs.push([asQuote(saidDid.said), asCaption(saidDid.deed), 1.02])
  const turns = relationOf(reading, 'dialogue')?.turns ?? []
  const [first, second] = turns
  if (first && second && turns.length === 2) {
    pairs.push([finish(`${first.who}: ${first.line}`), finish(`${second.who}: ${second.line}`), 0.85])
  }
  if (turns.length === 3) {
    const lines = turns.map(({ who, line }) => finish(`${who}: ${line}`))
    fills.push({ words: frames(lines), fit: 1.2, reason: 'you can see the third line coming.' })
  }
  for (const [before, after, fit] of pairs) {
    for (const doubt of reading.isEnglish ? doubts : ['…?']) {
      fills.push({
        words: frames([before, doubt, after]),
        fit,
        reason: 'you were happy until the last part.',
      })
    }
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const add = (three: readonly string[], fit: number, reason: string) =>
    fills.push({ words: frames(three), fit, reason })
  const unprompted = relationOf(reading, 'unprompted')
  if (unprompted)
    add(['Nobody', 'Absolutely nobody', unprompted.scene], 1.6, 'you were not asked, and neither was it.')
  const rarely = relationOf(reading, 'rarely')
  if (rarely) {
    const three = [asCaption(rarely.rule), 'But once in a while…', asCaption(rarely.exception)]
    add(three, 1.42, 'you have a style, and it takes three pictures.')
  }
  const doubt = relationOf(reading, 'doubt')
  if (doubt?.turn) {
    const three = [asCaption(doubt.claim), 'Hold on.', asCaption(doubt.turn)]
    add(three, doubt.isMocking ? 1.1 : 1.32, 'you listened, and then you heard it.')
  } else if (doubt) {
    const question = `${asCaption(doubt.claim).replace(/[?!.]+$/, '')}?`
    add(['Right.', 'Right…', question], 1.3, 'you nodded until you understood.')
  }
  const reveal = relationOf(reading, 'reveal')
  if (reveal) {
    const before = reveal.myth
      ? [asCaption(reveal.myth), 'Hold on.']
      : ['An ordinary day', /^what if/i.test(reading.text) ? 'What if I told you…' : 'One more thing']
    add([...before, asCaption(reveal.truth)], 1.38, 'you cannot unsee it now.')
  }
  const awkward = relationOf(reading, 'awkward')
  if (awkward) {
    add(
      [asCaption(awkward.event), 'Nobody saw that', 'Everybody saw that'],
      1.3,
      'you would like to be elsewhere.',
    )
  }
  return fills
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
