import type { Fill } from '../../core/writer/offer/recipe'
import type { Phrase } from '../../core/writer/read/phrase'
import { asCaption, asHeader, asQuote, finish, withoutI } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const truthMaxChars = 52

/** "My boss denies my vacation" of "denies my vacation", where it fits. */
function deedOf(who: Phrase, deed: Phrase): string {
  const isVerb = deed.words[0]?.pos === 'VERB' || deed.words[0]?.pos === 'AUX'
  const whole = finish(`${who.text} ${deed.text}`)
  return isVerb && whole.length <= truthMaxChars ? whole : asCaption(deed)
}

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { dash: asQuote(saidDid.said), truth: deedOf(saidDid.who, saidDid.deed) },
      fit: 1.05,
      reason: 'you heard the report and smelled the smoke.',
    })
  }
  const renaming = relationOf(reading, 'renaming')
  if (renaming) {
    fills.push({
      words: { dash: asQuote(renaming.name), truth: asCaption(renaming.thing) },
      header: asHeader(renaming.who),
      fit: 1.05,
      reason: 'you call it that, and the light turns green.',
    })
  }
  const turnabout = relationOf(reading, 'turnabout')
  if (turnabout && !saidDid && !relationOf(reading, 'intent')) {
    const claim = /^(?:the |my |our )?.{2,30}? (?:says?|said|is saying|insists?|reports?) (.+)$/i.exec(
      turnabout.after.text,
    )
    fills.push(
      claim?.[1]
        ? {
            words: { dash: finish(claim[1]), truth: asCaption(turnabout.before) },
            fit: 1.4,
            reason: 'you read the status page through the smoke.',
          }
        : {
            words: { dash: withoutI(turnabout.before), truth: withoutI(turnabout.after) },
            fit: reading.mood === 'bad' ? 0.8 : 0.6,
            reason: 'your first half got the tick.',
          },
    )
  }
  const fine =
    /^(?:everything|it|all|this) (?:is|'s) (?:fine|good|ok|okay|green|under control)[,.;:] (.+)$/i.exec(
      reading.phrase.text,
    )
  if (reading.isEnglish && fine?.[1]) {
    fills.push({
      words: {
        dash: finish(reading.phrase.text.slice(0, -fine[1].length).replace(/[,.;:\s]+$/, '')),
        truth: finish(fine[1]),
      },
      fit: 1.3,
      reason: 'you ticked it off before it exploded.',
    })
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
