import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asQuote } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const slotMaxChars = 55

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const target = asActivity(sober)
    const arrow = asActivity(tempting)
    if (!target || !arrow || (from !== 'instead' && from !== 'intent')) continue
    fills.push({
      words: { target, arrow },
      header: who === reading.me ? undefined : who,
      fit: from === 'instead' ? 1.2 : 1.1,
      reason: 'you aimed well, only somewhere else.',
    })
  }
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { target: asQuote(saidDid.said), arrow: asCaption(saidDid.deed) },
      fit: 0.9,
      reason: 'it was said, and then it was missed.',
    })
  }
  if (!reading.isEnglish) return fills
  const waiting = relationOf(reading, 'waiting')
  if (waiting) {
    fills.push({
      words: { target: 'Doing it myself in two minutes', arrow: asCaption(reading.phrase) },
      fit: 0.8,
      reason: 'you could have walked to the target.',
    })
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'missed-target',
  reason: 'you had one large target, and one shoe.',
  fill,
  fillFromTopic: (topic) =>
    topic.swaps
      .map(([target, arrow]) => ({ target, arrow }))
      .filter((words) => Object.values(words).every((text) => text.length <= slotMaxChars)),
  standbys: [
    { words: { target: 'Leaving {thing} alone', arrow: 'A third opinion' } },
    { words: { target: 'Ignoring {thing}', arrow: 'A podcast about why' }, mood: 'bad' },
    { words: { target: 'Minding their own business', arrow: 'Minding all of mine' }, about: 'people' },
    { words: { target: 'Owning up at once', arrow: 'A cover story with horses' }, about: 'own' },
    { words: { target: 'Using the time wisely', arrow: 'Learning to whistle, badly' }, about: 'waiting' },
    { words: { target: 'Seeing the funny side of it', arrow: 'Seeing the legal side of it' }, mood: 'bad' },
    { words: { target: 'Staying out of it', arrow: 'Chairman of it' } },
    { words: { target: 'Letting it pass', arrow: 'Letting it pass, then running after it' } },
    { words: { target: 'One clear sentence about it', arrow: 'Nine slides and a poem' } },
    { words: { target: 'A normal reaction to it', arrow: 'A spreadsheet of my feelings' }, mood: 'bad' },
    { words: { target: 'Three deep breaths about it', arrow: 'Forty short ones, in capitals' }, mood: 'bad' },
    { words: { target: 'Saying nothing about this', arrow: 'A press release about saying nothing' } },
    { words: { target: 'Enjoying it', arrow: 'Asking what it costs' }, mood: 'good' },
    { words: { target: 'A quiet smile about it', arrow: '“Since you ask.” Nobody had.' }, mood: 'good' },
    {
      words: { target: 'Being gracious about it', arrow: 'A lap of honour around the furniture' },
      mood: 'good',
    },
    {
      words: { target: 'Answering it', arrow: 'Admiring the question until they leave' },
      kinds: ['question'],
    },
    {
      words: { target: 'A simple yes or no to that', arrow: '“It depends”, with gestures' },
      kinds: ['question'],
    },
    { words: { target: 'Leaving that unsaid', arrow: 'Saying that' }, kinds: ['quote'] },
    {
      words: { target: 'Hearing it as it was meant', arrow: 'Hearing it as I would have meant it' },
      kinds: ['quote'],
    },
    { words: { target: 'A perfect day', arrow: 'A good enough one' }, isGentle: true },
    { words: { target: 'A tidy kitchen', arrow: 'A nap next to it' }, isGentle: true },
  ],
  foreign: {
    de: [
      { target: 'Früh ins Bett', arrow: 'Sehr früh am Morgen' },
      { target: 'Das eigentliche Problem', arrow: 'Ein neues Logo' },
    ],
    fr: [
      { target: 'Se coucher tôt', arrow: 'Très tôt le matin' },
      { target: 'Le vrai problème', arrow: 'Un nouveau logo' },
    ],
    es: [
      { target: 'Acostarme temprano', arrow: 'Muy temprano, por la mañana' },
      { target: 'El problema de verdad', arrow: 'Un logotipo nuevo' },
    ],
    it: [
      { target: 'A letto presto', arrow: 'Molto presto, al mattino' },
      { target: 'Il vero problema', arrow: 'Un nuovo logo' },
    ],
    pt: [
      { target: 'Deitar-me cedo', arrow: 'Muito cedo, de manhã' },
      { target: 'O verdadeiro problema', arrow: 'Um logótipo novo' },
    ],
    nl: [
      { target: 'Vroeg naar bed', arrow: 'Heel vroeg in de ochtend' },
      { target: 'Het echte probleem', arrow: 'Een nieuw logo' },
    ],
    '*': [
      { target: '{text}', arrow: '!' },
      { target: '✓', arrow: '…' },
    ],
  },
}
