import type { Words } from '../../core/writer/book'
import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { asCaption, asQuote } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

/** The job, and how parents, friends and the boss see it before the truth is told. */
function views([job = '', p1 = '', p2 = '', p3 = '', p4 = '']: readonly string[]): Words {
  return { job, p1, p2, p3, p4 }
}

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const list = relationOf(reading, 'list')
  const [p1, p2, p3] = list?.items ?? []
  const last = list?.items.at(-1)
  if (list?.lead && list.items.length >= 4 && p1 && p2 && p3 && last) {
    fills.push({
      words: views([list.lead, p1, p2, p3, last]),
      fit: 1.05,
      reason: 'you listed it, everyone saw another part.',
    })
  }
  if (!reading.isEnglish) return fills
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid && /^(?:i|we)$/i.test(saidDid.who.text)) {
    fills.push({
      words: views([
        asQuote(saidDid.said),
        'So proud of you',
        'Wow, finally',
        'I want that in writing',
        asCaption(saidDid.deed),
      ]),
      fit: 1.02,
      reason: 'you told all of them, and then you did it.',
    })
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const request = relationOf(reading, 'request')
  if (!request) return []
  return [
    {
      words: views([
        asQuote(request.wish.text),
        'So well put!',
        'You sent that? To everyone?',
        'A suggestion, for the box',
        'Read by nobody',
      ]),
      fit: 1.24,
      reason: 'you wrote one sentence, they read four.',
    },
  ]
}

export const recipe: Recipe = {
  templateName: 'how-they-see-it',
  reason: 'you do this, they imagine something else.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic, isBare) =>
    isBare ? topic.depths.map((depth) => views(['How everyone sees it', ...depth])) : [],
  standbys: [
    {
      words: views([
        '{text}',
        'A respectable career',
        'A hobby, surely',
        'A coffee break',
        'A full-time siege',
      ]),
      kinds: ['gerund'],
    },
    {
      words: views([
        '{text}',
        'Is that a job?',
        'Sounds like fun',
        'Not in the budget',
        'My whole life, sadly',
      ]),
      kinds: ['noun'],
    },
    {
      words: views([
        '{text}',
        'Something with computers',
        'Can you get it cheaper?',
        'Could be an email',
        'Four hours and a stiff neck',
      ]),
      kinds: ['noun', 'gerund'],
    },
    {
      words: views(['My history with {thing}', 'A phase', 'A running joke', 'A line in my file', 'A feud']),
    },

    {
      words: views([
        'How it went',
        '“Like a dream”',
        '“Like a film”',
        '“On schedule”',
        'Like a shopping trolley downhill',
      ]),
      mood: 'bad',
    },
    {
      words: views([
        'My face, as seen',
        'By mum: thin',
        'By friends: fun',
        'By work: engaged',
        'By me: loading',
      ]),
      mood: 'bad',
    },
    {
      words: views([
        'The good news',
        'Told the whole street',
        'Wants a party',
        'Wants a report',
        'Dancing, alone, with a broom',
      ]),
      mood: 'good',
    },
    {
      words: views([
        'My part in it',
        'An angel',
        'A legend',
        'A suspect',
        'A person with glue on both hands',
      ]),
      about: 'own',
    },
    {
      words: views([
        'What I am doing meanwhile',
        'Resting',
        'Replying soon',
        'Something useful',
        'Guarding the letterbox',
      ]),
      about: 'waiting',
    },
    {
      words: views(['How I handle people', 'With manners', 'With jokes', 'With empathy', 'With headphones']),
      about: 'people',
    },
    {
      words: views([
        'My way to an answer',
        'Reading',
        'Asking around',
        'Analysis',
        'Staring until it apologises',
      ]),
      kinds: ['question'],
    },
    {
      words: views([
        'How I heard that sentence',
        'As praise',
        'As a joke',
        'As a plan',
        'On repeat, at night',
      ]),
      kinds: ['quote'],
    },

    {
      words: views([
        'My evening',
        'Early to bed',
        'A dance floor',
        'One last email',
        'Toast, a blanket, a film about ducks',
      ]),
      isGentle: true,
    },
    {
      words: views([
        'My garden',
        'A kitchen garden',
        'A place for parties',
        'A hobby',
        'One tomato. I named it.',
      ]),
      isGentle: true,
    },
  ],
  foreign: {
    de: [
      views([
        'Mein Tag',
        'Etwas mit Computern',
        'Dauerurlaub',
        'Kaffeepause',
        'Vier Stunden Tabellen und ein steifer Hals',
      ]),
    ],
    fr: [
      views([
        'Ma journée',
        'Un truc avec des ordinateurs',
        'Des vacances',
        'Une pause café',
        'Quatre heures de tableaux et un torticolis',
      ]),
    ],
    es: [
      views([
        'Mi día',
        'Algo con ordenadores',
        'Vacaciones',
        'Una pausa para el café',
        'Cuatro horas de tablas y tortícolis',
      ]),
    ],
    it: [
      views([
        'La mia giornata',
        'Qualcosa con i computer',
        'Vacanze',
        'Pausa caffè',
        'Quattro ore di tabelle e il torcicollo',
      ]),
    ],
    pt: [
      views([
        'O meu dia',
        'Algo com computadores',
        'Férias',
        'Pausa para café',
        'Quatro horas de tabelas e um torcicolo',
      ]),
    ],
    nl: [
      views([
        'Mijn dag',
        'Iets met computers',
        'Vakantie',
        'Koffiepauze',
        'Vier uur tabellen en een stijve nek',
      ]),
    ],
    '*': [views(['{text}', '!', '♥', '?', '…'])],
  },
}
