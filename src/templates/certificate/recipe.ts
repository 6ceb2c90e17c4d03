import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf, skippedDuty } from '../../core/writer/read/contrasts'
import { wordsPhrase } from '../../core/writer/read/phrase'
import { asActivity, asCaption, asLabel, asQuote, finish } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const whoMaxChars = 34
/** For what somebody did, whatever it was. */
const deedAwards = [
  'Lifetime achievement',
  'Bravery award',
  'Medal for commitment',
  'Honourable mention',
  'Order of the Open Question',
  'Best in show',
  'Prize of the jury, divided',
  'Certificate of occurrence',
  'Employee of the moment',
  'Golden eyebrow',
]

function fill(reading: Reading): Fill[] {
  if (!reading.isEnglish) return []
  const fills: Fill[] = []
  const award = (titles: readonly string[], who: string, reasonFor: string, fit: number) => {
    for (const title of titles) {
      fills.push({
        words: { title, who, for: reasonFor },
        fit,
        reason: 'somebody had to make it official.',
      })
    }
  }
  const people = relationOf(reading, 'people')
  const act = people && asActivity(people.act)
  if (people && act)
    award(
      ['Award for confidence', 'Medal of audacity'],
      asCaption(people.who),
      act,
      skippedDuty(reading) ? 1.34 : 1.1,
    )
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) award(['Best fiction'], asCaption(saidDid.who), asQuote(saidDid.said), 1.1)
  const renaming = relationOf(reading, 'renaming')
  if (renaming?.who)
    award(['Prize for creative writing'], asCaption(renaming.who), asQuote(renaming.name), 1.1)
  for (const { tempting, who, from } of contrastsOf(reading)) {
    const deed = asActivity(tempting)
    if (deed && who !== '' && (from === 'instead' || from === 'intent')) {
      award(['Prize for efficiency', 'Priorities, first class'], who, deed, 1)
    }
  }
  const did = relationOf(reading, 'did')
  const recipient = did && asLabel(did.who, whoMaxChars)
  const isSimple = did !== undefined && !/,| (?:and|but|or|so|when|because) /i.test(did.deed.text)
  const deed = did && isSimple ? asActivity(did.deed) : null
  if (recipient && deed) award(deedAwards, recipient, deed, 0.9)
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const add = (title: string, who: string, deed: string, fit: number) =>
    fills.push({ words: { title, who, for: deed }, fit, reason: 'you have it in writing, with a seal.' })
  const giveaway = relationOf(reading, 'giveaway')
  if (giveaway) add(asCaption(giveaway.prize), 'Everyone', 'Being in the room', 1.36)
  const absence = relationOf(reading, 'absence')
  if (absence) add('Certificate of absence', asCaption(absence.thing), 'Never once turning up', 1.32)
  const doubt = relationOf(reading, 'doubt')
  const [you, verb] = doubt?.claim.words ?? []
  if (doubt?.isMocking && /^you$/i.test(you?.text ?? '') && verb?.pos === 'VERB') {
    const role = /^you're (?:now )?(an? .+)$/i.exec(doubt.turn?.text ?? '')?.[1]
    const title = role ? finish(role) : 'Expert, self-appointed'
    add(title, 'You', asCaption(wordsPhrase(doubt.claim, 1)), 1.38)
  }
  const quotation = relationOf(reading, 'quotation')
  if (quotation) add('Prize for wisdom', asCaption(quotation.who), asQuote(quotation.said), 1.3)
  return fills
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
