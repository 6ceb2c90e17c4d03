import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf, skippedDuty } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asQuote } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const light = asActivity(tempting)
    const heavy = asActivity(sober)
    if (!light || !heavy) continue
    fills.push({
      words: { light, heavy },
      header: who === reading.me ? undefined : who,
      fit: from === 'instead' || from === 'intent' ? 1.15 : 0.8,
      reason: 'you know which one should have won.',
    })
  }
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { light: asCaption(saidDid.deed), heavy: asQuote(saidDid.said) },
      header: saidDid.isSpeakers ? undefined : asCaption(saidDid.who),
      fit: 0.9,
      reason: 'you weighed the words, and they were hollow.',
    })
  }
  if (!reading.isEnglish) return fills
  const skipped = skippedDuty(reading)
  if (skipped) {
    fills.push({
      words: { light: skipped.done, heavy: skipped.skipped },
      header: skipped.who,
      fit: 1.05,
      reason: 'they weighed it, and good manners lost.',
    })
  }
  return fills
}

const outweighed = [
  'Everything that is going well',
  'My blessings, counted twice',
  'All other news of the year',
]

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const add = (light: string, heavy: string, fit: number, reason: string) =>
    fills.push({ words: { light, heavy }, fit, reason })
  const trade = relationOf(reading, 'trade')
  if (trade) {
    add(
      asCaption(trade.received),
      asCaption(trade.given),
      1.22,
      'somebody called that balanced, and you signed.',
    )
  }
  const double = relationOf(reading, 'double-standard')
  if (double) add(asCaption(double.mine), asCaption(double.theirs), 1.2, 'you are weighed on another scale.')
  const trifle = relationOf(reading, 'trifle')
  if (trifle && reading.mood !== 'good') {
    for (const heavy of outweighed) {
      const fit = trifle.isSmall ? 1.34 : 0.98
      add(asCaption(trifle.event), heavy, fit, 'you know it is small, and it is not.')
    }
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'unfair-scales',
  reason: 'you wanted justice and got a feather.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic, isBare) =>
    isBare ? topic.swaps.map(([duty, temptation]) => ({ light: temptation, heavy: duty })) : [],
  standbys: [
    { words: { light: 'One bad photo of {thing}', heavy: 'All the facts about {thing}' } },

    { words: { light: '“It has always been like that”', heavy: '{text}' }, mood: 'bad' },
    { words: { light: 'A free pen', heavy: '{text}' }, kinds: ['noun', 'gerund'] },
    { words: { light: 'A horoscope', heavy: 'Any sensible answer' }, kinds: ['question'] },
    { words: { light: 'A confident voice', heavy: 'Being right' }, kinds: ['quote', 'command'] },
    { words: { light: 'Nobody saw it', heavy: 'My conscience' }, about: 'own' },
    { words: { light: 'How they said it', heavy: 'What it was about' }, about: 'people' },
    { words: { light: 'One more minute', heavy: 'The forty before it' }, about: 'waiting' },
    { words: { light: '{text}', heavy: 'All my other problems' }, mood: 'good' },
    { words: { light: '{text}', heavy: 'A whole week of good behaviour' }, mood: 'bad' },

    { words: { light: 'What I can find an emoji for', heavy: 'What I feel' } },
    { words: { light: 'A friend who listens', heavy: 'All the good advice in the world' }, isGentle: true },
    { words: { light: 'A little sunlight', heavy: 'A grey week' }, isGentle: true },
  ],
  foreign: {
    de: [
      { light: 'Ein Gratis-Kugelschreiber', heavy: '{text}' },
      { light: '„Das war schon immer so“', heavy: 'Alle Argumente' },
    ],
    fr: [
      { light: 'Un stylo gratuit', heavy: '{text}' },
      { light: '« On a toujours fait comme ça »', heavy: 'Tous les arguments' },
    ],
    es: [
      { light: 'Un bolígrafo gratis', heavy: '{text}' },
      { light: '«Siempre se ha hecho así»', heavy: 'Todos los argumentos' },
    ],
    it: [
      { light: 'Una penna in omaggio', heavy: '{text}' },
      { light: '«Si è sempre fatto così»', heavy: 'Tutti gli argomenti' },
    ],
    pt: [
      { light: 'Uma caneta grátis', heavy: '{text}' },
      { light: '«Sempre se fez assim»', heavy: 'Todos os argumentos' },
    ],
    nl: [
      { light: 'Een gratis pen', heavy: '{text}' },
      { light: '“Zo doen we dat altijd”', heavy: 'Alle argumenten' },
    ],
    '*': [
      { light: '…', heavy: '{text}' },
      { light: '!!!', heavy: '{text}' },
    ],
  },
}
