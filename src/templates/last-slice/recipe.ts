import type { Words } from '../../core/writer/book'
import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asLabel } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const rivalMaxChars = 48

function scramble(prize: string, h1: string, h2: string, h3: string): Words {
  return { prize, h1, h2, h3 }
}

/** Third parties in a quarrel of two. */
const arbiters = ['A man with a petition', 'Somebody’s uncle', 'The comments'] as const
const thirds = ['Sleep', 'Whoever shouts first', 'A nap, for no reason'] as const

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const list = relationOf(reading, 'list')
  const [h1, h2, h3] = list?.items ?? []
  if (list?.items.length === 3 && h1 && h2 && h3) {
    fills.push({
      words: scramble(list.lead ?? (reading.isEnglish ? 'My one free hour' : '1×'), h1, h2, h3),
      fit: list.lead ? 1.02 : 0.9,
      reason: 'you named them all, and there is only one.',
    })
  }
  if (!reading.isEnglish) return fills
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const isPair = from === 'versus' || from === 'choice'
    const first = isPair ? asCaption(sober) : asActivity(sober)
    const second = isPair ? asCaption(tempting) : asActivity(tempting)
    if (!first || !second || Math.max(first.length, second.length) > rivalMaxChars) continue
    const prize =
      from === 'versus' ? 'The last word' : who === reading.me ? 'My one free hour' : 'The only thing left'
    for (const third of from === 'versus' ? arbiters : thirds) {
      fills.push({
        words: scramble(prize, first, second, third),
        fit: from === 'versus' ? 1.04 : 0.9,
        reason: 'you cannot feed both of them.',
      })
    }
  }
  const people = relationOf(reading, 'people')
  const crowd = people && asLabel(people.who, rivalMaxChars)
  if (people && crowd && !reading.isOwn) {
    fills.push({
      words: scramble('My last nerve', crowd, 'The printer', 'One unknown number'),
      header: reading.text,
      fit: 0.98,
      reason: 'you had one nerve left, and they know it.',
    })
  }
  const waiting = relationOf(reading, 'waiting')
  const thing = waiting && asLabel(waiting.thing, rivalMaxChars)
  if (waiting && thing?.includes(' ')) {
    fills.push({
      words: scramble('My patience, final piece', thing, 'A hold melody', 'A loading circle'),
      header: reading.text,
      fit: 0.86,
      reason: 'you have a crumb of patience left.',
    })
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
