import type { Words } from '../../core/writer/book'
import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asLabel } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const rivalMaxChars = 48

function scramble(prize: string, h1: string, h2: string, h3: string): Words {
  return { prize, h1, h2, h3 }
}

/** Third parties in a quarrel of two. */
const arbiters = ['A man with a petition', 'Somebody’s uncle', 'The comments'] as const
const thirds = ['Sleep', 'Whoever shouts first', 'A nap, for no reason'] as const

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const list = relationOf(reading, 'list')
  const [h1, h2, h3] = list?.items ?? []
  if (list?.items.length === 3 && h1 && h2 && h3) {
    fills.push({
      words: scramble(list.lead ?? (reading.isEnglish ? 'My one free hour' : '1×'), h1, h2, h3),
      fit: list.lead ? 1.02 : 0.9,
      reason: 'you named them all, and there is only one.',
    })
  }
  if (!reading.isEnglish) return fills
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const isPair = from === 'versus' || from === 'choice'
    const first = isPair ? asCaption(sober) : asActivity(sober)
    const second = isPair ? asCaption(tempting) : asActivity(tempting)
    if (!first || !second || Math.max(first.length, second.length) > rivalMaxChars) continue
    const prize =
      from === 'versus' ? 'The last word' : who === reading.me ? 'My one free hour' : 'The only thing left'
    for (const third of from === 'versus' ? arbiters : thirds) {
      fills.push({
        words: scramble(prize, first, second, third),
        fit: from === 'versus' ? 1.04 : 0.9,
        reason: 'you cannot feed both of them.',
      })
    }
  }
  const people = relationOf(reading, 'people')
  const crowd = people && asLabel(people.who, rivalMaxChars)
  if (people && crowd && !reading.isOwn) {
    fills.push({
      words: scramble('My last nerve', crowd, 'The printer', 'One unknown number'),
      header: reading.text,
      fit: 0.98,
      reason: 'you had one nerve left, and they know it.',
    })
  }
  const waiting = relationOf(reading, 'waiting')
  const thing = waiting && asLabel(waiting.thing, rivalMaxChars)
  if (waiting && thing?.includes(' ')) {
    fills.push({
      words: scramble('My patience, final piece', thing, 'A hold melody', 'A loading circle'),
      header: reading.text,
      fit: 0.86,
      reason: 'you have a crumb of patience left.',
    })
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'last-slice',
  reason: 'you are not the only one who wants it.',
  fill,
  fillFromTopic: (topic) =>
    topic.podiums.map(([h1, h2, h3]) => scramble('The last bit of attention', h1, h2, h3)),
  standbys: [
    { words: scramble('My last nerve', '{Thing}', 'The upstairs drill', 'A fly') },
    { words: scramble('What is left of my week', '{Thing}', 'Laundry', 'A film that I will not finish') },
    {
      words: scramble('{text}', 'My pride', 'My lunch break', 'Somebody called Gary'),
      kinds: ['noun', 'gerund'],
    },
    { words: scramble('My last nerve', 'This', 'That', 'The microwave, beeping'), mood: 'bad' },

    { words: scramble('Being in charge of this', 'Nobody', 'Nobody, but louder', 'An intern'), mood: 'bad' },
    { words: scramble('The credit', 'Me', 'My mother', 'A man who was in the lift'), mood: 'good' },
    { words: scramble('The end of the cake', 'Me', 'Also me', 'Me, later, in the dark'), mood: 'good' },
    { words: scramble('The last word', 'Me', 'My sister', 'The voice assistant') },

    {
      words: scramble('The right answer', 'A hunch', 'An uncle', 'A video, 47 minutes'),
      kinds: ['question'],
    },
    { words: scramble('The last free hour', 'Apologising', 'Explaining', 'Moving abroad'), about: 'own' },
    { words: scramble('My patience', 'Them', 'Them, in a group', 'Them, on speaker'), about: 'people' },
    { words: scramble('The next free slot', 'Me', 'Caller two', 'Somebody in March'), about: 'waiting' },
    { words: scramble('The warm spot on the sofa', 'Me', 'The dog', 'A blanket'), isGentle: true },
    { words: scramble('A quiet hour', 'A book', 'A bath', 'A long look out of the window'), isGentle: true },
  ],
  foreign: {
    de: [
      scramble('Mein letzter Nerv', 'Der Drucker', 'Die Bohrmaschine oben', 'Eine Fliege'),
      scramble('Das letzte Stück', 'Ich', 'Auch ich', 'Ich, später, im Dunkeln'),
    ],
    fr: [
      scramble('Mon dernier nerf', 'L’imprimante', 'La perceuse du voisin', 'Une mouche'),
      scramble('La dernière part', 'Moi', 'Encore moi', 'Moi, plus tard, dans le noir'),
    ],
    es: [
      scramble('Mi última paciencia', 'La impresora', 'El taladro de arriba', 'Una mosca'),
      scramble('El último trozo', 'Yo', 'También yo', 'Yo, luego, a oscuras'),
    ],
    it: [
      scramble('La mia ultima pazienza', 'La stampante', 'Il trapano del vicino', 'Una mosca'),
      scramble('L’ultima fetta', 'Io', 'Sempre io', 'Io, più tardi, al buio'),
    ],
    pt: [
      scramble('A minha última paciência', 'A impressora', 'O berbequim de cima', 'Uma mosca'),
      scramble('A última fatia', 'Eu', 'Também eu', 'Eu, mais tarde, às escuras'),
    ],
    nl: [
      scramble('Mijn laatste zenuw', 'De printer', 'De boor van boven', 'Een vlieg'),
      scramble('Het laatste stuk', 'Ik', 'Ook ik', 'Ik, later, in het donker'),
    ],
    '*': [scramble('{text}', '!', '!!', '!!!')],
  },
}
