import type { Words } from '../../core/writer/book'
import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, inline } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const fourth = ['All of it, at once', 'Calling it a lifestyle']

function rows([level1 = '', level2 = '', level3 = '', level4 = '']: readonly string[]): Words {
  return { level1, level2, level3, level4 }
}

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const list = relationOf(reading, 'list') ?? relationOf(reading, 'steps')
  const items = list?.items ?? []
  const header = list?.type === 'list' ? (list.lead ?? undefined) : undefined
  const isList = list?.type === 'list'
  // Of five the fourth would be missing, and the last may speak of it.
  if (items.length === 4) {
    fills.push({
      words: rows(items),
      header,
      fit: isList ? 1.4 : 1.1,
      reason: 'you climb, and it never gets wiser.',
    })
  } else if (items.length === 3 && isList && reading.isEnglish && reading.register === 'list') {
    for (const last of fourth) {
      fills.push({
        words: rows([...items, last]),
        header,
        fit: 1.2,
        reason: 'you had three steps and found a fourth.',
      })
    }
  }
  if (!reading.isEnglish) return fills
  for (const { sober, tempting, from } of contrastsOf(reading)) {
    const duty = asActivity(sober)
    const prize = asActivity(tempting)
    if (from === 'versus' || from === 'choice' || !duty || !prize || !/^[A-Z][a-z]+ing\b/.test(duty)) continue
    fills.push(
      {
        words: rows([
          duty,
          `Thinking about ${inline(duty)}`,
          `Telling everyone about ${inline(duty)}`,
          prize,
        ]),
        fit: 1.2,
        reason: 'you thought about it so hard that it did not happen.',
      },
      {
        words: rows([duty, `Making a schedule for ${inline(duty)}`, 'Colouring in the schedule', prize]),
        fit: 1.2,
        reason: 'the plan was beautiful, the deed was another.',
      },
    )
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const thing = relationOf(reading, 'recursion')?.thing
  if (!thing) return []
  return [
    {
      words: rows([
        `One ${thing}`,
        `A second ${thing}, about the first`,
        `A third ${thing}, to plan the second`,
        reading.text,
      ]),
      fit: 1.28,
      reason: 'you went on until it came round again.',
    },
  ]
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
