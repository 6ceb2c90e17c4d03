import type { Words } from '../../core/writer/book'
import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { type Reading, relationOf } from '../../core/writer/read/reading'

function layers([tip = '', under = '', deep = '', abyss = '']: readonly string[]): Words {
  return { tip, under, deep, abyss }
}

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const list = relationOf(reading, 'list') ?? relationOf(reading, 'steps')
  if (list && list.items.length === 4) {
    fills.push({
      words: layers(list.items),
      header: list.type === 'list' ? (list.lead ?? undefined) : undefined,
      fit: list.type === 'steps' ? 1.2 : 0.85,
      reason: 'it goes deeper than you told anyone.',
    })
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
      words: layers(['{text}', 'Nobody talks about this part', 'Nobody survived this part', 'Fax machines']),
      kinds: ['noun', 'gerund'],
    },
    {
      words: layers(['{text}', 'The group chat about it', 'The other group chat', 'Grandma’s opinion']),
      kinds: ['noun', 'gerund', 'clause'],
    },
    { words: layers(['“It is nothing”', 'It is something', 'It has a folder', 'The folder has a backup']) },
    {
      words: layers([
        '“Funny how that goes”',
        'I did not find it funny',
        'I did find it a little funny',
        'I have told it forty times',
      ]),
    },
    {
      words: layers([
        'What happened',
        'Why it happened',
        'Who knew that it would',
        'My spreadsheet predicting it, from 2014',
      ]),
    },
    {
      words: layers([
        '“I have moved on”',
        'I have moved on to page two of it',
        'I am writing the index',
        'Volume nine of it, by candlelight',
      ]),
      mood: 'bad',
    },
    {
      words: layers([
        '“Interesting”',
        'I have questions about it',
        'I have a wall with string',
        'The string has an assistant',
      ]),
    },
    {
      words: layers([
        'The story, as told today',
        'The parts of it that I left out',
        'The part where it was partly me',
        'There is a recording of it',
      ]),
      mood: 'bad',
    },
    {
      words: layers([
        'What I say about it',
        'What I think about it',
        'What I say about it in the car, alone',
        'What the car would say',
      ]),
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
        'A polite smile about it',
        'A scream into a cushion',
        'The cushion has heard it nine times',
        'The cushion is my plus one',
      ]),
      mood: 'good',
    },
    {
      words: layers([
        'Telling one friend about it',
        'Telling both friends',
        'Telling the dentist',
        'The dentist tells the town',
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
    {
      words: layers([
        'The question itself',
        'A quick answer to it',
        'The people who call that answer a scandal',
        'They have a newsletter',
      ]),
      kinds: ['question'],
    },
    {
      words: layers(['What was said', 'What that meant', 'What I heard', 'What I will claim that I replied']),
      kinds: ['quote'],
    },
    {
      words: layers([
        '“Fair enough”',
        'I did not find that fair',
        'I wrote it down, with the date',
        'It is a very thick notebook',
      ]),
      kinds: ['quote'],
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
