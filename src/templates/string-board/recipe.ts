import type { Words } from '../../core/writer/book'
import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { asCaption, inline, withoutI } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const clueMaxChars = 32
const theoryMaxChars = 70

function board(theory: string, [c1 = '', c2 = '', c3 = '']: readonly string[]): Words {
  return { theory, c1, c2, c3 }
}

const fits = ({ theory = '', ...clues }: Words) =>
  theory.length <= theoryMaxChars && Object.values(clues).every((clue) => clue.length <= clueMaxChars)

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const list = relationOf(reading, 'steps') ?? relationOf(reading, 'list')
  const items = list?.items ?? []
  const lead = list?.type === 'list' ? (list.lead ?? undefined) : undefined
  const add = (words: Words, fit: number, reason: string, header?: string) =>
    fits(words) && fills.push({ words, header, fit, reason })
  if (items.length >= 4) {
    add(board(items.at(-1) ?? '', items.slice(0, 3)), 1.1, 'you have joined all the dots, and more.', lead)
  }
  if (!reading.isEnglish) return fills
  if (items.length === 3)
    add(board('It all connects', items), 1.05, 'you see it, and nobody else does.', lead)
  const people = relationOf(reading, 'people')
  if (people) {
    const clues = ['The look', 'The other look', 'A sigh']
    add(board(asCaption(people.whole), clues), 0.9, 'you have been watching them for weeks.')
  }
  const waiting = relationOf(reading, 'waiting')
  if (waiting) {
    const clues = ['Seen at 14:02', 'Typing…', 'Not typing']
    add(board(asCaption(reading.phrase), clues), 0.95, 'you have had time to think about it.')
  }
  if (reading.kind === 'question') {
    const clues = ['A receipt', 'A wet umbrella', 'The cat knows']
    add(board(reading.text, clues), 0.95, 'you asked, and then you bought string.')
  }
  const deed = withoutI(reading.phrase)
  if (deed !== asCaption(reading.phrase) && reading.mood === 'bad') {
    const clues = ['A small doubt', 'A second opinion', 'A horoscope']
    add(board(`Why I ${inline(deed)}`, clues), 0.85, 'you have an explanation with string.')
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const doubt = relationOf(reading, 'doubt')
  if (!doubt || doubt.isMocking) return []
  const words = board(asCaption(doubt.claim), ['They smiled', 'They said “trust me”', 'They left early'])
  return fits(words) ? [{ words, fit: 1.2, reason: 'you do not believe a word, and have string.' }] : []
}

export const recipe: Recipe = {
  templateName: 'string-board',
  reason: 'you have not slept, but you have a theory.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic) =>
    [...topic.chains, ...topic.depths].map(([a, b, c, d]) => board(d, [a, b, c])).filter(fits),
  standbys: [
    { words: board('The truth about {thing}', ['A hunch', 'A second hunch', 'A map of ducks']) },
    { words: board('{text}', ['Monday', 'The moon', 'A missing spoon']), mood: 'bad' },
    { words: board('{text}', ['My horoscope', 'A twitch in my eye', 'Soup, twice']), kinds: ['noun'] },
    { words: board('{text}', ['Who wrote this?', 'Why today?', 'Which duck?']), kinds: ['question'] },
    { words: board('{text}', ['The tone', 'The full stop', 'No emoji']), kinds: ['quote'] },
    {
      words: board('They all know each other', ['Same shoes', 'Same sigh', 'Same haircut']),
      about: 'people',
    },
    { words: board('I can explain', ['I was tired', 'It was dark', 'The duck started it']), about: 'own' },
    { words: board('Nobody is coming', ['Day one', 'Day two', 'A cobweb']), about: 'waiting' },
    { words: board('They lost their phone. All of them.', ['Seen', 'Online', 'Nothing']), about: 'reply' },
    { words: board('Something will ruin it', ['Sunshine', 'Good news', 'A free seat']), mood: 'good' },
    { words: board('It was planned all along', ['Rain', 'My only umbrella', 'Your umbrella']), mood: 'bad' },
    { words: board('I need a lie-down', ['Clue 1', 'Clue 4', 'A shopping list']) },
    { words: board('It was me', ['Footprints', 'My footprints', 'Crumbs on my shirt']) },
    { words: board('Somebody likes you', ['A warm bun', 'A kind note', 'A saved seat']), isGentle: true },
    { words: board('It will get a little lighter', ['Tea', 'A blanket', 'A long walk']), isGentle: true },
  ],
  foreign: {
    de: [
      board('{text}', ['Der Mond', 'Ein Löffel', 'Die Ente']),
      board('Alles hängt zusammen', ['Montag', 'Regen', 'Kein Kaffee']),
    ],
    fr: [
      board('{text}', ['La lune', 'Une cuillère', 'Le canard']),
      board('Tout est lié', ['Lundi', 'La pluie', 'Plus de café']),
    ],
    es: [
      board('{text}', ['La luna', 'Una cuchara', 'El pato']),
      board('Todo está conectado', ['Lunes', 'Lluvia', 'No hay café']),
    ],
    it: [
      board('{text}', ['La luna', 'Un cucchiaio', 'L’anatra']),
      board('È tutto collegato', ['Lunedì', 'Pioggia', 'Niente caffè']),
    ],
    pt: [
      board('{text}', ['A lua', 'Uma colher', 'O pato']),
      board('Está tudo ligado', ['Segunda-feira', 'Chuva', 'Sem café']),
    ],
    nl: [
      board('{text}', ['De maan', 'Een lepel', 'De eend']),
      board('Alles hangt samen', ['Maandag', 'Regen', 'Geen koffie']),
    ],
    '*': [board('{text}', ['?', '??', '???'])],
  },
}
