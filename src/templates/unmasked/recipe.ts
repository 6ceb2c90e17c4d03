import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asHeader, asQuote } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const renaming = relationOf(reading, 'renaming')
  if (renaming) {
    fills.push({
      words: { ghost: asQuote(renaming.name), culprit: asCaption(renaming.thing) },
      header: asHeader(renaming.who),
      fit: 1.3,
      reason: 'you pulled at the fine name, and look.',
    })
  }
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { ghost: asQuote(saidDid.said), culprit: asCaption(saidDid.deed) },
      fit: 1.15,
      reason: 'you lifted the words and found the deed.',
    })
  }
  if (!reading.isEnglish) return fills
  const intent = contrastsOf(reading).find(({ from }) => from === 'intent')
  const culprit = intent && asActivity(intent.tempting)
  if (culprit) {
    fills.push({
      words: { ghost: 'Where all my time goes', culprit },
      header: reading.text,
      fit: 0.8,
      reason: 'you solved the case in one evening.',
    })
  }
  if (relationOf(reading, 'consequence')) return fills
  const isMyDeed = /^(?:i|i'm|i've)\b/i.test(reading.phrase.text)
  if (isMyDeed && reading.mood === 'bad' && (reading.kind === 'clause' || reading.kind === 'story')) {
    fills.push({
      words: { ghost: reading.text, culprit: 'Me, earlier today' },
      fit: 0.85,
      reason: 'you will never guess who it was.',
    })
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const reveal = relationOf(reading, 'reveal')
  if (reveal?.myth) {
    fills.push({
      words: { ghost: asCaption(reveal.myth), culprit: asCaption(reveal.truth) },
      fit: 1.35,
      reason: 'you lifted the sheet, and that was all.',
    })
  }
  const doubt = relationOf(reading, 'doubt')
  if (doubt?.turn) {
    fills.push({
      words: { ghost: asQuote(doubt.claim.text), culprit: asCaption(doubt.turn) },
      fit: doubt.isMocking ? 0.9 : 1.2,
      reason: 'you asked one question, and the sheet came off.',
    })
  }
  const quotation = relationOf(reading, 'quotation')
  if (quotation) {
    fills.push({
      words: { ghost: asQuote(quotation.said), culprit: asCaption(quotation.who) },
      fit: 1.34,
      reason: 'you looked at who said it.',
    })
  }
  return fills
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
