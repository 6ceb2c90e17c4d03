import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf, skippedDuty } from '../../core/writer/read/contrasts'
import { asCommand, asQuote } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const good = asCommand(sober)
    const bad = asCommand(tempting)
    if (!good || !bad) continue
    fills.push({
      words: { good, bad, who },
      fit: from === 'intent' ? 1.2 : 1.05,
      reason: 'you know exactly which road you will take.',
    })
  }
  const skipped = skippedDuty(reading)
  if (skipped) {
    fills.push({
      words: { good: skipped.skipped, bad: skipped.done, who: skipped.who },
      fit: 1.1,
      reason: 'everybody knows which road they will take.',
    })
  }
  const [first, second, third] = relationOf(reading, 'dialogue')?.turns ?? []
  if (first && second && !third && !relationOf(reading, 'then-now')) {
    fills.push({
      words: {
        good: asQuote(first.line),
        bad: asQuote(second.line),
        who: reading.isEnglish ? 'Everyone involved' : '',
      },
      fit: 0.8,
      reason: 'two voices, two roads, one storm.',
    })
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'fork-in-road',
  reason: 'you see the sunny road and walk into the storm.',
  fill,
  fillFromTopic: (topic, isBare) =>
    (isBare ? [...topic.reactions, ...topic.swaps] : topic.reactions).map(([good, bad]) => ({
      good,
      bad,
      who: 'Me',
    })),
  standbys: [
    {
      words: {
        good: 'Do something else meanwhile',
        bad: 'Stare at it so that it hurries',
        who: 'Me, waiting',
      },
      about: 'waiting',
    },
    { words: { good: 'Forget {thing}', bad: 'Bring up {thing} at dinner', who: 'Me' } },
    {
      words: { good: 'Accept {thing}', bad: 'Start a petition about {thing}', who: 'Me, reasonable' },
      mood: 'bad',
    },
    { words: { good: 'Walk away', bad: 'Stay and collect evidence', who: 'Me, near them' }, about: 'people' },
    { words: { good: 'Never tell anyone', bad: 'Open every party with it', who: 'Me' }, about: 'own' },
    {
      words: { good: 'Send one reminder', bad: 'Draft nine, send a thumbs-up', who: 'Me, waiting' },
      about: 'reply',
    },
    {
      words: { good: 'Accept it and move on', bad: 'Think about it at every red light', who: 'Me' },
      mood: 'bad',
    },
    { words: { good: 'Sleep on it', bad: 'Reply immediately, in capitals', who: 'Me, calm' }, mood: 'bad' },
    { words: { good: 'Let it go', bad: 'Let it go, then go and get it back', who: 'Me, at peace' } },
    { words: { good: 'Say nothing about it', bad: '“Not to make this about me, but”', who: 'Me, for once' } },
    { words: { good: 'Read it once', bad: 'Read it aloud to people who are eating', who: 'Me, as a guest' } },
    { words: { good: 'Learn from it', bad: 'Learn it a fourth time', who: 'Me again' } },
    {
      words: { good: 'Laugh about it', bad: 'Lead a full inquiry into it', who: 'Me, with a notebook' },
      mood: 'bad',
    },
    {
      words: {
        good: 'Tell one friend about it',
        bad: 'Rank my friends by how they took it',
        who: 'Me, fair as ever',
      },
    },
    {
      words: {
        good: 'Be quietly glad about it',
        bad: 'Introduce myself with it from now on',
        who: 'Me, humble',
      },
      mood: 'good',
    },
    {
      words: { good: 'Mention it once', bad: 'Steer every conversation back to it', who: 'Me, subtle' },
      mood: 'good',
    },
    {
      words: { good: 'Enjoy it', bad: 'Celebrate it too early, as always', who: 'Me, winning' },
      mood: 'good',
    },
    {
      words: { good: 'Let it be a mystery', bad: 'Ask everybody at dinner', who: 'Me' },
      kinds: ['question'],
    },
    {
      words: { good: 'Look it up', bad: 'Have a firm opinion on it by lunch', who: 'Me, informed' },
      kinds: ['question'],
    },
    { words: { good: 'Nod and move on', bad: 'Repeat it in a funny voice', who: 'Me' }, kinds: ['quote'] },
    {
      words: {
        good: 'Let that stand',
        bad: 'Correct it, with sources, at midnight',
        who: 'Me, asleep at last',
      },
      kinds: ['quote'],
    },
    { words: { good: 'Rest', bad: 'Rest, but with guilt', who: 'Me' }, isGentle: true },
    {
      words: { good: 'Take the short walk', bad: 'Take the long walk, with cake', who: 'Me' },
      isGentle: true,
    },
  ],
  foreign: {
    de: [{ good: 'Darüber schlafen', bad: 'Sofort antworten, in Großbuchstaben', who: 'Ich, ganz ruhig' }],
    fr: [
      {
        good: 'Laisser passer une nuit',
        bad: 'Répondre tout de suite, en majuscules',
        who: 'Moi, très calme',
      },
    ],
    es: [{ good: 'Consultarlo con la almohada', bad: 'Responder ya, en mayúsculas', who: 'Yo, con calma' }],
    it: [{ good: 'Dormirci sopra', bad: 'Rispondere subito, in maiuscolo', who: 'Io, con calma' }],
    pt: [{ good: 'Dormir sobre o assunto', bad: 'Responder já, em maiúsculas', who: 'Eu, com calma' }],
    nl: [
      { good: 'Er een nacht over slapen', bad: 'Meteen antwoorden, in hoofdletters', who: 'Ik, heel rustig' },
    ],
    '*': [{ good: '…', bad: '{text}', who: '' }],
  },
}
