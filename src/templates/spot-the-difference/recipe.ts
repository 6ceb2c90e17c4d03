import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { isBareGerund } from '../../core/writer/read/find-verb'
import { asCaption, asHeader, asQuote, finish, inline } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const denials = [
  'They come from different departments.',
  'One of them is in bold.',
  'Please mark the seven differences by Friday.',
]

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const lines = reading.isEnglish ? denials : ['']
  const renaming = relationOf(reading, 'renaming')
  if (renaming) {
    for (const line of lines) {
      fills.push({
        words: renaming.who
          ? { a: asCaption(renaming.thing), b: asQuote(renaming.name), line }
          : { a: finish(renaming.name), b: asCaption(renaming.thing), line },
        header: asHeader(renaming.who),
        fit: 1.35,
        reason: 'you found no difference, they found a name.',
      })
    }
  }
  const versus = relationOf(reading, 'versus')
  if (versus) {
    for (const line of lines) {
      fills.push({
        words: { a: asCaption(versus.first), b: asCaption(versus.second), line },
        fit: 1.05,
        reason: 'you compare them, and nobody else can.',
      })
    }
  }
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    const line = reading.isEnglish ? 'For our purposes, these are one and the same.' : ''
    fills.push({
      words: { a: asQuote(saidDid.said), b: asCaption(saidDid.deed), line },
      fit: 0.95,
      reason: 'you can tell the word from the deed.',
    })
  }
  const thenNow = relationOf(reading, 'then-now')
  if (thenNow && reading.isEnglish) {
    fills.push({
      words: { a: thenNow.earlier, b: thenNow.later, line: 'Experts still argue over which is newer.' },
      fit: 0.9,
      reason: 'you see it at once, the experts are unsure.',
    })
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const both = relationOf(reading, 'both')
  if (!both) return []
  const [first] = both.shared.words
  const colon = first?.pos === 'VERB' && !isBareGerund(both.shared, 0) ? '' : ':'
  return [
    {
      words: {
        a: asCaption(both.first),
        b: asCaption(both.second),
        line: `Both${colon} ${inline(asCaption(both.shared))}`,
      },
      fit: 1.3,
      reason: 'you looked closely, and there is none.',
    },
  ]
}

export const recipe: Recipe = {
  templateName: 'spot-the-difference',
  reason: 'you can see it, and the clerk cannot.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic) =>
    topic.boasts.map(([a, b]) => ({ a, b, line: 'The one on the right looks good on a CV.' })),
  standbys: [
    { words: { a: '{Thing}', b: '{Thing}, but new', line: 'The new one costs more.' } },
    { words: { a: 'Thinking about {thing}', b: 'Work', line: 'Payroll cannot tell them apart.' } },
    { words: { a: '{text}', b: 'A cry for help', line: 'The font differs.' }, kinds: ['noun', 'gerund'] },

    {
      words: { a: 'Being calm', b: 'Being too tired to shout', line: 'The form has one box for both.' },
      mood: 'bad',
    },
    { words: { a: 'An accident', b: 'A habit', line: 'We allow nine before we rename it.' }, mood: 'bad' },
    { words: { a: 'Skill', b: 'Luck', line: 'Sign here and it was skill.' }, mood: 'good' },
    { words: { a: 'Confidence', b: 'Not listening', line: 'We file them together.' }, about: 'people' },
    { words: { a: 'The truth', b: 'My version', line: 'Yours has better pacing.' }, about: 'own' },
    { words: { a: '“Soon”', b: '“Never”', line: 'Please take a number.' }, about: 'waiting' },
    { words: { a: 'An answer', b: 'A longer question', line: 'We hand out either.' }, kinds: ['question'] },
    { words: { a: 'What I said', b: 'What they heard', line: 'Our records show one sentence.' } },
    { words: { a: 'A cup of tea', b: 'A hug', line: 'Both are free today.' }, isGentle: true },
    { words: { a: 'Resting', b: 'Being useful later', line: 'Take either. Take both.' }, isGentle: true },
  ],
  foreign: {
    de: [{ a: '„Bald“', b: '„Nie“', line: 'Bitte ziehen Sie eine Nummer.' }],
    fr: [{ a: '« Bientôt »', b: '« Jamais »', line: 'Veuillez prendre un ticket.' }],
    es: [{ a: '«Pronto»', b: '«Nunca»', line: 'Por favor, coja número.' }],
    it: [{ a: '«Presto»', b: '«Mai»', line: 'Prenda un numero, prego.' }],
    pt: [{ a: '“Em breve”', b: '“Nunca”', line: 'Tire uma senha, por favor.' }],
    nl: [{ a: '“Binnenkort”', b: '“Nooit”', line: 'Trekt u maar een nummertje.' }],
    '*': [{ a: '?', b: '??', line: '=' }],
  },
}
