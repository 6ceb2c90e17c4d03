import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf, halvesOf } from '../../core/writer/read/contrasts'
import {
  asActivity,
  asCaption,
  asCommand,
  asQuote,
  inline,
  withoutI,
} from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const fitOfHalves = { 'then-now': 1.42, turnabout: 0.84, 'said-did': 0.8, steps: 0.6 } as const

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = halvesOf(reading).map(({ before, after, from }) => ({
    words: { mighty: before, feeble: after },
    fit: fitOfHalves[from],
    reason: from === 'then-now' ? 'you had a mane once.' : 'you roared, then you needed a blanket.',
  }))
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { mighty: asQuote(saidDid.said), feeble: asCaption(saidDid.deed) },
      fit: 0.86,
      reason: 'the words had muscles, the deed had a blanket.',
    })
  }
  if (!reading.isEnglish) return fills
  const intent = contrastsOf(reading).find(({ from }) => from === 'intent')
  const wish = intent && asCommand(intent.sober)
  // A lone verb has lost what it was about.
  if (intent && wish && intent.tempting.words.length > 1) {
    fills.push({
      words: {
        mighty: `“Today I will ${inline(wish)}”`,
        feeble: asActivity(intent.tempting) ?? withoutI(intent.tempting),
      },
      fit: 1.2,
      reason: 'you were a lion until it started.',
    })
  }
  return fills
}

const todays = [
  'Us today, when a page takes three seconds',
  'Us today, with nine per cent of battery',
] as const

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const nostalgia = relationOf(reading, 'nostalgia')
  if (!nostalgia || relationOf(reading, 'then-now')) return []
  const { missed, memory } = nostalgia
  const mighty = missed
    ? `Us, who lived through ${inline(asCaption(missed))}`
    : memory
      ? asCaption(memory)
      : reading.text
  return todays.map((feeble) => ({
    words: { mighty, feeble },
    fit: 1.4,
    reason: 'you had a mane once, and no signal.',
  }))
}

export const recipe: Recipe = {
  templateName: 'lion-and-kitten',
  reason: 'you were a lion a minute ago.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic) => topic.turns.map(([mighty, feeble]) => ({ mighty, feeble })),
  standbys: [
    {
      words: { mighty: 'Me, complaining about {thing}', feeble: 'Me, asked to put it in writing' },
      mood: 'bad',
    },
    { words: { mighty: 'Me, talking about {thing}', feeble: 'Me, with {thing} in the room' } },
    { words: { mighty: 'Me, imitating them', feeble: 'Me, greeting them' }, about: 'people' },
    { words: { mighty: 'Me, doing it', feeble: 'Me, hearing footsteps' }, about: 'own' },
    { words: { mighty: 'Me, on day one', feeble: 'Me, when the phone buzzes' }, about: 'waiting' },
    { words: { mighty: 'Me, with a theory', feeble: 'Me, asked a second question' }, kinds: ['question'] },
    { words: { mighty: 'My scream of joy, inside', feeble: '“Oh, nice”' }, mood: 'good' },
    { words: { mighty: 'Me, in the shower', feeble: 'Me, at the meeting' }, mood: 'bad' },
    { words: { mighty: 'Me, drafting the reply', feeble: '“Thanks so much! No rush!”' }, mood: 'bad' },
    { words: { mighty: 'Me, giving advice', feeble: 'Me, in the same situation' } },

    { words: { mighty: '{text}, day one', feeble: '{text}, day two' }, kinds: ['gerund'] },

    { words: { mighty: 'The morning, with plans', feeble: 'The evening, with a blanket' }, isGentle: true },
    { words: { mighty: 'Standing tall', feeble: 'Being held for a bit' }, isGentle: true },
  ],
  foreign: {
    de: [
      { mighty: 'Ich, wenn ich Rat gebe', feeble: 'Ich, in derselben Lage' },
      { mighty: 'Ich unter der Dusche', feeble: 'Ich in der Besprechung' },
    ],
    fr: [
      { mighty: 'Moi, quand je conseille', feeble: 'Moi, dans la même situation' },
      { mighty: 'Moi sous la douche', feeble: 'Moi en réunion' },
    ],
    es: [
      { mighty: 'Yo, dando consejos', feeble: 'Yo, en la misma situación' },
      { mighty: 'Yo en la ducha', feeble: 'Yo en la reunión' },
    ],
    it: [
      { mighty: 'Io, quando do consigli', feeble: 'Io, nella stessa situazione' },
      { mighty: 'Io sotto la doccia', feeble: 'Io alla riunione' },
    ],
    pt: [
      { mighty: 'Eu, a dar conselhos', feeble: 'Eu, na mesma situação' },
      { mighty: 'Eu no chuveiro', feeble: 'Eu na reunião' },
    ],
    nl: [
      { mighty: 'Ik, als ik raad geef', feeble: 'Ik, in dezelfde situatie' },
      { mighty: 'Ik onder de douche', feeble: 'Ik in de vergadering' },
    ],
    '*': [
      { mighty: '{text}', feeble: '…' },
      { mighty: '!', feeble: '…' },
    ],
  },
}
