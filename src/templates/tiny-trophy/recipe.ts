import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asQuote, inline, withoutI } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const ovations = [
  'A standing ovation, from a chair',
  'Lovely. Is there food?',
  'We told the neighbours, they left',
]

function fill(reading: Reading): Fill[] {
  if (!reading.isEnglish) return []
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const feat = asActivity(tempting)
    const awaited = asActivity(sober)
    if (!feat || !awaited || (from !== 'instead' && from !== 'intent')) continue
    fills.push({
      words: { feat, crowd: `The poster said ${asQuote(awaited)}` },
      header: who === reading.me ? undefined : who,
      fit: 1.05,
      reason: 'you won something, and it fits in a matchbox.',
    })
  }
  const turnabout = relationOf(reading, 'turnabout')
  if (turnabout && contrastsOf(reading).length === 0 && !relationOf(reading, 'said-did')) {
    fills.push({
      words: { feat: withoutI(turnabout.after), crowd: 'This is not what was on the poster' },
      header: reading.text,
      fit: 0.7,
      reason: 'you came for the big one and got the small one.',
    })
  }
  const isOwnDeed = /^i(?:'ve)? \w/i.test(reading.phrase.text) && reading.kind === 'clause'
  if (isOwnDeed || reading.mood === 'good') {
    const feat = isOwnDeed ? withoutI(reading.phrase) : asCaption(reading.phrase)
    for (const crowd of ovations) {
      fills.push({
        words: { feat, crowd },
        fit: reading.mood === 'good' ? 1.05 : 0.85,
        reason: 'you deserve a prize, if only a small one.',
      })
    }
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const add = (feat: string, crowd: string, fit: number) =>
    fills.push({ words: { feat, crowd }, fit, reason: 'you may put it on the shelf, it is small.' })
  const giveaway = relationOf(reading, 'giveaway')
  if (giveaway) add(`Won ${inline(asCaption(giveaway.prize))}`, 'So did everyone else', 1.3)
  const absence = relationOf(reading, 'absence')
  if (absence) add(`Dusted the shelf for ${inline(asCaption(absence.thing))}`, 'Nice shelf', 1.36)
  const doubt = relationOf(reading, 'doubt')
  if (doubt?.isMocking) {
    const crowd = doubt.turn ? asQuote(doubt.turn.text) : 'Somebody tell the newspapers'
    add(asCaption(doubt.claim), crowd, 1.28)
  }
  return fills
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic) => topic.boasts.map(([feat, label]) => ({ feat, crowd: asQuote(`${label}!`) })),
}
