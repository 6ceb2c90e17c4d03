import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, inline } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const { me } = reading
  const list = relationOf(reading, 'list')
  const [a, d] = list?.items ?? []
  // The last one of a list is the joke: it gets the top.
  const b = list?.items.at(-1)
  if (list && list.items.length >= 3 && a && b && d && me !== '') {
    fills.push({
      words: { a, b, d, c: me },
      header: list.lead ?? undefined,
      fit: 1.1,
      reason: 'they all want you, and they want you now.',
    })
  }
  if (!reading.isEnglish) return fills
  const people = relationOf(reading, 'people')
  const last = people?.who.words.at(-1)
  const areMany = last && (last.lemma !== last.text.toLowerCase() || last.lemma === 'people')
  if (people && areMany) {
    fills.push({
      words: {
        a: 'Their opinions',
        b: asCaption(people.whole),
        d: 'Their questions',
        c: 'Me, smiling politely',
      },
      fit: 0.95,
      reason: 'they come from all sides, and they mean well.',
    })
  }
  for (const { sober, tempting, from } of contrastsOf(reading)) {
    const left = asActivity(sober)
    const right = asActivity(tempting)
    // A lone verb has lost what it was about.
    if (!left || !right || (from !== 'intent' && from !== 'instead') || !right.includes(' ')) continue
    fills.push({
      words: { a: left, b: 'Guilt', d: right, c: 'Me' },
      fit: 0.9,
      reason: 'all of them would like to hold you.',
    })
  }
  const isThing = reading.register === 'dreaded-topic' && reading.kind === 'noun'
  const thing = isThing ? asActivity(reading.phrase) : null
  if (thing) {
    fills.push({
      words: { a: 'Yesterday’s dishes', b: thing, d: 'A small headache', c: 'Me, just sitting here' },
      fit: 0.8,
      reason: 'it loves you and has brought friends.',
    })
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const everywhere = relationOf(reading, 'everywhere')
  if (!everywhere) return []
  const thing = asCaption(everywhere.thing)
  const words = { a: thing, b: `Even more ${inline(thing)}`, d: `More ${inline(thing)}`, c: 'Me' }
  const fit = everywhere.whole ? 1.24 : 0.9
  return [{ words, fit, reason: 'they all found you, and they are fond of you.' }]
}

export const recipe: Recipe = {
  templateName: 'group-hug',
  reason: 'you are loved from three sides at once.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic) => topic.chains.map(([a, b, d]) => ({ a, b, d, c: 'Me, in the middle' })),
  standbys: [
    {
      words: { a: 'My worries', b: '{Thing}', d: 'A bill, with feelings', c: 'Me, at breakfast' },
      mood: 'bad',
    },
    { words: { a: 'Good advice', b: '{Thing}', d: 'More good advice', c: 'Me, who only sighed' } },
    {
      words: { a: '{text}', b: 'The weekend', d: 'My pyjamas', c: 'Me' },
      kinds: ['noun', 'gerund'],
      mood: 'good',
    },
    { words: { a: 'Joy', b: 'More joy', d: 'A brass band', c: 'My quiet evening' }, mood: 'good' },
    { words: { a: 'Fate', b: 'The weather', d: 'My left knee', c: 'My plans' }, mood: 'bad' },
    {
      words: { a: 'Person one', b: 'Person two', d: 'A third, singing', c: 'My personal space' },
      about: 'people',
    },
    { words: { a: 'Shame', b: 'Pride', d: 'A witness', c: 'Me' }, about: 'own' },
    {
      words: { a: '“Any minute now”', b: 'Hold music', d: 'A survey', c: 'My lunch break' },
      about: 'waiting',
    },
    {
      words: { a: 'Theory one', b: 'Theory two', d: 'A man with a podcast', c: 'The question' },
      kinds: ['question'],
    },
    {
      words: { a: '“As I said”', b: '“No offence”', d: '“Quick question”', c: 'My last nerve' },
      kinds: ['quote'],
    },

    { words: { a: 'Tea', b: 'A blanket', d: 'The cat', c: 'Me, after all that' }, isGentle: true },
    { words: { a: 'A friend', b: 'An old friend', d: 'Soup', c: 'Whoever needs it today' }, isGentle: true },
  ],
  foreign: {
    de: [{ a: 'Tee', b: 'Eine Decke', d: 'Die Katze', c: 'Ich, heute' }],
    fr: [{ a: 'Le thé', b: 'Un plaid', d: 'Le chat', c: 'Moi, ce soir' }],
    es: [{ a: 'Un té', b: 'Una manta', d: 'El gato', c: 'Yo, hoy' }],
    it: [{ a: 'Un tè', b: 'Una coperta', d: 'Il gatto', c: 'Io, oggi' }],
    pt: [{ a: 'Um chá', b: 'Uma manta', d: 'O gato', c: 'Eu, hoje' }],
    nl: [{ a: 'Thee', b: 'Een deken', d: 'De kat', c: 'Ik, vandaag' }],
    '*': [{ a: '♥', b: '♥♥', d: '♥♥♥', c: '…' }],
  },
}
