import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asQuote, finish, inline } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const tabMaxChars = 44
const answers = [
  'Nine answers, all confident, all different',
  'A forum from 2009, a map, a song, a recipe for soup',
]

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, from } of contrastsOf(reading)) {
    const tab = asActivity(sober)
    const all = asActivity(tempting)
    if (!tab || !all || (from !== 'instead' && from !== 'intent')) continue
    fills.push({ words: { tab, all }, fit: 1, reason: 'one tab is for you, the others are for fun.' })
  }
  const list = relationOf(reading, 'list')
  if (list?.lead && list.items.length >= 3) {
    const [first = '', ...others] = list.items
    fills.push({
      words: { tab: finish(list.lead), all: [finish(first), ...others.map(inline)].join(', ') },
      fit: 1,
      reason: 'you opened one thing and it had children.',
    })
  }
  if (!reading.isEnglish) return fills
  const [turn, another] = relationOf(reading, 'dialogue')?.turns ?? []
  if (turn && !another && /\bbrain\b/i.test(turn.who)) {
    fills.push({
      words: { tab: 'Sleep', all: asQuote(turn.line) },
      header: asCaption({ text: turn.who, words: [] }),
      fit: 1.05,
      reason: 'your brain never closes that one.',
    })
  }
  if (reading.kind === 'question') {
    for (const all of answers) {
      fills.push({
        words: { tab: reading.text, all },
        fit: 0.95,
        reason: 'you only wanted to know one thing.',
      })
    }
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const everywhere = relationOf(reading, 'everywhere')
  if (!everywhere) return []
  const thing = asCaption(everywhere.thing)
  const last = everywhere.whole ? inline(asCaption(everywhere.whole)) : 'a page that only counts them'
  return [
    {
      words: { tab: 'What I was looking for', all: `${thing}, more ${inline(thing)}, ${last}` },
      fit: everywhere.whole ? 1.18 : 0.8,
      reason: 'you opened one, and they brought the others.',
    },
  ]
}

export const recipe: Recipe = {
  templateName: 'tab-hoarder',
  reason: 'you opened it in a new tab, and it stayed.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic, isBare) =>
    isBare
      ? topic.reactions.map(([tab, all]) => ({ tab, all })).filter(({ tab }) => tab.length <= tabMaxChars)
      : [],
  standbys: [
    { words: { tab: 'Work', all: '{Thing}, in nine languages, with reviews' } },
    { words: { tab: 'What is {thing}?', all: 'A two-hour film about bridges, paused at minute four' } },
    {
      words: { tab: 'How to stay calm', all: 'How to say “per my last e-mail” with a smile' },
      about: 'people',
    },
    { words: { tab: 'How to delete history', all: 'How to delete memories (of others)' }, about: 'own' },
    { words: { tab: 'Status: pending', all: 'The same page, eleven times, to be sure' }, about: 'waiting' },
    {
      words: { tab: '{text}', all: 'All that came up when I looked for it once' },
      kinds: ['noun', 'gerund'],
    },
    { words: { tab: 'A calm mind', all: 'This. Only this. In every tab.' } },
    { words: { tab: 'How to let it go', all: 'How to bring it up again by pure accident' } },
    {
      words: { tab: 'What to do about it', all: 'What others should have done about it, in order' },
      mood: 'bad',
    },
    {
      words: { tab: 'A short explanation for it', all: 'Nine long ones, two of them by the same angry man' },
    },
    { words: { tab: 'My own opinion on it', all: 'Everybody else’s, sorted by volume' } },
    {
      words: { tab: 'Is this normal', all: 'Is this normal for a weekday, for my age, for anyone' },
      mood: 'bad',
    },
    {
      words: { tab: 'Solutions to it', all: 'Who else has it, who has it worse, who sells a mug about it' },
      mood: 'bad',
    },
    {
      words: { tab: 'How to stay modest', all: 'How to mention it by accident, forty examples' },
      mood: 'good',
    },
    {
      words: { tab: 'How to frame a screenshot', all: 'Fonts for it, frames for it, flags of it' },
      mood: 'good',
    },
    {
      words: { tab: 'Work', all: 'The page with the good news, nine times, in case it changes' },
      mood: 'good',
    },
    {
      words: { tab: 'My actual question', all: 'Somebody who asked it in 2011: no replies' },
      kinds: ['question'],
    },
    {
      words: { tab: 'The answer', all: 'People who asked it, married, moved, and still do not know' },
      kinds: ['question'],
    },
    {
      words: { tab: 'A good reply to that', all: 'Synonyms for “how dare you”, from cool to warm' },
      kinds: ['quote'],
    },
    { words: { tab: 'Who said it first', all: 'Forty people who did not, all on mugs' }, kinds: ['quote'] },
    { words: { tab: 'Soup', all: 'Soup with noodles, soup with toast, more soup' }, isGentle: true },
    { words: { tab: 'Nothing urgent', all: 'Rain sounds, ten hours' }, isGentle: true },
  ],
  foreign: {
    de: [
      { tab: '{text}', all: 'Neun Antworten, alle verschieden' },
      { tab: 'Arbeit', all: '{text}' },
    ],
    fr: [
      { tab: '{text}', all: 'Neuf réponses, toutes différentes' },
      { tab: 'Travail', all: '{text}' },
    ],
    es: [
      { tab: '{text}', all: 'Nueve respuestas, todas distintas' },
      { tab: 'Trabajo', all: '{text}' },
    ],
    it: [
      { tab: '{text}', all: 'Nove risposte, tutte diverse' },
      { tab: 'Lavoro', all: '{text}' },
    ],
    pt: [
      { tab: '{text}', all: 'Nove respostas, todas diferentes' },
      { tab: 'Trabalho', all: '{text}' },
    ],
    nl: [
      { tab: '{text}', all: 'Negen antwoorden, allemaal anders' },
      { tab: 'Werk', all: '{text}' },
    ],
    '*': [{ tab: '…', all: '{text}' }],
  },
}
