import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf, skippedDuty } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asObject, asQuote, finish, inline } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const tickedMaxChars = 40

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const list = relationOf(reading, 'list') ?? relationOf(reading, 'steps')
  const [first, second, ...others] = list?.items ?? []
  if (list && first && second && others.length > 0) {
    fills.push({
      words: { ticked: first, rest: [finish(second), ...others.map(inline)].join(', ') },
      header: list.type === 'list' ? (list.lead ?? undefined) : undefined,
      fit: 1.05,
      reason: 'you did the first one, so that is something.',
    })
  }
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const ticked = asActivity(tempting)
    const rest = asActivity(sober)
    if (!ticked || !rest || (from !== 'instead' && from !== 'intent')) continue
    fills.push({
      words: { ticked, rest },
      header: who === reading.me ? undefined : who,
      fit: 1,
      reason: 'one tick for you, and the rest goes out of the door.',
    })
  }
  const skipped = skippedDuty(reading)
  if (skipped) {
    fills.push({
      words: { ticked: skipped.done, rest: skipped.skipped },
      header: skipped.who,
      fit: 1.05,
      reason: 'they ticked one box and left you the others.',
    })
  }
  const saidDid = relationOf(reading, 'said-did')
  const object = saidDid && asObject(saidDid.deed)
  if (saidDid && object) {
    fills.push({
      words: { ticked: `Saying ${asQuote(saidDid.said)}`, rest: object },
      header: asCaption(saidDid.who),
      fit: 1,
      reason: 'the easy part is done, you wait for the rest.',
    })
  }
  return reading.isEnglish ? fills : fills.filter(({ words }) => !words.ticked?.startsWith('Saying'))
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const everywhere = relationOf(reading, 'everywhere')
  if (!everywhere) return []
  const rest = everywhere.whole
    ? asCaption(everywhere.whole)
    : `All the other ${inline(asCaption(everywhere.thing))}`
  return [
    {
      words: { ticked: 'Got rid of one', rest },
      fit: everywhere.whole ? 1.25 : 0.8,
      reason: 'you got one, so that is a start.',
    },
  ]
}

export const recipe: Recipe = {
  templateName: 'endless-list',
  reason: 'you did one thing, and it counts.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic, isBare) =>
    isBare
      ? topic.swaps
          .map(([rest, ticked]) => ({ ticked, rest }))
          .filter(({ ticked }) => ticked.length <= tickedMaxChars)
      : [],
  standbys: [
    { words: { ticked: 'Complain about {thing}', rest: 'Do something about it' }, mood: 'bad' },
    { words: { ticked: 'Look up {thing}', rest: 'All that I opened the laptop for' } },
    { words: { ticked: 'Roll my eyes', rest: 'Say something helpful to them' }, about: 'people' },
    {
      words: { ticked: 'Feel bad about it', rest: 'Apologise, repair it, replace it, learn from it' },
      about: 'own',
    },
    { words: { ticked: 'Wait', rest: 'Wait, but in another chair' }, about: 'waiting' },
    { words: { ticked: 'Ask', rest: 'Find out, understand, remember, stop asking' }, kinds: ['question'] },
    { words: { ticked: 'Tell everyone', rest: 'Sleep, eat, answer the congratulations' }, mood: 'good' },
    {
      words: { ticked: 'Sigh', rest: 'Deal with it, clean up, call somebody, be nice about it' },
      mood: 'bad',
    },
    { words: { ticked: 'Be surprised', rest: 'Do what should have been done on Monday' }, mood: 'bad' },
    { words: { ticked: 'Think about it', rest: 'Stop thinking about it' } },
    { words: { ticked: 'Make a face', rest: 'Make a decision' } },
    { words: { ticked: '{text}', rest: 'Everything I said I would do today' }, kinds: ['gerund'] },
    { words: { ticked: 'Have an opinion', rest: 'Have a plan, a date, a budget and a ladder' } },
    { words: { ticked: 'Breathe', rest: 'All of this can wait until tomorrow' }, isGentle: true },
    { words: { ticked: 'Eat something warm', rest: 'Nothing else today' }, isGentle: true },
  ],
  foreign: {
    de: [
      { ticked: 'Seufzen', rest: '{text}' },
      { ticked: 'Liste schreiben', rest: 'Alles, was darauf steht' },
    ],
    fr: [
      { ticked: 'Soupirer', rest: '{text}' },
      { ticked: 'Écrire la liste', rest: 'Tout ce qu’il y a dessus' },
    ],
    es: [
      { ticked: 'Suspirar', rest: '{text}' },
      { ticked: 'Escribir la lista', rest: 'Todo lo que dice' },
    ],
    it: [
      { ticked: 'Sospirare', rest: '{text}' },
      { ticked: 'Scrivere la lista', rest: 'Tutto quello che c’è scritto' },
    ],
    pt: [
      { ticked: 'Suspirar', rest: '{text}' },
      { ticked: 'Escrever a lista', rest: 'Tudo o que lá está' },
    ],
    nl: [
      { ticked: 'Zuchten', rest: '{text}' },
      { ticked: 'De lijst schrijven', rest: 'Alles wat erop staat' },
    ],
    '*': [{ ticked: '…', rest: '{text}' }],
  },
}
