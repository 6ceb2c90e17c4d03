import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { halvesOf } from '../../core/writer/read/contrasts'
import { asCaption, asQuote, inline } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const sighs = ['I was clean-shaven when I sat down', 'The spider and I are on first names now']

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { task: asQuote(saidDid.said), wait: asCaption(saidDid.deed) },
      header: asCaption(saidDid.who),
      fit: 0.95,
      reason: 'you believed it, and here you still sit.',
    })
  }
  for (const { before, after, from } of halvesOf(reading)) {
    fills.push({
      words: { task: before, wait: after },
      fit: from === 'turnabout' ? 0.76 : 0.66,
      reason: 'you were so close, and then you were not.',
    })
  }
  if (!reading.isEnglish) return fills
  const waiting = relationOf(reading, 'waiting')
  if (waiting) {
    for (const wait of sighs) {
      fills.push({
        words: { task: asCaption(reading.phrase), wait },
        fit: 1.3,
        reason: 'you wait so well that you have grown a beard.',
      })
    }
  }
  const condition = relationOf(reading, 'condition')
  if (condition) {
    fills.push({
      words: { task: asCaption(condition.condition), wait: asCaption(condition.result) },
      fit: 0.8,
      reason: 'you said if, and it has been loading since.',
    })
  }
  const people = relationOf(reading, 'people')
  if (people) {
    fills.push({
      words: { task: asCaption(people.whole), wait: 'Any decade now' },
      fit: 0.8,
      reason: 'you have seen empires finish sooner.',
    })
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'loading-patience',
  reason: 'you are nearly there, and have been for years.',
  fill,
  fillFromTopic: (topic, isBare) =>
    isBare
      ? topic.swaps.map(([duty, temptation]) => ({ task: duty, wait: `Meanwhile: ${inline(temptation)}` }))
      : [],
  standbys: [
    { words: { task: 'Getting over {thing}', wait: 'Please do not turn me off' }, mood: 'bad' },
    { words: { task: 'Loading an opinion about {thing}', wait: 'I came here as a young man' } },
    { words: { task: 'Making sense of {thing}', wait: 'Two minutes left, said my father' } },
    { words: { task: '{text}', wait: 'Tell my descendants it was nearly done' } },
    { words: { task: '{text}', wait: 'The spider has moved in with me' }, about: 'waiting' },
    { words: { task: '{text}', wait: 'The plant has replied sooner' }, about: 'reply' },
    { words: { task: 'A guilty conscience, loading', wait: 'It stops at 99 percent' }, about: 'own' },
    { words: { task: '{text}', wait: 'Evolution takes its time' }, about: 'people' },
    { words: { task: '{text}', wait: 'The answer will outlive us' }, kinds: ['question'] },
    { words: { task: '{text}', wait: 'Said in the spring. Of another century.' }, kinds: ['quote'] },
    { words: { task: '{text}', wait: 'I waited, and it was worth the beard' }, mood: 'good' },
    { words: { task: 'My patience', wait: 'One percent left, and it is load-bearing' }, mood: 'bad' },
    {
      words: { task: 'Somebody doing something about it', wait: 'I brought a razor, just in case' },
      mood: 'bad',
    },
    { words: { task: 'A calm and grown-up reaction', wait: 'Stuck. Try again in a thousand years.' } },
    { words: { task: 'The right words', wait: 'They will come when I am in the shower' } },
    { words: { task: 'A quiet moment', wait: 'No hurry at all' }, isGentle: true },
    { words: { task: 'Water for the tea', wait: 'Good things take a while' }, isGentle: true },
  ],
  foreign: {
    de: [
      { task: '{text}', wait: 'Als ich kam, hatte ich noch Haare' },
      { task: 'Noch eine Minute', wait: 'Sagte man schon meinem Vater' },
    ],
    fr: [
      { task: '{text}', wait: 'Au début, j’avais des cheveux' },
      { task: 'Encore une minute', wait: 'On l’a déjà dit à mon père' },
    ],
    es: [
      { task: '{text}', wait: 'Cuando llegué tenía pelo' },
      { task: 'Falta un minuto', wait: 'Eso le dijeron a mi padre' },
    ],
    it: [
      { task: '{text}', wait: 'Quando sono arrivato avevo i capelli' },
      { task: 'Ancora un minuto', wait: 'Lo dissero già a mio padre' },
    ],
    pt: [
      { task: '{text}', wait: 'Quando cheguei, tinha cabelo' },
      { task: 'Falta um minuto', wait: 'Já o disseram ao meu pai' },
    ],
    nl: [
      { task: '{text}', wait: 'Toen ik kwam, had ik nog haar' },
      { task: 'Nog één minuut', wait: 'Dat zeiden ze ook tegen mijn vader' },
    ],
    '*': [
      { task: '{text}', wait: '99 %' },
      { task: '99 %', wait: '…' },
    ],
  },
}
