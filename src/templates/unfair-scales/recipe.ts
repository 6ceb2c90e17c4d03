import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf, skippedDuty } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asQuote } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const light = asActivity(tempting)
    const heavy = asActivity(sober)
    if (!light || !heavy) continue
    fills.push({
      words: { light, heavy },
      header: who === reading.me ? undefined : who,
      fit: from === 'instead' || from === 'intent' ? 1.15 : 0.8,
      reason: 'you know which one should have won.',
    })
  }
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { light: asCaption(saidDid.deed), heavy: asQuote(saidDid.said) },
      header: saidDid.isSpeakers ? undefined : asCaption(saidDid.who),
      fit: 0.9,
      reason: 'you weighed the words, and they were hollow.',
    })
  }
  if (!reading.isEnglish) return fills
  const skipped = skippedDuty(reading)
  if (skipped) {
    fills.push({
      words: { light: skipped.done, heavy: skipped.skipped },
      header: skipped.who,
      fit: 1.05,
      reason: 'they weighed it, and good manners lost.',
    })
  }
  return fills
}

const outweighed = [
  'Everything that is going well',
  'My blessings, counted twice',
  'All other news of the year',
]

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const add = (light: string, heavy: string, fit: number, reason: string) =>
    fills.push({ words: { light, heavy }, fit, reason })
  const trade = relationOf(reading, 'trade')
  if (trade) {
    add(
      asCaption(trade.received),
      asCaption(trade.given),
      1.22,
      'somebody called that balanced, and you signed.',
    )
  }
  const double = relationOf(reading, 'double-standard')
  if (double) add(asCaption(double.mine), asCaption(double.theirs), 1.2, 'you are weighed on another scale.')
  const trifle = relationOf(reading, 'trifle')
  if (trifle && reading.mood !== 'good') {
    for (const heavy of outweighed) {
      const fit = trifle.isSmall ? 1.34 : 0.98
      add(asCaption(trifle.event), heavy, fit, 'you know it is small, and it is not.')
    }
  }
  return fills
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
