import type { Words } from '../../core/writer/book'
import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import { type StepPicture, stepFills } from '../step-fills'

/** Endings after three steps. */
const conclusions = ['I would do it all again', 'I regret nothing, I learnt nothing', 'Surprised, again']

function mirrors([s1 = '', s2 = '', s3 = '', s4 = '']: readonly string[]): Words {
  return { s1, s2, s3, s4 }
}

const steps: StepPicture = {
  place: mirrors,
  all: { fit: 1.25, reason: 'you put it on one step at a time.' },
  three: { fit: 1.05, reason: 'you had three steps, the nose came free.', endings: conclusions },
}

function fill(reading: Reading): Fill[] {
  const fills = stepFills(reading, steps)
  if (!reading.isEnglish) return fills
  for (const { sober, tempting, from } of contrastsOf(reading)) {
    const duty = asActivity(sober)
    const prize = asActivity(tempting)
    if (from === 'versus' || from === 'choice' || !duty || !prize || !/^[A-Z][a-z]+ing\b/.test(duty)) continue
    fills.push({
      words: mirrors([`“${duty}, today for sure”`, '“After one coffee”', '“After lunch, then”', prize]),
      fit: 1.1,
      reason: 'you believed it until the nose went on.',
    })
  }
  const waiting = relationOf(reading, 'waiting')
  if (waiting) {
    fills.push({
      words: mirrors([
        'They are just busy',
        'They are typing, surely',
        'It is a good sign',
        'Refreshing the page',
      ]),
      header: reading.text,
      fit: 1,
      reason: 'you wait, and the make-up dries.',
    })
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'clown-steps',
  reason: 'you dressed for it yourself.',
  fill,
  fillFromTopic: (topic, isBare) =>
    isBare
      ? topic.advice.map(([s1, s2, s3]) => mirrors([s1, s2, s3, 'It will work next time']))
      : topic.advice.map(([s1, s2, s3]) => mirrors(['{text}', s1, s2, s3])),
  standbys: [
    { words: mirrors(['{Thing}? Just a quick look', 'It cannot hurt', 'It hurt', 'One more quick look']) },
    {
      words: mirrors(['This time it is different', 'A little different', 'Not that different', 'Identical']),
    },
    {
      words: mirrors(['{text}', 'I can change that', 'I have nearly changed that', 'It changed me']),
      mood: 'bad',
    },
    {
      words: mirrors(['{text}', 'They must have a reason', 'A very good reason', 'I apologised to them']),
      about: 'people',
    },
    {
      words: mirrors(['{text}', 'Nobody will notice', 'Everybody noticed', 'Doing it again, but louder']),
      about: 'own',
    },
    {
      words: mirrors(['Five more minutes', 'It is nearly there', 'I cannot leave now', 'I live here']),
      about: 'waiting',
    },
    {
      words: mirrors([
        '{text}',
        'I shall ask a friend',
        'My friend says “maybe”',
        'Basing my life on “maybe”',
      ]),
      kinds: ['question'],
    },
    {
      words: mirrors(['{text}', 'I believe it', 'I have told my mother', 'My mother laughed']),
      kinds: ['quote'],
    },
    {
      words: mirrors(['{text}', 'What could go wrong', 'That is what could', 'Also that']),
      kinds: ['noun', 'gerund', 'command'],
    },
    {
      words: mirrors(['{text}', 'I told everybody', 'I ordered balloons', 'It was the wrong day']),
      mood: 'good',
    },

    {
      words: mirrors(['Nobody is watching', 'I sing a little', 'I dance a little', 'I feel much better']),
      isGentle: true,
    },
    {
      words: mirrors(['A bad day', 'A warm bath', 'A silly film', 'Laughing again']),
      isGentle: true,
    },
  ],
  foreign: {
    de: [
      mirrors(['{text}', 'Wird schon', 'Fast', 'Ich, schon wieder']),
      mirrors(['Nur kurz', 'Nur noch einmal', 'Ein letztes Mal', '{text}']),
    ],
    fr: [
      mirrors(['{text}', 'Ça va aller', 'Presque', 'Moi, encore une fois']),
      mirrors(['Juste un peu', 'Encore une fois', 'La dernière fois', '{text}']),
    ],
    es: [
      mirrors(['{text}', 'Todo irá bien', 'Casi', 'Yo, otra vez']),
      mirrors(['Solo un poco', 'Una vez más', 'La última vez', '{text}']),
    ],
    it: [
      mirrors(['{text}', 'Andrà bene', 'Quasi', 'Io, di nuovo']),
      mirrors(['Solo un po’', 'Ancora una volta', 'L’ultima volta', '{text}']),
    ],
    pt: [
      mirrors(['{text}', 'Vai correr bem', 'Quase', 'Eu, outra vez']),
      mirrors(['Só um bocadinho', 'Só mais uma vez', 'A última vez', '{text}']),
    ],
    nl: [
      mirrors(['{text}', 'Komt wel goed', 'Bijna', 'Ik, alweer']),
      mirrors(['Heel even maar', 'Nog één keer', 'De laatste keer', '{text}']),
    ],
    '*': [mirrors(['{text}', '…', '…?', '🤡']), mirrors(['…', '…?', '…!', '{text}'])],
  },
}
