import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { asCaption, asQuote, finish } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const lateReplies = [
  'Interesting. And what do you do all day?',
  'Could you say that again, but slowly?',
  'Thank you, I will have that embroidered.',
]

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const turns = relationOf(reading, 'dialogue')?.turns ?? []
  const [first, second] = turns
  if (first && second && turns.length === 2 && /^me\b/i.test(second.who)) {
    fills.push({
      words: { moment: finish(`${first.who}: ${first.line}`), idea: finish(second.line) },
      fit: 1,
      reason: 'you said it, but only to the shampoo.',
    })
  }
  if (!reading.isEnglish) return fills
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid && !/^(?:i|we|me)$/i.test(saidDid.who.text)) {
    for (const idea of lateReplies) {
      fills.push({
        words: { moment: asQuote(saidDid.said), idea },
        header: reading.text,
        fit: 0.9,
        reason: 'your answer arrived with the conditioner.',
      })
    }
  }
  if (reading.kind === 'quote') {
    for (const idea of lateReplies) {
      fills.push({
        words: { moment: reading.text, idea },
        fit: 0.95,
        reason: 'your answer arrived with the conditioner.',
      })
    }
  }
  return fills
}

const escapes = [
  'I could have pretended to be on the phone',
  'I could have pretended to be a statue',
  'I could have fainted, with dignity',
]

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const awkward = relationOf(reading, 'awkward')
  if (!awkward) return []
  return escapes.map((idea) => ({
    words: { moment: asCaption(awkward.event), idea },
    fit: 1.32,
    reason: 'you found the way out under the shower.',
  }))
}

export const recipe: Recipe = {
  templateName: 'too-late-bulb',
  reason: 'you had the perfect words, hours later.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic) =>
    topic.reactions.map(([, idea]) => ({ moment: '“What will you do about it?”', idea })),
  standbys: [
    { words: { moment: '“Any thoughts on {thing}?” Me: “No.”', idea: 'Eleven thoughts. In order.' } },
    { words: { moment: 'Being asked about {thing}', idea: '“How much time do you have?”' } },
    { words: { moment: '{text}', idea: 'Wait. I could have just said no.' } },
    { words: { moment: '{text}', idea: 'I should have asked for money.' } },
    { words: { moment: '{text}', idea: 'I should have left through the window.' }, mood: 'bad' },
    { words: { moment: '{text}', idea: '“Is that a threat or a forecast?”' }, mood: 'bad' },
    { words: { moment: '{text}', idea: 'I could have smiled like a normal person.' }, mood: 'good' },
    { words: { moment: '{text}', idea: '“Were you raised by a car alarm?”' }, about: 'people' },
    { words: { moment: '{text}', idea: 'I should have blamed the cat.' }, about: 'own' },
    { words: { moment: '{text}', idea: 'I could have learned the violin.' }, about: 'waiting' },
    { words: { moment: '{text}', idea: 'Oh! I know this one!' }, kinds: ['question'] },
    { words: { moment: 'Me, in person: “Haha, yes.”', idea: 'A speech in four parts, with a callback' } },
    { words: { moment: 'Everyone, looking at me', idea: 'The sentence I needed. Dripping.' } },
    { words: { moment: 'A long day', idea: 'Some of today was quite nice.' }, isGentle: true },
    { words: { moment: 'When I had no words', idea: 'Being there was enough.' }, isGentle: true },
  ],
  foreign: {
    de: [{ moment: '{text}', idea: 'Ich hätte einfach Nein sagen können.' }],
    fr: [{ moment: '{text}', idea: 'J’aurais pu dire non, tout simplement.' }],
    es: [{ moment: '{text}', idea: 'Podría haber dicho que no y ya está.' }],
    it: [{ moment: '{text}', idea: 'Avrei potuto dire di no, e basta.' }],
    pt: [{ moment: '{text}', idea: 'Podia simplesmente ter dito que não.' }],
    nl: [{ moment: '{text}', idea: 'Ik had gewoon nee kunnen zeggen.' }],
    '*': [{ moment: '{text}', idea: '!!!' }],
  },
}
