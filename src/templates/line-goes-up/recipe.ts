import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asCaption, asHeader, asQuote, withoutI } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const ownLabels = [
  'Personal growth',
  'Leadership',
  'Self-knowledge',
  'A learning journey',
  'Career highlight',
]
const insteadLabels = ['Efficiency', 'Priorities', 'Innovation', 'Work smarter']
const logicLabels = ['Strategy', 'Problem solved']

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const renaming = relationOf(reading, 'renaming')
  if (renaming) {
    fills.push({
      words: { top: asCaption(renaming.thing), bottom: asQuote(renaming.name) },
      header: asHeader(renaming.who),
      fit: 1.4,
      reason: 'a proud new name makes the line go up.',
    })
  }
  const report = relationOf(reading, 'said-did')
  const saidDid = report?.isSpeakers ? report : undefined
  if (saidDid) {
    fills.push({
      words: { top: asCaption(saidDid.deed), bottom: asQuote(saidDid.said) },
      fit: 1.2,
      reason: 'the deed is small, the words are growing.',
    })
  }
  if (!reading.isEnglish) return fills
  const push = (top: string, labels: readonly string[], fit: number, reason: string) => {
    for (const bottom of labels) fills.push({ words: { top, bottom }, fit, reason })
  }
  if (contrastsOf(reading).some(({ from }) => from === 'instead')) {
    push(reading.text, insteadLabels, 1, 'you call the shortcut a method.')
  }
  if (relationOf(reading, 'condition'))
    push(reading.text, logicLabels, 1.1, 'your logic is flawless, in its way.')
  const isOwnDeed =
    /^i(?:'ve)? \w/i.test(reading.phrase.text) && (reading.kind === 'clause' || reading.kind === 'story')
  if (isOwnDeed) push(withoutI(reading.phrase), ownLabels, 0.95, 'you did it and gave it a good name.')
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const rarely = relationOf(reading, 'rarely')
  if (!rarely) return []
  return ['My signature move', 'Brand consistency'].map((bottom) => ({
    words: { top: asCaption(rarely.exception), bottom },
    header: asCaption(rarely.rule),
    fit: 1.25,
    reason: 'you do it seldom, but you do it well.',
  }))
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
