import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf, skippedDuty } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asObject, finish } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { claim: finish(saidDid.said), leftover: asObject(saidDid.deed) ?? asCaption(saidDid.deed) },
      fit: 1.15,
      reason: 'a fine claim, and the screws are on the floor.',
    })
  }
  if (!reading.isEnglish) return fills
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const done = asActivity(tempting)
    const leftover = asActivity(sober)
    if (!done || !leftover || (from !== 'instead' && from !== 'intent')) continue
    fills.push({
      words: { claim: `${done}: done!`, leftover },
      header: who === reading.me ? undefined : who,
      fit: 1.05,
      reason: 'you finished, apart from the important part.',
    })
  }
  const skipped = skippedDuty(reading)
  if (skipped) {
    fills.push({
      words: { claim: `${skipped.done}: done!`, leftover: skipped.skipped },
      header: skipped.who,
      fit: 1.15,
      reason: 'they built it without the polite screws.',
    })
  }
  const list = relationOf(reading, 'list')
  const ignored = list?.items.at(-2)
  if (list && ignored) {
    fills.push({
      words: { claim: 'All done. Nearly all.', leftover: ignored },
      header: reading.text,
      fit: 0.65,
      reason: 'you know which part was left out.',
    })
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
