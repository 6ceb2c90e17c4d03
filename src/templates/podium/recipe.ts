import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asObject, asQuote, inline } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const thirds = ['Common sense', 'Asking for help', 'Whoever has to clean up']
const neither = ['Neither, on the sofa', 'Deciding tomorrow', 'Asking the group chat']
const neitherThing = ['A secret third thing', 'Nobody knows', 'Whatever is in the fridge']

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const first = asActivity(tempting)
    const second = asActivity(sober)
    if (!first || !second) continue
    if (from === 'choice' && who !== reading.me) continue
    const isDeed = sober.words[0]?.pos === 'VERB'
    const losers = (isDeed ? neither : neitherThing).map((one) => [one, second, first])
    const rows = from === 'choice' ? losers : thirds.map((one) => [first, second, one])
    for (const [gold, silver, bronze] of reading.isEnglish ? rows : [[first, second, '']]) {
      fills.push({
        words: { first: gold ?? '', second: silver ?? '', third: bronze ?? '' },
        fit: from === 'choice' ? 1 : 0.95,
        reason: from === 'choice' ? 'you let both of them lose.' : 'the wrong one takes the gold.',
      })
    }
  }
  const report = relationOf(reading, 'said-did')
  const saidDid = report?.isSpeakers ? report : undefined
  const object = saidDid && asObject(saidDid.deed)
  if (saidDid && object) {
    fills.push({
      words: { first: asQuote(saidDid.said), second: object, third: 'Whoever believed it' },
      fit: 1.1,
      reason: 'the slogan wins, you come second.',
    })
  }
  const people = relationOf(reading, 'people')
  if (people && people.whole.text.length <= 51) {
    fills.push({
      words: { first: asCaption(people.whole), second: 'Everyone who did it properly', third: 'Patience' },
      fit: 0.9,
      reason: 'they win, and nobody knows why.',
    })
  }
  const list = relationOf(reading, 'list')
  const [first, second, third] = list?.items ?? []
  if (list?.items.length === 3 && first && second && third) {
    fills.push({
      words: { first: third, second: first, third: second },
      header: list.lead ?? undefined,
      fit: 0.85,
      reason: 'the last one wins, for no good reason.',
    })
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const prize = relationOf(reading, 'giveaway')?.prize
  if (!prize) return []
  const first = asCaption(prize)
  return [
    {
      words: { first, second: `Also ${inline(first)}`, third: `${first}, again` },
      fit: 1.38,
      reason: 'you all won, and nobody wanted it.',
    },
  ]
}

export const recipe: Recipe = {
  templateName: 'podium',
  reason: 'the wrong one takes the gold.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic) => topic.podiums.map(([first, second, third]) => ({ first, second, third })),
  standbys: [
    { words: { first: '{Thing}', second: 'World events', third: 'My family, calling' } },
    { words: { first: 'Talking about {thing}', second: 'Lunch', third: 'What we are paid for' } },
    { words: { first: 'The audacity', second: 'Good manners', third: 'The rest of us' }, about: 'people' },
    { words: { first: 'My excuse', second: 'The truth', third: 'Learning from it' }, about: 'own' },
    { words: { first: 'Time', second: 'Me', third: 'My hope' }, about: 'waiting' },
    {
      words: { first: 'A confident wrong answer', second: 'The right answer', third: '“I do not know”' },
      kinds: ['question'],
    },
    { words: { first: 'Me, for once', second: 'My doubts', third: 'Everyone who said “hm”' }, mood: 'good' },
    {
      words: { first: 'Panicking early', second: 'Having a plan', third: 'Reading the instructions' },
      mood: 'bad',
    },

    {
      words: {
        first: 'Complaining to the wrong person',
        second: 'Telling the right person',
        third: 'A solution',
      },
      mood: 'bad',
    },
    { words: { first: 'Saying “I knew it”', second: 'Knowing it', third: 'Mentioning it in time' } },
    {
      words: { first: 'Pure luck', second: 'Eleven years of practice', third: 'A helpful video' },
      mood: 'good',
    },

    { words: { first: 'My first reaction', second: 'My second, better reaction', third: 'Silence' } },
    {
      words: { first: '{text}', second: 'Everything that makes sense', third: 'My plans for today' },
      kinds: ['noun', 'gerund'],
    },
    {
      words: { first: '{text}', second: 'My patience', third: 'My other patience' },
      kinds: ['noun'],
      mood: 'bad',
    },
    {
      words: { first: 'Getting through the day', second: 'Doing it gracefully', third: 'Clean laundry' },
      isGentle: true,
    },
    { words: { first: 'A glass of water', second: 'Fresh air', third: 'Matching socks' }, isGentle: true },
  ],
  foreign: {
    de: [{ first: 'Wer zuerst schreit', second: 'Wer die Antwort weiß', third: 'Die Antwort' }],
    fr: [{ first: 'Qui crie en premier', second: 'Qui connaît la réponse', third: 'La réponse' }],
    es: [{ first: 'Quien grita primero', second: 'Quien sabe la respuesta', third: 'La respuesta' }],
    it: [{ first: 'Chi urla per primo', second: 'Chi sa la risposta', third: 'La risposta' }],
    pt: [{ first: 'Quem grita primeiro', second: 'Quem sabe a resposta', third: 'A resposta' }],
    nl: [{ first: 'Wie het eerst roept', second: 'Wie het antwoord weet', third: 'Het antwoord' }],
    '*': [{ first: '!', second: '?', third: '…' }],
  },
}
