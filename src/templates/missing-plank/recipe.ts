import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asQuote, finish } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const gapMaxChars = 55
/** A longer result carries a story of its own, and the if is no gap in it. */
const resultMaxChars = 45

/** "The chairs" of "everything but the chairs". */
const exception =
  /^(.{8,}?),? (?:except for|except|apart from|everything but|all but|without(?! \w+ing\b)) ((?:\S+ ){0,3}\S{3,})$/i

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { plan: asQuote(saidDid.said), gap: asCaption(saidDid.deed) },
      fit: 0.95,
      reason: 'you have it in writing, up to here.',
    })
  }
  if (!reading.isEnglish) return fills
  const except = exception.exec(reading.phrase.text)
  if (except?.[1] && except[2]) {
    fills.push({
      words: { plan: finish(except[1]), gap: finish(except[2]) },
      fit: 1.15,
      reason: 'you had everything but the next step.',
    })
  }
  for (const { sober, tempting, from } of contrastsOf(reading)) {
    const plan = asActivity(sober)
    const gap = asActivity(tempting)
    if (!plan || !gap || from !== 'intent') continue
    fills.push({ words: { plan, gap }, fit: 1.05, reason: 'you planned for all but yourself.' })
  }
  const condition = relationOf(reading, 'condition')
  if (condition && condition.result.text.length <= resultMaxChars) {
    fills.push({
      words: { plan: asCaption(condition.result), gap: `If ${condition.condition.text}` },
      fit: 0.9,
      reason: 'you built it all on one small if.',
    })
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'missing-plank',
  reason: 'you have thought of everything up to here.',
  fill,
  fillFromTopic: (topic, isBare) =>
    isBare
      ? topic.turns.map(([plan, gap]) => ({ plan, gap })).filter(({ gap }) => gap.length <= gapMaxChars)
      : [],
  standbys: [
    { words: { plan: 'Get {thing} sorted by Friday', gap: 'Knowing which Friday' } },
    { words: { plan: 'A better world without {thing}', gap: 'Getting off the sofa' }, mood: 'bad' },
    { words: { plan: '{text}', gap: 'Anybody listening' }, kinds: ['command'] },
    { words: { plan: 'Step 1: stay calm. Step 3: success.', gap: 'Step 2' }, mood: 'bad' },
    { words: { plan: 'Deal with it tomorrow', gap: 'Tomorrow' }, mood: 'bad' },
    { words: { plan: 'Smile, nod, walk away', gap: 'They are walking the same way' }, about: 'people' },
    { words: { plan: 'Never speak of it again', gap: 'There is a video' }, about: 'own' },
    { words: { plan: 'Wait until it happens by itself', gap: 'It knows I am waiting' }, about: 'waiting' },
    { words: { plan: 'Find the answer online', gap: 'Nine answers, all in capitals' }, kinds: ['question'] },
    { words: { plan: 'A witty reply to that', gap: 'The wit' }, kinds: ['quote'] },
    { words: { plan: 'Celebrate, rest, repeat', gap: 'Rest' }, mood: 'good' },

    { words: { plan: 'Explain it once, clearly', gap: 'Understanding it' } },
    { words: { plan: 'Do all of it today', gap: 'Nobody said it had to be today' }, isGentle: true },
    { words: { plan: 'Carry everything alone', gap: 'A friend with a spare hand' }, isGentle: true },
  ],
  foreign: {
    de: [
      { plan: '{text}', gap: 'Und dann?' },
      { plan: 'Ein neues Leben ab Montag', gap: 'Der Wecker' },
    ],
    fr: [
      { plan: '{text}', gap: 'Et après ?' },
      { plan: 'Une nouvelle vie dès lundi', gap: 'Le réveil' },
    ],
    es: [
      { plan: '{text}', gap: '¿Y luego?' },
      { plan: 'Una vida nueva desde el lunes', gap: 'El despertador' },
    ],
    it: [
      { plan: '{text}', gap: 'E poi?' },
      { plan: 'Una vita nuova da lunedì', gap: 'La sveglia' },
    ],
    pt: [
      { plan: '{text}', gap: 'E depois?' },
      { plan: 'Uma vida nova a partir de segunda', gap: 'O despertador' },
    ],
    nl: [
      { plan: '{text}', gap: 'En dan?' },
      { plan: 'Een nieuw leven vanaf maandag', gap: 'De wekker' },
    ],
    '*': [
      { plan: '{text}', gap: '?' },
      { plan: '!', gap: '…' },
    ],
  },
}
