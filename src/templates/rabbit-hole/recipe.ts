import type { Words } from '../../core/writer/book'
import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity } from '../../core/writer/read/phrase-forms'
import type { Reading } from '../../core/writer/read/reading'
import { type StepPicture, stepFills } from '../step-fills'

const landings = ['It is four in the morning', 'I am now an expert, and cold', 'I have joined the forum']

/** Questions that somebody could look up, no rhetorical ones and no choices. */
const wondering =
  /^(?:why|how|who|where|when|what (?!if i)|do|does|did|can|is|are)\b(?!.* or )(?!.*\bnobody\b)/i

function fall([entry = '', d1 = '', d2 = '', bottom = '']: readonly string[]): Words {
  return { entry, d1, d2, bottom }
}

const steps: StepPicture = {
  place: fall,
  all: { fit: 1.15, reason: 'you took every turn there was.' },
  three: { fit: 0.95, reason: 'you had three turns, then the floor.', endings: landings },
}

function fill(reading: Reading): Fill[] {
  const fills = stepFills(reading, steps)
  if (!reading.isEnglish) return fills
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const entry = asActivity(sober)
    const bottom = asActivity(tempting)
    if (!entry || !bottom || (from !== 'instead' && from !== 'intent')) continue
    fills.push({
      words: fall([entry, '“I shall just check one thing”', 'Nineteen open tabs', bottom]),
      header: who === reading.me ? undefined : who,
      fit: 1.05,
      reason: 'you only wanted to check one thing.',
    })
  }
  if (reading.kind === 'question' && wondering.test(reading.text)) {
    for (const bottom of ['I have questions about my questions', 'Nobody knows, and it is dawn']) {
      fills.push({
        words: fall([reading.text, 'Forty-one opinions', 'A map, drawn by hand', bottom]),
        fit: 0.95,
        reason: 'you asked, and the hole opened.',
      })
    }
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'rabbit-hole',
  reason: 'you only meant to have a quick look.',
  fill,
  fillFromTopic: (topic, isBare) => (isBare ? topic.chains.map(fall) : []),
  standbys: [
    {
      words: fall([
        'One question about {thing}',
        'The history of {thing}',
        'People who hate {thing}',
        'I moderate them now',
      ]),
    },
    { words: fall(['{Thing}, a quick look', 'The reviews', 'The reviewers', 'I know their dogs by name']) },
    {
      words: fall(['{text}', 'Looking up whether I may sue', 'A film about judges', 'I own a wig']),
      mood: 'bad',
    },
    { words: fall(['{text}', 'Telling one friend', 'Planning the party', 'Pricing a camel']), mood: 'good' },
    {
      words: fall(['{text}', 'Typing “why are they like this”', 'A nine-hour lecture', 'I am like this']),
      about: 'people',
    },
    {
      words: fall([
        '{text}',
        'Searching “is it a crime”',
        'Searching “in which country”',
        'Learning Portuguese',
      ]),
      about: 'own',
    },
    {
      words: fall([
        'Checking the time',
        'How clocks are made',
        'Who invented the minute',
        'I want a word with him',
      ]),
      about: 'waiting',
    },
    {
      words: fall(['{text}', 'What does it mean?', 'What do they mean?', 'What do I mean?']),
      kinds: ['quote'],
    },
    {
      words: fall(['{text}', 'A short film about it', 'A long film about it', 'I am in the sequel']),
      kinds: ['noun', 'gerund'],
    },
    {
      words: fall(['{text}', 'Reading it again', 'Reading the comments', 'I have written a comment']),
      kinds: ['clause', 'story'],
    },

    {
      words: fall([
        'A picture of a puppy',
        'The puppy has siblings',
        'The siblings can swim',
        'I am happy now',
      ]),
      isGentle: true,
    },
    {
      words: fall(['One old photo', 'The whole album', 'Calling my sister', 'Laughing until midnight']),
      isGentle: true,
    },
  ],
  foreign: {
    de: [
      fall(['Nur ganz kurz nachsehen', '{text}', 'Neunzehn offene Tabs', 'Es ist vier Uhr früh']),
      fall(['{text}', 'Aha', 'Moment mal', 'Ich habe ein Forum gegründet']),
    ],
    fr: [
      fall(['Juste un coup d’œil', '{text}', 'Dix-neuf onglets ouverts', 'Il est quatre heures du matin']),
      fall(['{text}', 'Tiens', 'Attends', 'J’ai fondé un forum']),
    ],
    es: [
      fall(['Solo un vistazo', '{text}', 'Diecinueve pestañas abiertas', 'Son las cuatro de la mañana']),
      fall(['{text}', 'Anda', 'Un momento', 'He fundado un foro']),
    ],
    it: [
      fall(['Solo un’occhiata', '{text}', 'Diciannove schede aperte', 'Sono le quattro del mattino']),
      fall(['{text}', 'Ah', 'Un momento', 'Ho fondato un forum']),
    ],
    pt: [
      fall(['Só uma vista de olhos', '{text}', 'Dezanove separadores abertos', 'São quatro da manhã']),
      fall(['{text}', 'Ah', 'Um momento', 'Fundei um fórum']),
    ],
    nl: [
      fall(['Even snel kijken', '{text}', 'Negentien open tabbladen', 'Het is vier uur ’s nachts']),
      fall(['{text}', 'Aha', 'Wacht even', 'Ik heb een forum opgericht']),
    ],
    '*': [fall(['…', '{text}', '?', '???']), fall(['{text}', '?', '??', '!!!'])],
  },
}
