import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asQuote, finish } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const rivals = [
  'Being sure that the other one is wrong',
  'Nobody asked them',
  'Ruining an otherwise nice lunch',
]
const options = ['Not happening tonight', 'Still here tomorrow', 'Losing to the sofa']
const strangers = [
  ['Experts', 'My uncle after dinner'],
  ['My grandmother', 'The internet'],
  ['Dentists', 'Pirates'],
] as const

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const plain = (text: string) => finish(text).toLowerCase()
  const [first, second, ...more] = relationOf(reading, 'dialogue')?.turns ?? []
  if (first && second && more.length === 0 && plain(first.line) === plain(second.line)) {
    fills.push({
      words: { left: finish(first.who), right: finish(second.who), clasp: asQuote(first.line) },
      fit: 1.4,
      reason: 'you two have never agreed so much.',
    })
  }
  if (!reading.isEnglish) return fills
  const versus = relationOf(reading, 'versus')
  if (versus) {
    for (const clasp of rivals) {
      fills.push({
        words: { left: asCaption(versus.first), right: asCaption(versus.second), clasp },
        fit: 1.05,
        reason: 'you put them together, and they shook hands.',
      })
    }
  }
  for (const { sober, tempting, from } of contrastsOf(reading)) {
    const left = asActivity(sober)
    const right = asActivity(tempting)
    if (from !== 'choice' || !left || !right) continue
    for (const clasp of options) {
      fills.push({
        words: { left, right, clasp },
        fit: 1,
        reason: 'you asked, and both gave the same answer.',
      })
    }
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const both = relationOf(reading, 'both')
  if (!both) return []
  return [
    {
      words: { left: asCaption(both.first), right: asCaption(both.second), clasp: asCaption(both.shared) },
      fit: 1.45,
      reason: 'you can see what brings them together.',
    },
  ]
}

export const recipe: Recipe = {
  templateName: 'epic-agreement',
  reason: 'you did not see these two agree coming.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic, isBare) =>
    isBare
      ? topic.myths.flatMap((clasp, index) => {
          const [left, right] = strangers[index % strangers.length] ?? strangers[0]
          return clasp.length <= 54 ? [{ left, right, clasp }] : []
        })
      : [],
  standbys: [
    { words: { left: 'My optimism', right: 'My pessimism', clasp: 'Too much talk about {thing}' } },
    { words: { left: 'My mother', right: 'The algorithm', clasp: 'Asking me about {thing}' } },
    { words: { left: 'Cats', right: 'Me', clasp: 'Staring at them in silence' }, about: 'people' },
    { words: { left: 'My brain', right: 'My hands', clasp: '“We have no idea who did that”' }, about: 'own' },
    { words: { left: 'Snails', right: 'Whoever has my file', clasp: 'No reason to rush' }, about: 'waiting' },
    {
      words: { left: 'My inner child', right: 'My inner pensioner', clasp: '{text}? No, thank you' },
      kinds: ['noun', 'gerund'],
      mood: 'bad',
    },
    { words: { left: 'Optimists', right: 'Pessimists', clasp: '“Well, we saw that coming”' }, mood: 'bad' },
    {
      words: {
        left: 'People who read it twice',
        right: 'People who skimmed it',
        clasp: 'A firm opinion on it',
      },
    },
    {
      words: {
        left: 'Eyewitnesses',
        right: 'People who were elsewhere',
        clasp: 'Telling it as if they had been',
      },
    },
    {
      words: { left: 'My inner lawyer', right: 'My inner toddler', clasp: '“That is not fair”' },
      mood: 'bad',
    },
    {
      words: { left: 'Past me', right: 'Future me', clasp: 'Not wanting to be involved in this' },
      mood: 'bad',
    },
    { words: { left: 'My head', right: 'My heart', clasp: '“Let us never speak of it again”' }, mood: 'bad' },
    { words: { left: 'Experts', right: 'Everybody else', clasp: '“Well, that is a new one”' } },
    { words: { left: 'Four-year-olds', right: 'Me', clasp: 'Lying on the floor about it' }, mood: 'bad' },
    {
      words: { left: 'My shy side', right: 'My loud side', clasp: 'Putting it in the first sentence' },
      mood: 'good',
    },
    { words: { left: 'Puppies', right: 'Me, hearing this', clasp: 'Running in circles' }, mood: 'good' },
    {
      words: { left: 'Lottery winners', right: 'Me', clasp: '“It will not change me.” It has.' },
      mood: 'good',
    },
    {
      words: { left: 'Everyone who knows', right: 'Everyone who does not', clasp: 'Answering it at once' },
      kinds: ['question'],
    },
    {
      words: { left: 'Scientists', right: 'Toddlers', clasp: '“Yes, but why is it so?”' },
      kinds: ['question'],
    },
    {
      words: {
        left: 'Whoever said it',
        right: 'Whoever had to hear it',
        clasp: 'Wishing it had been shorter',
      },
      kinds: ['quote'],
    },
    {
      words: { left: 'My polite side', right: 'My honest side', clasp: '“Well, that was certainly said”' },
      kinds: ['quote'],
    },
    { words: { left: 'Tired people', right: 'Blankets', clasp: 'Each other' }, isGentle: true },
    { words: { left: 'Tea', right: 'Good friends', clasp: 'Being there' }, isGentle: true },
  ],
  foreign: {
    de: [
      { left: 'Mein Kopf', right: 'Mein Herz', clasp: '{text}' },
      { left: 'Meine Katze', right: 'Ich', clasp: 'Stilles Anstarren' },
    ],
    fr: [
      { left: 'Ma tête', right: 'Mon cœur', clasp: '{text}' },
      { left: 'Mon chat', right: 'Moi', clasp: 'Fixer le mur' },
    ],
    es: [
      { left: 'Mi cabeza', right: 'Mi corazón', clasp: '{text}' },
      { left: 'Mi gato', right: 'Yo', clasp: 'Mirar la pared' },
    ],
    it: [
      { left: 'La mia testa', right: 'Il mio cuore', clasp: '{text}' },
      { left: 'Il mio gatto', right: 'Io', clasp: 'Fissare il muro' },
    ],
    pt: [
      { left: 'A minha cabeça', right: 'O meu coração', clasp: '{text}' },
      { left: 'O meu gato', right: 'Eu', clasp: 'Olhar para a parede' },
    ],
    nl: [
      { left: 'Mijn hoofd', right: 'Mijn hart', clasp: '{text}' },
      { left: 'Mijn kat', right: 'Ik', clasp: 'Naar de muur staren' },
    ],
    '*': [{ left: '…', right: '…?', clasp: '{text}' }],
  },
}
