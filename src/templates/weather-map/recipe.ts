import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { asActivity, asCaption } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const list = relationOf(reading, 'list')
  const [mon, wed, fri] = list?.items ?? []
  if (list?.items.length === 3 && mon && wed && fri && list.lead) {
    fills.push({
      words: { mon, wed, fri, line: list.lead },
      fit: 1,
      reason: 'you should pack for all three.',
    })
  }
  if (!reading.isEnglish) return fills
  const steps = relationOf(reading, 'steps')
  const [first, second, third, ...others] = steps?.items ?? []
  if (first && second && third) {
    fills.push({
      words: { mon: first, wed: second, fri: others.at(-1) ?? third, line: 'The outlook, step by step' },
      fit: 1.1,
      reason: 'you could have seen it coming on the map.',
    })
  }
  const waiting = relationOf(reading, 'waiting')
  if (waiting) {
    fills.push({
      words: {
        mon: 'No sign of it',
        wed: 'No sign, and wind',
        fri: 'Silence in all regions',
        line: asCaption(reading.phrase),
      },
      fit: 1,
      reason: 'the outlook for your patience is cloudy.',
    })
  }
  const people = relationOf(reading, 'people')
  const last = people?.who.words.at(-1)
  const areMany = last && (last.lemma !== last.text.toLowerCase() || last.lemma === 'people')
  if (people && areMany) {
    fills.push({
      words: {
        mon: 'A few of them',
        wed: 'Several, with opinions',
        fri: 'Me, indoors',
        line: asCaption(people.whole),
      },
      fit: 0.9,
      reason: 'they are moving in from the west.',
    })
  }
  const isThing = reading.register === 'dreaded-topic' && reading.kind === 'noun'
  const thing = isThing ? asActivity(reading.phrase) : null
  if (thing) {
    fills.push({
      words: { mon: 'First signs', wed: 'Everywhere at once', fri: 'I live here now', line: thing },
      fit: 0.85,
      reason: 'you may want an umbrella for this.',
    })
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'weather-map',
  reason: 'you can see it coming from here.',
  fill,
  fillFromTopic: (topic) =>
    topic.chains.map(([mon, wed, , fri]) => ({ mon, wed, fri, line: `This week: ${topic.name}` })),
  standbys: [
    {
      words: {
        mon: 'Traces of {thing}',
        wed: 'Gusts of {thing}',
        fri: 'No escape from {thing}',
        line: 'The outlook',
      },
    },
    { words: { mon: 'Hope', wed: 'Scattered hope', fri: 'Cheese on toast', line: '{text}' } },
    {
      words: { mon: 'Sighs', wed: 'Louder sighs', fri: 'A door, closed firmly', line: '{text}' },
      mood: 'bad',
    },
    {
      words: { mon: 'Dread', wed: 'Dread, with wind', fri: 'Somebody brings cake', line: '{text}' },
      mood: 'bad',
    },
    {
      words: { mon: 'Smiling', wed: 'Telling everyone', fri: 'They are avoiding me', line: '{text}' },
      mood: 'good',
    },
    {
      words: { mon: '“Probably”', wed: '“It depends”', fri: '“Ask me on Monday”', line: '{text}' },
      kinds: ['question'],
    },
    {
      words: { mon: 'They arrive', wed: 'They stay', fri: 'They ask for the password', line: '{text}' },
      about: 'people',
    },
    {
      words: { mon: 'Nobody noticed', wed: 'Still nobody', fri: 'Everybody, at once', line: '{text}' },
      about: 'own',
    },
    {
      words: { mon: 'Soon', wed: 'Very soon', fri: '“Soon” is not a date', line: '{text}' },
      about: 'waiting',
    },
    {
      words: { mon: 'Somebody says it', wed: 'Everybody repeats it', fri: 'It is on a mug', line: '{text}' },
      kinds: ['quote'],
    },
    { words: { mon: 'Plans', wed: 'Fewer plans', fri: 'Pyjamas', line: 'The week, in three pictures' } },

    {
      words: {
        mon: 'A storm',
        wed: 'A cow',
        fri: 'No further questions',
        line: 'I have read the map, and I am staying in',
      },
    },
    {
      words: { mon: 'Tea', wed: 'More tea', fri: 'A long, quiet walk', line: 'It clears up, slowly' },
      isGentle: true,
    },
    {
      words: { mon: 'One small step', wed: 'A rest', fri: 'A little sun', line: 'The outlook is kind' },
      isGentle: true,
    },
  ],
  foreign: {
    de: [{ mon: 'Hoffnung', wed: 'Weniger Hoffnung', fri: 'Käsebrot', line: '{text}' }],
    fr: [{ mon: 'De l’espoir', wed: 'Moins d’espoir', fri: 'Du fromage', line: '{text}' }],
    es: [{ mon: 'Esperanza', wed: 'Menos esperanza', fri: 'Una siesta', line: '{text}' }],
    it: [{ mon: 'Speranza', wed: 'Meno speranza', fri: 'Una pizza', line: '{text}' }],
    pt: [{ mon: 'Esperança', wed: 'Menos esperança', fri: 'Um pastel', line: '{text}' }],
    nl: [{ mon: 'Hoop', wed: 'Minder hoop', fri: 'Een broodje kaas', line: '{text}' }],
    '*': [{ mon: '?', wed: '!', fri: '…', line: '{text}' }],
  },
}
