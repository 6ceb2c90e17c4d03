import { anyOf } from '../../core/text/pattern'
import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asLabel } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const ropeMaxChars = 42
/** People and pets that an argument is about. */
const opponents = anyOf`
  boss, manager, team, client, coworker, colleague, landlord, neighbou?r, roommate, flatmate,
  mom, mum, dad, mother, father, sister, brother, son, daughter, kid, wife, husband, partner, girlfriend, boyfriend,
  cat, dog`
const kin = new RegExp(String.raw`^my ${opponents}s?\b`, 'i')

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const isVersus = from === 'versus'
    const left = isVersus ? asCaption(sober) : asActivity(sober)
    const right = isVersus ? asCaption(tempting) : asActivity(tempting)
    // A lone verb has lost what it was about.
    if (!left || !right || (from === 'intent' && !right.includes(' '))) continue
    fills.push({
      words: { left, rope: who, right },
      fit: isVersus ? 1.1 : 1.02,
      reason: 'one side pulls, the other has snacks, you are the rope.',
    })
  }
  if (!reading.isEnglish) return fills
  const people = relationOf(reading, 'people')
  if (people) {
    for (const rope of ['My patience', 'A pleasant evening']) {
      fills.push({
        words: { left: 'Me, being reasonable', rope, right: asCaption(people.whole) },
        fit: 0.95,
        reason: 'you pull, they have put on the brakes.',
      })
    }
  }
  if (relationOf(reading, 'waiting')) {
    fills.push({
      words: { left: 'Me, pressing refresh', rope: 'My afternoon', right: 'The other side, at lunch' },
      header: reading.text,
      fit: 0.85,
      reason: 'you may pull as hard as you like.',
    })
  }
  const did = relationOf(reading, 'did')
  const who = did && asLabel(did.who, ropeMaxChars)
  if (did && who && kin.test(did.who.text) && reading.mood === 'bad') {
    fills.push({
      words: { left: 'Me, with arguments', rope: 'My good mood', right: `${who}, unmoved` },
      header: reading.text,
      fit: 0.7,
      reason: 'you brought arguments, they brought crisps.',
    })
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
