import { contrastsOf, halvesOf } from '../../core/writer/contrasts'
import { asActivity, asCaption, asCommand, asQuote, inline } from '../../core/writer/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/reading'
import type { Fill, Recipe, Words } from '../../core/writer/recipe'

function layers([tip = '', under = '', deep = '', abyss = '']: readonly string[]): Words {
  return { tip, under, deep, abyss }
}

const bottoms: readonly (readonly [string, string])[] = [
  ['I saw it coming', 'I had ordered snacks for it'],
  ['This is the third time', 'There is a folder for this'],
  ['My smile at this point', 'What my smile is made of'],
]

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const list = relationOf(reading, 'list') ?? relationOf(reading, 'steps')
  if (list && list.items.length >= 4) {
    fills.push({
      words: layers([...list.items.slice(0, 3), list.items.at(-1) ?? '']),
      header: list.type === 'list' ? (list.lead ?? undefined) : undefined,
      fit: list.type === 'steps' ? 1.2 : 0.85,
      reason: 'it goes deeper than you told anyone.',
    })
  }
  if (!reading.isEnglish) return fills
  const tops: (readonly [string, string, number])[] = halvesOf(reading)
    .filter(({ from }) => from === 'turnabout')
    .map(({ before, after }) => [before, after, 0.9])
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) tops.push([asQuote(saidDid.said), asCaption(saidDid.deed), 1.05])
  const intent = contrastsOf(reading).find(({ from }) => from === 'intent')
  const wish = intent && asCommand(intent.sober)
  const instead = intent && asActivity(intent.tempting)
  if (wish && instead) tops.push([`“I will ${inline(wish)}”`, instead, 1])
  for (const [tip, under, fit] of tops) {
    for (const [deep, abyss] of bottoms) {
      fills.push({
        words: layers([tip, under, deep, abyss]),
        fit,
        reason: 'you only ever show people the top part.',
      })
    }
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'iceberg',
  reason: 'there is more beneath it than you say.',
  fill,
  fillFromTopic: (topic) => topic.depths.map(layers),
  standbys: [
    { words: layers(['{Thing}', 'My opinion on {thing}', 'My forty-page opinion', 'The footnotes']) },
    {
      words: layers([
        '“Let us not talk about it”',
        '{Thing}',
        'We talk about {thing}',
        'It is midnight, we have maps',
      ]),
    },
    {
      words: layers([
        '“No, you are fine!”',
        'They are not fine',
        'I have told my family',
        'There is a drawing',
      ]),
      about: 'people',
    },
    {
      words: layers([
        'The short version',
        'The long version',
        'The version with shouting',
        'The true version',
      ]),
      about: 'own',
    },
    { words: layers(['“No rush!”', 'Rush', 'Please', 'I can see that you are online']), about: 'reply' },
    {
      words: layers([
        'Telling one friend',
        'Telling both friends',
        'Telling the dentist',
        'The dentist tells the town',
      ]),
      mood: 'good',
    },
    {
      words: layers([
        '“All good!”',
        'Not good',
        'Typing a long message, deleting it',
        'Looking at cabins without internet',
      ]),
      mood: 'bad',
    },
    {
      words: layers([
        'What I say about it',
        'What I think about it',
        'What I tell the dog about it',
        'What the dog tells the other dogs',
      ]),
    },
    {
      words: layers(['A small sigh', 'A longer sigh', 'A sigh with lyrics', 'A concept album']),
      mood: 'bad',
    },
    {
      words: layers([
        '“No worries”',
        'Several worries',
        'Worries in folders',
        'The folders are colour-coded',
      ]),
      mood: 'bad',
    },
    {
      words: layers([
        '“Interesting”',
        'I have questions',
        'I have a wall with string',
        'The string has an assistant',
      ]),
    },
    {
      words: layers(['{text}', 'Nobody talks about this part', 'Nobody survived this part', 'Fax machines']),
      kinds: ['noun', 'gerund'],
    },
    {
      words: layers(['{text}', 'The group chat about it', 'The other group chat', 'Grandma’s opinion']),
      kinds: ['noun', 'gerund', 'clause'],
    },
    {
      words: layers([
        '“It was nothing”',
        'It was everything',
        'I practised the face',
        'I practised it in the car',
      ]),
      mood: 'good',
    },
    {
      words: layers([
        'The question',
        'The obvious answer',
        'The forum from 2009',
        'One reply: “never mind, fixed it”',
      ]),
      kinds: ['question'],
    },
    { words: layers(['Good morning', 'Coffee', 'More coffee', 'The good biscuits']), isGentle: true },
    { words: layers(['Hello', 'How are you, really?', 'Take your time', 'I have soup']), isGentle: true },
  ],
  foreign: {
    de: [
      layers([
        '„Alles gut!“',
        'Nichts ist gut',
        'Lange Nachricht tippen, löschen',
        'Hütten ohne Internet suchen',
      ]),
    ],
    fr: [
      layers([
        '« Tout va bien ! »',
        'Rien ne va',
        'Long message, puis effacer',
        'Chercher une cabane sans réseau',
      ]),
    ],
    es: [layers(['«¡Todo bien!»', 'Nada bien', 'Escribir mucho y borrarlo', 'Buscar cabañas sin internet'])],
    it: [
      layers(['«Tutto bene!»', 'Niente bene', 'Scrivere tanto e cancellare', 'Cercare baite senza internet']),
    ],
    pt: [layers(['“Tudo bem!”', 'Nada bem', 'Escrever muito e apagar', 'Procurar cabanas sem internet'])],
    nl: [
      layers([
        '“Alles goed!”',
        'Niets is goed',
        'Lang bericht typen, wissen',
        'Hutjes zonder internet zoeken',
      ]),
    ],
    '*': [layers(['{text}', '…', '… …', '… … …'])],
  },
}
