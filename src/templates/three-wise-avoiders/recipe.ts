import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asObject, asQuote } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const list = relationOf(reading, 'list')
  const [see, hear, speak] = list?.items ?? []
  const areNamed = list?.items.every((item) => !/^(?:first|then|i|we|it)\b/i.test(item))
  if (list?.items.length === 3 && areNamed && see && hear && speak) {
    fills.push({
      words: { see, hear, speak },
      header: list.lead ?? undefined,
      fit: 0.92,
      reason: 'you have three problems and no witnesses.',
    })
  }
  if (!reading.isEnglish) return fills
  for (const { sober, tempting, from } of contrastsOf(reading)) {
    const duty = asActivity(sober)
    const deed = asActivity(tempting)
    if (!duty || !deed?.includes(' ') || from === 'versus' || from === 'choice') continue
    fills.push({
      words: { see: duty, hear: 'The reminder I set myself', speak: deed },
      fit: 1.1,
      reason: 'you held a meeting and agreed on nothing.',
    })
  }
  const saidDid = relationOf(reading, 'said-did')
  const object = saidDid && asObject(saidDid.deed)
  if (saidDid && object) {
    fills.push({
      words: { see: object, hear: 'Any questions about it', speak: asQuote(saidDid.said) },
      fit: 0.98,
      reason: 'you asked, and the board went quiet.',
    })
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'three-wise-avoiders',
  reason: 'you are not the only one looking away.',
  fill,
  fillFromTopic: (topic) =>
    topic.swaps.map(([see, speak]) => ({ see, hear: 'Everybody with a helpful tip', speak })),
  standbys: [
    {
      words: { see: '{Thing}', hear: 'Everybody asking about {thing}', speak: 'The name on the job sheet' },
      mood: 'bad',
    },
    {
      words: { see: '{text}', hear: '“Is it meant to do that?”', speak: 'Whoever had the idea' },
      kinds: ['noun'],
    },
    { words: { see: '{text}', hear: 'My own advice', speak: 'How it went last time' }, kinds: ['gerund'] },
    {
      words: { see: 'What they did', hear: 'Their explanation', speak: 'My list of other examples' },
      about: 'people',
    },
    {
      words: { see: 'The evidence', hear: 'My conscience, humming', speak: 'Where I was at the time' },
      about: 'own',
    },
    { words: { see: 'The calendar', hear: 'The clock', speak: 'Who said “soon”' }, about: 'waiting' },
    {
      words: { see: 'The obvious answer', hear: 'The expert', speak: '“Maybe it is my fault”' },
      kinds: ['question'],
    },
    {
      words: { see: 'The bill for the party', hear: 'The neighbours', speak: 'What comes next' },
      mood: 'good',
    },

    {
      words: { see: 'The problem', hear: 'The problem, knocking', speak: 'The problem’s full name' },
      mood: 'bad',
    },

    { words: { see: 'The small print', hear: 'The long silence', speak: 'The thing we all know' } },
    { words: { see: 'The time', hear: 'The sensible friend', speak: 'The plan B that we do not have' } },
    { words: { see: 'The laundry', hear: 'The kettle', speak: 'The weekend plans' }, isGentle: true },
    { words: { see: 'The inbox', hear: 'The phone', speak: 'Tomorrow, until tomorrow' }, isGentle: true },
  ],
  foreign: {
    de: [{ see: 'Der Rauch', hear: 'Der Alarm', speak: 'Das Wort „Toaster“' }],
    fr: [{ see: 'La fumée', hear: 'L’alarme', speak: 'Le mot « grille-pain »' }],
    es: [{ see: 'El humo', hear: 'La alarma', speak: 'La palabra «tostadora»' }],
    it: [{ see: 'Il fumo', hear: 'L’allarme', speak: 'La parola «tostapane»' }],
    pt: [{ see: 'O fumo', hear: 'O alarme', speak: 'A palavra “torradeira”' }],
    nl: [{ see: 'De rook', hear: 'Het alarm', speak: 'Het woord ‘broodrooster’' }],
    '*': [{ see: '…', hear: '?', speak: '!' }],
  },
}
