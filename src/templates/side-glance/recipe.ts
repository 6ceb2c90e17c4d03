import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf, skippedDuty } from '../../core/writer/read/contrasts'
import { asCaption, asLabel, asObject, asQuote } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const labelMaxChars = 24

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const temptation = asLabel(tempting, labelMaxChars)
    const neglected = asLabel(sober, labelMaxChars)
    if (!temptation || !neglected) continue
    fills.push({
      words: { temptation, subject: who, neglected },
      fit: from === 'intent' || from === 'instead' ? 1.3 : 1.08,
      reason: 'you turn your head and somebody notices.',
    })
  }
  const report = relationOf(reading, 'said-did')
  const saidDid = report?.isSpeakers ? report : undefined
  const neglected = saidDid && asObject(saidDid.deed)
  const subject = saidDid && asLabel(saidDid.who, labelMaxChars)
  if (saidDid && neglected && subject) {
    fills.push({
      words: { temptation: asQuote(saidDid.said), subject, neglected },
      fit: 1.3,
      reason: 'nice words get the look, you get the rest.',
    })
  }
  const renaming = relationOf(reading, 'renaming')
  const newcomer = renaming?.who && asLabel(renaming.who, labelMaxChars)
  if (renaming && newcomer) {
    fills.push({
      words: { temptation: asQuote(renaming.name), subject: newcomer, neglected: asCaption(renaming.thing) },
      fit: 1.15,
      reason: 'the new name turns every head.',
    })
  }
  if (/\bbrain\b/i.test(relationOf(reading, 'dialogue')?.turns[0]?.who ?? '')) {
    fills.push({
      words: { temptation: 'An old embarrassment', subject: 'My brain', neglected: 'Sleep' },
      header: reading.text,
      fit: 1,
      reason: 'your brain has eyes for one thing only.',
    })
  }
  const skipped = skippedDuty(reading)
  if (skipped?.object) {
    fills.push({
      words: { temptation: skipped.object, subject: skipped.who, neglected: skipped.skipped },
      fit: 1.3,
      reason: 'they have eyes for one thing only.',
    })
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
