import type { Fill } from '../../core/writer/offer/recipe'
import { asCaption, asHeader, asQuote, finish } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    const isSentence = saidDid.deed.words[0]?.pos === 'VERB' || saidDid.deed.words[0]?.pos === 'AUX'
    const situation = isSentence
      ? finish(`${saidDid.who.text} ${saidDid.deed.text}`)
      : asCaption(saidDid.deed)
    fills.push({
      words: { situation, calm: asQuote(saidDid.said) },
      fit: 1.3,
      reason: 'somebody says the nice thing while it burns.',
    })
  }
  const renaming = relationOf(reading, 'renaming')
  if (renaming) {
    fills.push({
      words: { situation: asCaption(renaming.thing), calm: asQuote(renaming.name) },
      header: asHeader(renaming.who),
      fit: 1.2,
      reason: 'it burns, but it has a lovely name.',
    })
  }
  fills.push(...fillsFromDialogue(reading))
  const turnabout = relationOf(reading, 'turnabout')
  const claim =
    turnabout &&
    /^(?:the |my |our )?.{2,30}? (?:says|said|is saying|insists) (.+)$/i.exec(turnabout.after.text)
  if (turnabout && claim?.[1]) {
    fills.push({
      words: { situation: asCaption(turnabout.before), calm: asQuote(claim[1]) },
      fit: 1.4,
      reason: 'the official word is calm, the room is not.',
    })
  }
  const fine = /^(?:everything|it|all|this) (?:is|'s) (?:fine|good|ok|okay|under control)[,.;:] (.+)$/i.exec(
    reading.phrase.text,
  )
  if (reading.isEnglish && fine?.[1]) {
    fills.push({
      words: {
        situation: finish(fine[1]),
        calm: finish(reading.phrase.text.slice(0, -fine[1].length).replace(/[,.;:\s]+$/, '')),
      },
      fit: 1.4,
      reason: 'you said it was under control, so it is.',
    })
  }
  return fills
}

/** Puts the heated line of a dialogue in the fire and the calm answer below. */
function fillsFromDialogue(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const turns = relationOf(reading, 'dialogue')?.turns ?? []
  const [first, second] = turns
  if (first && second && turns.length === 2 && reading.isEnglish) {
    fills.push({
      words: { situation: finish(`${first.who}: ${first.line}`), calm: finish(second.line) },
      fit: 1.05,
      reason: 'one of them has found inner peace.',
    })
  } else if (first && !second && reading.isEnglish) {
    fills.push({
      words: { situation: finish(first.who), calm: asQuote(first.line) },
      fit: 1,
      reason: 'somebody says it very calmly.',
    })
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
