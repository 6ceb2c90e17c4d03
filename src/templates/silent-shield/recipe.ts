import type { Fill } from '../../core/writer/offer/recipe'
import { asCaption, asQuote, inline, withoutI } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

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

export const recipe: RecipeRules = {
  fill,
}
