import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { withoutI } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const bystanders = ['Me, in my socks', 'The rest of my week']

function fill(reading: Reading): Fill[] {
  if (!reading.isEnglish) return []
  const fills: Fill[] = []
  const offer = (start: string, end: string, fit: number, header?: string) => {
    for (const hut of bystanders) {
      fills.push({
        words: { start, end, hut },
        header,
        fit,
        reason: 'it began small, and you are in the way.',
      })
    }
  }
  const list = relationOf(reading, 'steps') ?? relationOf(reading, 'list')
  const [first, last] = [list?.items[0], list?.items.at(-1)]
  const isLong = list !== undefined && list.items.length >= (list.type === 'steps' ? 3 : 4)
  if (isLong && first && last) {
    const lead = list.type === 'list' ? (list.lead ?? undefined) : undefined
    offer(first, last, list.type === 'steps' ? 1.1 : 0.8, lead)
  }
  const turnabout = relationOf(reading, 'turnabout')
  const isPlain = !relationOf(reading, 'said-did') && !relationOf(reading, 'intent')
  if (turnabout && isPlain && !list && reading.mood === 'bad') {
    offer(withoutI(turnabout.before), withoutI(turnabout.after), 0.62)
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'snowball',
  reason: 'you let it roll, and it ate well.',
  fill,
  fillFromTopic: (topic, isBare) =>
    isBare
      ? topic.chains.map(([start, , , end]) => ({ start, end, hut: 'Me, at the bottom of the hill' }))
      : [],
  standbys: [
    { words: { start: 'One look at {thing}', end: 'A spreadsheet about {thing}', hut: 'My weekend' } },
    { words: { start: 'A small remark about {thing}', end: 'A group chat with a name', hut: 'My phone' } },
    { words: { start: '{text}', end: 'A meeting about it', hut: 'Everybody with a calendar' }, mood: 'bad' },
    { words: { start: '{text}', end: 'My mother has heard', hut: 'Me' }, about: 'own' },
    { words: { start: '{text}', end: 'It has a committee now', hut: 'Us' }, about: 'people' },
    { words: { start: '{text}', end: 'I have learnt to whittle', hut: 'The chair legs' }, about: 'waiting' },
    {
      words: { start: '{text}', end: 'Nine more questions', hut: 'Whoever knows the answer' },
      kinds: ['question'],
    },
    { words: { start: '{text}', end: 'It is on a mug already', hut: 'Everybody’s desk' }, kinds: ['quote'] },
    { words: { start: '{text}', end: 'I told the whole bus', hut: 'The bus driver' }, mood: 'good' },
    { words: { start: '“It will take five minutes”', end: 'Day nine', hut: 'My good mood' }, mood: 'bad' },
    { words: { start: 'A tiny sigh', end: 'An opera in four acts', hut: 'My neighbours' }, mood: 'bad' },
    { words: { start: 'I just wanted to check', end: 'I know far too much', hut: 'My bedtime' } },
    { words: { start: '“I am sure it is nothing”', end: 'It has its own weather', hut: 'My slippers' } },
    { words: { start: 'Letting it slide, once', end: 'It slid', hut: 'What I had planned for today' } },
    {
      words: { start: 'A kind word', end: 'Everybody hugging', hut: 'Somebody who needs it' },
      isGentle: true,
    },
    {
      words: { start: 'One small step', end: 'Look how far down the road', hut: 'A warm house' },
      isGentle: true,
    },
  ],
  foreign: {
    de: [
      { start: '{text}', end: 'Und es rollt weiter', hut: 'Ich, ganz unten' },
      { start: '„Nur ganz kurz“', end: '{text}', hut: 'Mein Feierabend' },
    ],
    fr: [
      { start: '{text}', end: 'Et ça roule encore', hut: 'Moi, tout en bas' },
      { start: '« Juste une minute »', end: '{text}', hut: 'Ma soirée' },
    ],
    es: [
      { start: '{text}', end: 'Y sigue rodando', hut: 'Yo, allá abajo' },
      { start: '«Es solo un minuto»', end: '{text}', hut: 'Mi tarde libre' },
    ],
    it: [
      { start: '{text}', end: 'E continua a rotolare', hut: 'Io, laggiù' },
      { start: '«Solo un minuto»', end: '{text}', hut: 'La mia serata' },
    ],
    pt: [
      { start: '{text}', end: 'E continua a rolar', hut: 'Eu, lá em baixo' },
      { start: '«É só um minuto»', end: '{text}', hut: 'O meu serão' },
    ],
    nl: [
      { start: '{text}', end: 'En het rolt maar door', hut: 'Ik, helemaal beneden' },
      { start: '“Heel even maar”', end: '{text}', hut: 'Mijn vrije avond' },
    ],
    '*': [
      { start: '…', end: '{text}', hut: '!!!' },
      { start: '{text}', end: '!!!', hut: '…' },
    ],
  },
}
