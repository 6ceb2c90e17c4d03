import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asQuote, finish, inline } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const answers = [
  'Nine answers, all confident, all different',
  'A forum from 2009, a map, a song, a recipe for soup',
]

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, from } of contrastsOf(reading)) {
    const tab = asActivity(sober)
    const all = asActivity(tempting)
    if (!tab || !all || (from !== 'instead' && from !== 'intent')) continue
    fills.push({ words: { tab, all }, fit: 1, reason: 'one tab is for you, the others are for fun.' })
  }
  const list = relationOf(reading, 'list')
  if (list?.lead && list.items.length >= 3) {
    const [first = '', ...others] = list.items
    fills.push({
      words: { tab: finish(list.lead), all: [finish(first), ...others.map(inline)].join(', ') },
      fit: 1,
      reason: 'you opened one thing and it had children.',
    })
  }
  if (!reading.isEnglish) return fills
  const [turn, another] = relationOf(reading, 'dialogue')?.turns ?? []
  if (turn && !another && /\bbrain\b/i.test(turn.who)) {
    fills.push({
      words: { tab: 'Sleep', all: asQuote(turn.line) },
      header: asCaption({ text: turn.who, words: [] }),
      fit: 1.05,
      reason: 'your brain never closes that one.',
    })
  }
  if (reading.kind === 'question') {
    for (const all of answers) {
      fills.push({
        words: { tab: reading.text, all },
        fit: 0.95,
        reason: 'you only wanted to know one thing.',
      })
    }
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const everywhere = relationOf(reading, 'everywhere')
  if (!everywhere) return []
  const thing = asCaption(everywhere.thing)
  const last = everywhere.whole ? inline(asCaption(everywhere.whole)) : 'a page that only counts them'
  return [
    {
      words: { tab: 'What I was looking for', all: `${thing}, more ${inline(thing)}, ${last}` },
      fit: everywhere.whole ? 1.18 : 0.8,
      reason: 'you opened one, and they brought the others.',
    },
  ]
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
