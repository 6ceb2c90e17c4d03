import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asQuote, withoutI } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

/** Topics that people would rather not be asked about. */
const mischief =
  /^(?:deleted|broke|forgot|ate|spilled|lost|lied|clicked|burned|burnt|dropped|missed|sent|killed)\b/i

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { lump: asCaption(saidDid.deed), sweeper: asCaption(saidDid.who) },
      header: asQuote(saidDid.said),
      fit: 0.95,
      reason: 'you heard the nice words and saw the lump.',
    })
  }
  const renaming = relationOf(reading, 'renaming')
  if (renaming) {
    fills.push({
      words: {
        lump: asCaption(renaming.thing),
        sweeper: renaming.who ? asCaption(renaming.who) : 'Everybody',
      },
      header: asQuote(renaming.name),
      fit: 1.1,
      reason: 'the new name is the rug.',
    })
  }
  if (!reading.isEnglish) return fills
  for (const { sober, who, from } of contrastsOf(reading)) {
    const lump = asActivity(sober)
    if (!lump || from === 'versus' || from === 'choice') continue
    fills.push({
      words: { lump, sweeper: who },
      header: reading.text,
      fit: 0.85,
      reason: 'it is still there, and it has grown.',
    })
  }
  const deed = withoutI(reading.phrase)
  if (deed !== asCaption(reading.phrase) && mischief.test(deed)) {
    for (const sweeper of ['Me, whistling', 'Me: “What lump?”']) {
      fills.push({
        words: { lump: deed, sweeper },
        fit: 0.9,
        reason: 'nobody will ask, if nobody trips.',
      })
    }
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
