import type { Fill } from '../../core/writer/offer/recipe'
import { asActivity, asCaption } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

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

export const recipe: RecipeRules = {
  fill,
}
