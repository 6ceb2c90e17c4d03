import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { asCaption, asQuote, inline, withoutI } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

/** Deeds of one's own that somebody will ask about. */
const mischief = /^(?:deleted|broke|ate|clicked|forgot|lost|lied|spilled|ignored|skipped|pushed|wore)\b/i

function fill(reading: Reading): Fill[] {
  if (!reading.isEnglish) return []
  const fills: Fill[] = []
  const people = relationOf(reading, 'people')
  if (people) {
    for (const [shield, safe] of [
      ['A polite smile', 'What I actually think'],
      ['My headphones', 'My peace of mind'],
    ] as const) {
      fills.push({
        words: { arrows: asCaption(people.whole), shield, safe },
        fit: 1.05,
        reason: 'you smile, and nothing gets through.',
      })
    }
  }
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { arrows: asCaption(saidDid.deed), shield: asQuote(saidDid.said), safe: 'Their conscience' },
      fit: 0.9,
      reason: 'the nice words take all the arrows.',
    })
  }
  const waiting = relationOf(reading, 'waiting')
  if (waiting) {
    fills.push({
      words: {
        arrows: 'My messages, one per hour',
        shield: '“We will get back to you”',
        safe: 'Whoever could answer',
      },
      fit: 0.9,
      reason: 'you shoot, and somebody naps in peace.',
    })
  }
  const deed = withoutI(reading.phrase)
  if (mischief.test(deed) && !deed.includes('. ')) {
    fills.push({
      words: {
        arrows: 'Questions',
        shield: '“I have no idea who did that”',
        safe: `Me, who ${inline(deed)}`,
      },
      fit: 0.85,
      reason: 'you will sleep soundly behind that.',
    })
  }
  const list = relationOf(reading, 'list')
  const [first, ...others] = list?.items ?? []
  if (list && first && others.length >= 2 && !/^me$/i.test(first)) {
    fills.push({
      words: {
        arrows: [first, ...others.slice(0, 2).map(inline)].join(', '),
        shield: 'Me, before coffee',
        safe: 'Everyone else',
      },
      header: list.lead ?? undefined,
      fit: 0.8,
      reason: 'you catch them all, and nobody looks up.',
    })
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'silent-shield',
  reason: 'you take the arrows, somebody else the nap.',
  fill,
  fillFromTopic: (topic) =>
    topic.chases.map(([safe, arrows], index) => ({
      arrows,
      shield: index % 2 ? 'My best smile' : 'One cup of coffee',
      safe,
    })),
  standbys: [
    { words: { arrows: '{Thing}, all of it', shield: 'The mute button', safe: 'My good mood' }, mood: 'bad' },
    { words: { arrows: 'Questions about {thing}', shield: '“Ask my colleague”', safe: 'Me, at my desk' } },
    { words: { arrows: '{text}', shield: 'A second coffee', safe: 'My inner child' }, mood: 'bad' },
    {
      words: { arrows: '{text}', shield: 'Airplane mode', safe: 'My Sunday' },
      mood: 'bad',
      kinds: ['noun', 'gerund', 'clause'],
    },
    { words: { arrows: 'Reality', shield: 'Cake', safe: 'Me, celebrating' }, mood: 'good' },
    { words: { arrows: 'Facts', shield: 'A confident voice', safe: 'My opinion' }, kinds: ['question'] },
    { words: { arrows: '{text}', shield: '“Interesting”', safe: 'My actual opinion' }, kinds: ['quote'] },
    { words: { arrows: 'The evidence', shield: 'The dog', safe: 'Me, chewing' }, about: 'own' },
    { words: { arrows: 'Small talk', shield: 'A very large book', safe: 'My commute' }, about: 'people' },
    { words: { arrows: 'Minutes, hours, days', shield: 'Snacks', safe: 'My hope' }, about: 'waiting' },

    { words: { arrows: 'A long day', shield: 'Somebody who made soup', safe: 'Me' }, isGentle: true },
    { words: { arrows: 'The cold', shield: 'Grandma’s blanket', safe: 'All of us' }, isGentle: true },
  ],
  foreign: {
    de: [{ arrows: '{text}', shield: 'Kopfhörer', safe: 'Meine gute Laune' }],
    fr: [{ arrows: '{text}', shield: 'Mes écouteurs', safe: 'Ma bonne humeur' }],
    es: [{ arrows: '{text}', shield: 'Mis auriculares', safe: 'Mi buen humor' }],
    it: [{ arrows: '{text}', shield: 'Le mie cuffie', safe: 'Il mio buonumore' }],
    pt: [{ arrows: '{text}', shield: 'Os meus fones', safe: 'O meu bom humor' }],
    nl: [{ arrows: '{text}', shield: 'Mijn koptelefoon', safe: 'Mijn goede humeur' }],
    '*': [{ arrows: '{text}', shield: '…', safe: '?' }],
  },
}
