import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCommand, asQuote } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const ideaMaxChars = 35
const exits = ['Now works remotely', 'Open-door policy', '“She wanted to travel”']

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const turns = relationOf(reading, 'dialogue')?.turns ?? []
  const [first, second, third, fourth] = turns
  if (first && second && third && fourth) {
    fills.push({
      words: { boss: first.line, a: second.line, b: third.line, c: fourth.line },
      fit: 1.05,
      reason: 'the last one to speak has a spring under her.',
    })
  }
  if (!reading.isEnglish) return fills
  const list = relationOf(reading, 'list')
  const [a, b, c] = list?.items ?? []
  if (list?.items.length === 3 && list.lead && a && b && c) {
    fills.push({
      words: { boss: list.lead, a, b, c, exit: exits[0] ?? '' },
      fit: 0.9,
      reason: 'you had three ideas, one too many.',
    })
  }
  if (reading.kind === 'question') {
    const answers = [
      ['Form a committee', 'Rename it', 'Answer the question'],
      ['Blame the weather', 'A motivational poster', 'Ask whoever knows'],
    ] as const
    answers.forEach(([bad, worse, good], index) => {
      fills.push({
        words: { boss: reading.text, a: bad, b: worse, c: good, exit: exits[index] ?? '' },
        fit: 1.05,
        reason: 'you asked for ideas, and one was good.',
      })
    })
  }
  for (const { sober, tempting, from } of contrastsOf(reading)) {
    const sensible = asCommand(sober)
    const foolish = asCommand(tempting) ?? asActivity(tempting)
    // A lone verb has lost what it was about.
    if (!sensible || !foolish || (from !== 'intent' && from !== 'instead') || !foolish.includes(' ')) continue
    fills.push({
      words: {
        boss: 'So, what is the plan?',
        a: foolish,
        b: 'That, but twice',
        c: sensible,
        exit: exits[2] ?? '',
      },
      fit: 1,
      reason: 'you voted, and sense is out of the window.',
    })
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const request = relationOf(reading, 'request')
  if (!request) return []
  return [
    {
      words: {
        boss: `Somebody wrote ${asQuote(request.wish.text)}. Ideas?`,
        a: 'A committee',
        b: 'A survey, in spring',
        c: 'We could just do it',
        exit: 'Just doing it',
      },
      fit: 1.34,
      reason: 'you asked, and they held a meeting about it.',
    },
  ]
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic) => {
    const ideas = topic.reactions.filter(
      (pair) => Math.max(...pair.map(({ length }) => length)) <= ideaMaxChars,
    )
    return ideas.map(([c, a], index) => ({
      boss: `Any ideas about ${topic.name}?`,
      a,
      b: ideas.length > 1 ? (ideas[(index + 1) % ideas.length]?.[1] ?? '') : 'That, but twice',
      c,
      exit: exits[index % exits.length] ?? '',
    }))
  },
}
