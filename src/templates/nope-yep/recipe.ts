import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf, skippedDuty } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asHeader, asQuote, asWithheld } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const reject = asActivity(sober)
    const approve = asActivity(tempting)
    if (!reject || !approve) continue
    fills.push({
      words: { reject, approve },
      header: who === reading.me ? undefined : who,
      fit: from === 'instead' ? 1.3 : 1.12,
      reason: 'you wave the sensible one off and adore the other.',
    })
  }
  const report = relationOf(reading, 'said-did')
  const saidDid = report?.isSpeakers ? report : undefined
  const withheld = saidDid && asWithheld(saidDid.deed)
  if (saidDid && withheld) {
    fills.push({
      words: { reject: withheld, approve: asQuote(saidDid.said) },
      fit: 1.4,
      reason: 'they refuse the deed and love the announcement.',
    })
  }
  const skipped = skippedDuty(reading)
  if (skipped) {
    fills.push({
      words: { reject: skipped.skipped, approve: skipped.done },
      header: skipped.who,
      fit: 1.25,
      reason: 'they skip the polite part and enjoy the rest.',
    })
  }
  const renaming = relationOf(reading, 'renaming')
  if (renaming) {
    fills.push({
      words: { reject: asQuote(renaming.thing.text), approve: asQuote(renaming.name) },
      header: asHeader(renaming.who),
      fit: 1.05,
      reason: 'the new name gets all the love.',
    })
  }
  return [...fills, ...fillsFromDialogue(reading)]
}

/** Good advice is refused, one's own idea adored. */
function fillsFromDialogue(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const brain = relationOf(reading, 'dialogue')?.turns.find(({ who }) => /\bbrain\b/i.test(who))
  if (brain) {
    fills.push({
      words: { reject: 'Sleep', approve: asQuote(brain.line) },
      header: asCaption({ text: brain.who, words: [] }),
      fit: 1.15,
      reason: 'your brain had other plans for the night.',
    })
  }
  const dialogue = relationOf(reading, 'dialogue')
  const [first, second] = dialogue?.turns ?? []
  if (first && second && /^(?:also )?me\b/i.test(second.who) && !/\bme\b/i.test(first.who)) {
    fills.push({
      words: { reject: asQuote(first.line), approve: asQuote(second.line) },
      fit: 1,
      reason: 'you hear good advice and prefer your own.',
    })
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const request = relationOf(reading, 'request')
  if (!request) return []
  return [
    {
      words: { reject: asQuote(request.wish.text), approve: '“Great feedback, thank you!”' },
      fit: 1.15,
      reason: 'you were heard, and that was all.',
    },
  ]
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
