import { halvesOf } from '../../core/writer/contrasts'
import { asCaption, asQuote, withoutI } from '../../core/writer/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/reading'
import type { Fill, Recipe } from '../../core/writer/recipe'

const fitOfHalves = { 'then-now': 0.9, turnabout: 1.16, 'said-did': 1, steps: 1.18 } as const

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = halvesOf(reading).map(({ before, after, from }) => ({
    words: { cause: before, effect: after },
    fit: fitOfHalves[from],
    reason: 'you only touched the first one.',
  }))
  const condition = relationOf(reading, 'condition')
  if (condition) {
    fills.push({
      words: { cause: withoutI(condition.condition), effect: withoutI(condition.result) },
      fit: 1.2,
      reason: 'you said if, and the rest fell into place.',
    })
  }
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { cause: asQuote(saidDid.said), effect: asCaption(saidDid.deed) },
      fit: 0.7,
      reason: 'it began with a few small words.',
    })
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const consequence = relationOf(reading, 'consequence')
  if (!consequence) return []
  return [
    {
      words: { cause: asCaption(consequence.cause), effect: asCaption(consequence.effect) },
      fit: 1.32,
      reason: 'you lost the small one, and then the row fell.',
    },
  ]
}

export const recipe: Recipe = {
  templateName: 'domino-chain',
  reason: 'you saw it coming, and so did the last one.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic) => topic.chains.map(([cause, , , effect]) => ({ cause, effect })),
  standbys: [
    { words: { cause: 'A quick thought about {thing}', effect: 'My whole weekend' } },
    { words: { cause: '{Thing}', effect: 'A documentary in four parts' }, mood: 'bad' },
    { words: { cause: '{text}', effect: 'My villain era' }, kinds: ['noun', 'gerund'], mood: 'bad' },
    { words: { cause: '{text}', effect: 'I live in the woods now' }, mood: 'bad' },
    { words: { cause: '{text}', effect: 'A group chat without me' }, about: 'own' },
    { words: { cause: '{text}', effect: 'Eleven minutes of staring at a wall' }, about: 'people' },
    { words: { cause: '{text}', effect: 'I have learned to knit' }, about: 'waiting' },
    { words: { cause: '{text}', effect: 'Forty tabs and a pinboard' }, kinds: ['question'] },
    { words: { cause: '{text}', effect: 'I bought a hat for it' }, mood: 'good' },
    { words: { cause: '{text}', effect: 'Strangers have been told' }, mood: 'good' },
    { words: { cause: 'One small sigh', effect: 'An hour on the kitchen floor' }, mood: 'bad' },
    { words: { cause: '“It cannot get any worse”', effect: 'It heard me' }, mood: 'bad' },
    { words: { cause: 'A normal Tuesday, a small click', effect: 'A meeting about my click' }, about: 'own' },

    { words: { cause: 'One deep breath', effect: 'A slightly better afternoon' }, isGentle: true },
    { words: { cause: 'A cup of tea', effect: 'A second cup of tea' }, isGentle: true },
  ],
  foreign: {
    de: [
      { cause: '{text}', effect: 'Ich wohne jetzt im Wald' },
      { cause: '„Wie schwer kann das sein?“', effect: 'Die Feuerwehr duzt mich' },
    ],
    fr: [
      { cause: '{text}', effect: 'Je vis dans les bois maintenant' },
      { cause: '« Ce n’est pas bien compliqué »', effect: 'Les pompiers me tutoient' },
    ],
    es: [
      { cause: '{text}', effect: 'Ahora vivo en el bosque' },
      { cause: '«No puede ser tan difícil»', effect: 'Los bomberos saben mi nombre' },
    ],
    it: [
      { cause: '{text}', effect: 'Ora vivo nel bosco' },
      { cause: '«Quanto sarà difficile?»', effect: 'I pompieri mi danno del tu' },
    ],
    pt: [
      { cause: '{text}', effect: 'Agora moro na floresta' },
      { cause: '“Não pode ser tão difícil”', effect: 'Os bombeiros sabem o meu nome' },
    ],
    nl: [
      { cause: '{text}', effect: 'Ik woon nu in het bos' },
      { cause: '“Hoe moeilijk kan het zijn?”', effect: 'De brandweer kent mijn naam' },
    ],
    '*': [
      { cause: '{text}', effect: '!!!' },
      { cause: '…', effect: '!' },
    ],
  },
}
