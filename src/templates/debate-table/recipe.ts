import type { Fill } from '../../core/writer/offer/recipe'
import { findFiniteVerb } from '../../core/writer/read/find-verb'
import { asActivity, asCaption, asQuote, withAny } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

/** Sentences that tell something, ask for something or doubt it, and so are no claims. */
const noOpinions: ReadonlySet<string> = new Set([
  'dialogue',
  'choice',
  'absence',
  'awkward',
  'consequence',
  'cornered',
  'double-standard',
  'doubt',
  'giveaway',
  'trade',
  'trifle',
])

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const versus = relationOf(reading, 'versus')
  if (versus && reading.isEnglish && !/["“]/.test(reading.text)) {
    const claim = `${asCaption(versus.second)} over ${asCaption(versus.first).toLowerCase()}. Always.`
    fills.push({ words: { claim }, fit: 1.1, reason: 'you have picked a side and a table.' })
  }
  if (!reading.isEnglish) return fills
  const isStatement =
    reading.kind === 'clause' && !/^(?:i|we|my|they|he|she|not sure)\b/i.test(reading.phrase.text)
  const isOpinion = !reading.relations.some(({ type }) => noOpinions.has(type))
  if (isStatement && isOpinion) {
    const isShort = reading.text.length <= 60
    const verb = reading.phrase.words[findFiniteVerb(reading.phrase)]
    // A past event is news, not a claim.
    const isPast = verb?.pos === 'VERB' && verb.lemma !== verb.text.toLowerCase() && !/s$/i.test(verb.text)
    fills.push({
      words: { claim: reading.text },
      fit: isPast ? 0.6 : isShort ? 1.15 : 0.9,
      reason: 'you would defend this in any weather.',
    })
  }
  if (reading.kind === 'quote') {
    fills.push({
      words: { claim: asQuote(reading.phrase.text) },
      fit: 1,
      reason: 'you sat down and said it.',
    })
  }
  if (reading.kind === 'command' && !relationOf(reading, 'choice')) {
    fills.push({
      words: { claim: reading.text },
      fit: 1.15,
      reason: 'you only ask this one thing, in public.',
    })
  }
  const people = relationOf(reading, 'people')
  if (people && !reading.isOwn) {
    for (const verdict of ['should need a permit', 'should come with a warning', 'are a weather event']) {
      const whole = withAny(people.who, asCaption(people.whole))
      const isPlural = /s$|people$/i.test(people.who.text)
      if (verdict.startsWith('are') && !isPlural) continue
      if (people.act.words[0]?.text.endsWith('ing') && verdict.startsWith('should')) continue
      fills.push({
        words: { claim: `${whole} ${verdict}` },
        fit: 1.05,
        reason: 'you are right and you brought a chair.',
      })
    }
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const onlyOne = relationOf(reading, 'only-one')
  const habit = onlyOne && asActivity(onlyOne.habit)
  return habit
    ? [
        {
          words: { claim: `${habit.replace(/\btheir\b/gi, 'your')} is perfectly normal` },
          fit: 1.38,
          reason: 'you cannot be the only one at this table.',
        },
      ]
    : []
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
