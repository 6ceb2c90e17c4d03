import { contrastsOf } from '../../core/writer/contrasts'
import { asActivity, asCaption, finish } from '../../core/writer/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/reading'
import type { Fill, Recipe } from '../../core/writer/recipe'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, from } of contrastsOf(reading)) {
    const fire = asActivity(sober)
    const me = asActivity(tempting)
    if (!fire || !me || from === 'versus' || from === 'choice') continue
    fills.push({ words: { fire, me }, fit: 1.05, reason: 'one of them is urgent, and you chose the other.' })
  }
  if (!reading.isEnglish) return fills
  const turnabout = relationOf(reading, 'turnabout')
  const joined = turnabout ? null : / and (?:i'm|i am|we're) (\w+ing\b.*)$/i.exec(reading.phrase.text)
  const doing =
    turnabout && /^(?:i'm|i am|we're|me) (?:actually |just |still )?(\w+ing\b.*)$/i.exec(turnabout.after.text)
  if (turnabout && doing?.[1]) {
    fills.push({
      words: { fire: asCaption(turnabout.before), me: finish(doing[1]) },
      fit: 1.4,
      reason: 'it burns, and you have found something nicer.',
    })
  } else if (joined?.[1]) {
    fills.push({
      words: { fire: finish(reading.phrase.text.slice(0, joined.index)), me: finish(joined[1]) },
      fit: 1.4,
      reason: 'it burns, and you have found something nicer.',
    })
  }
  const [first, second] = relationOf(reading, 'dialogue')?.turns ?? []
  if (first && second && /^me\b/i.test(second.who)) {
    fills.push({
      words: { fire: finish(`${first.who}: ${first.line}`), me: finish(second.line) },
      fit: 1,
      reason: 'they ask, and you are having a drink.',
    })
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const request = relationOf(reading, 'request')
  return request
    ? [
        {
          words: { fire: asCaption(request.wish), me: '“Noted.”' },
          fit: 1.12,
          reason: 'you asked, and they noted it.',
        },
      ]
    : []
}

export const recipe: Recipe = {
  templateName: 'not-my-job',
  reason: 'it is urgent, and you have a drink.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic, isBare) =>
    topic.fires.map(([fire, me]) => (isBare ? { fire, me } : { fire: '{text}', me })),
  standbys: [
    { words: { fire: 'My actual work', me: 'Thinking about {thing}' } },
    { words: { fire: '{Thing}', me: 'I was never here' }, mood: 'bad' },
    { words: { fire: '{text}', me: 'Not my circus, nice snacks though' }, about: 'people' },
    { words: { fire: 'The mess I made', me: 'Describing it in the passive voice' }, about: 'own' },
    { words: { fire: '{text}', me: 'Waiting, but with a straw' }, about: 'waiting' },
    { words: { fire: '{text}', me: 'I was told there would be no maths' }, kinds: ['question'] },
    { words: { fire: '{text}', me: 'On my break until further notice' }, mood: 'bad' },
    { words: { fire: '{text}', me: 'I only work here' }, mood: 'bad' },
    { words: { fire: '{text}', me: 'Sounds like a Monday problem' }, mood: 'bad' },
    { words: { fire: '{text}', me: 'Spiritually on a beach' } },
    { words: { fire: '{text}', me: 'I saw nothing, I had a drink' }, mood: 'bad' },
    {
      words: { fire: '{text}', me: 'Somebody should do something' },
      kinds: ['clause', 'when', 'story', 'fragment'],
      mood: 'bad',
    },
    { words: { fire: '{text}', me: 'Ask me on Thursday' }, kinds: ['question', 'command'] },
    { words: { fire: 'Everything else on my list', me: '{text}' }, kinds: ['noun', 'gerund'], mood: 'good' },
    { words: { fire: 'Everything else', me: 'Celebrating, do not disturb' }, mood: 'good' },
    { words: { fire: 'The part where I should react', me: 'Finishing my drink first' } },
    { words: { fire: 'Everybody looking at me', me: 'Looking at the menu' }, mood: 'bad' },
    { words: { fire: 'The inbox', me: 'Resting, doctor’s orders (mine)' }, isGentle: true },
    { words: { fire: 'Everything that can wait', me: 'Letting it wait' }, isGentle: true },
  ],
  foreign: {
    de: [
      { fire: '{text}', me: 'Ich arbeite hier nur' },
      { fire: 'Alle schauen mich an', me: 'Ich schaue in die Karte' },
    ],
    fr: [
      { fire: '{text}', me: 'Moi, je ne fais que passer' },
      { fire: 'Tout le monde me regarde', me: 'Je regarde le menu' },
    ],
    es: [
      { fire: '{text}', me: 'Yo solo pasaba por aquí' },
      { fire: 'Todos me miran', me: 'Yo miro la carta' },
    ],
    it: [
      { fire: '{text}', me: 'Io passavo solo di qua' },
      { fire: 'Tutti mi guardano', me: 'Io guardo il menù' },
    ],
    pt: [
      { fire: '{text}', me: 'Eu só estava a passar' },
      { fire: 'Toda a gente a olhar para mim', me: 'Eu a olhar para a ementa' },
    ],
    nl: [
      { fire: '{text}', me: 'Ik werk hier alleen maar' },
      { fire: 'Iedereen kijkt naar mij', me: 'Ik kijk naar het menu' },
    ],
    '*': [
      { fire: '{text}', me: '…' },
      { fire: '!', me: '…' },
    ],
  },
}
