import { anyOf } from '../../core/text/pattern'
import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asLabel } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

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

export const recipe: Recipe = {
  templateName: 'tug-of-war',
  reason: 'you pull, and somebody opens the crisps.',
  fill,
  fillFromTopic: (topic) =>
    topic.glances.map(([temptation, subject, neglected]) => ({
      left: neglected,
      rope: subject,
      right: temptation,
    })),
  standbys: [
    { words: { left: 'Everything I have planned', rope: 'Today', right: '{Thing}' } },
    { words: { left: '{text}', rope: 'My whole Tuesday', right: 'The sofa' }, kinds: ['gerund', 'noun'] },
    {
      words: { left: 'My will to live', rope: 'My calendar', right: '{text}' },
      kinds: ['noun', 'gerund'],
      mood: 'bad',
    },
    { words: { left: 'My excuses', rope: 'My reputation', right: 'The group photo' }, about: 'own' },
    { words: { left: 'Good manners', rope: 'My face', right: 'What I am thinking' }, about: 'people' },
    { words: { left: 'Me, checking again', rope: 'Time', right: 'Time, having a snack' }, about: 'waiting' },
    {
      words: {
        left: 'What should have come of it',
        rope: 'The whole idea',
        right: 'What came of it instead',
      },
    },
    { words: { left: 'My wish to stay out of it', rope: 'Me', right: 'One more detail' } },
    { words: { left: 'Taking it seriously', rope: 'My face', right: 'A giggle' }, mood: 'bad' },
    { words: { left: 'Getting over it', rope: 'My head', right: 'Bringing it up at dinner' }, mood: 'bad' },
    { words: { left: 'A sound explanation', rope: 'My brain', right: '“It has always been so”' } },
    {
      words: { left: 'Letting it go', rope: 'My evening', right: 'One small remark about it, forty minutes' },
      mood: 'bad',
    },
    { words: { left: 'Reading it with dignity', rope: 'My mouth', right: 'Doing the voice' } },
    { words: { left: 'Being normal about this', rope: 'My voice', right: 'A very high note' }, mood: 'good' },
    { words: { left: 'My modesty', rope: 'The news', right: 'Nine exclamation marks' }, mood: 'good' },
    { words: { left: 'Sleep', rope: 'My head', right: 'Going over it once more, smiling' }, mood: 'good' },
    { words: { left: 'Logic', rope: 'The answer', right: 'A strong feeling' }, kinds: ['question'] },
    {
      words: { left: 'Everybody with a theory', rope: 'This question', right: 'Whoever knows, on holiday' },
      kinds: ['question'],
    },
    { words: { left: 'What was said', rope: 'The truth', right: 'What was meant' }, kinds: ['quote'] },
    {
      words: { left: 'A dignified silence', rope: 'That remark', right: 'My next sentence' },
      kinds: ['quote'],
    },
    { words: { left: 'The alarm clock', rope: 'Me', right: 'A warm blanket' }, isGentle: true },
    { words: { left: 'The to-do list', rope: 'Sunday', right: 'A cup of tea' }, isGentle: true },
  ],
  foreign: {
    de: [{ left: 'Der Wecker', rope: 'Ich', right: 'Die warme Decke' }],
    fr: [{ left: 'Le réveil', rope: 'Moi', right: 'La couette' }],
    es: [{ left: 'El despertador', rope: 'Yo', right: 'La manta' }],
    it: [{ left: 'La sveglia', rope: 'Io', right: 'La coperta' }],
    pt: [{ left: 'O despertador', rope: 'Eu', right: 'O cobertor' }],
    nl: [{ left: 'De wekker', rope: 'Ik', right: 'De warme deken' }],
    '*': [{ left: '!!!', rope: '?', right: '…' }],
  },
}
