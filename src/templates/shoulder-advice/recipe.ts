import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asCommand, asLabel, finish, inline } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const labelMaxChars = 32

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const angel = asCommand(sober)
    const imp = asCommand(tempting)
    if (!angel || !imp || from === 'versus') continue
    // A lone verb has lost what it was about.
    if (from === 'intent' && !imp.includes(' ')) continue
    fills.push({
      words: { angel, imp, me: who },
      fit: from === 'choice' ? 1.02 : 1.16,
      reason: 'you asked both, and only one was fun.',
    })
  }
  const saidDid = relationOf(reading, 'said-did')
  const deed = saidDid && asCommand(saidDid.deed)
  const who = saidDid && asLabel(saidDid.who, labelMaxChars)
  if (saidDid && deed && who) {
    fills.push({
      words: { angel: `Say “${inline(finish(saidDid.said))}”`, imp: deed, me: who },
      fit: 1.16,
      reason: 'they listened to both, in that order.',
    })
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
