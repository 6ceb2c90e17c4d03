import type { Words } from '../../core/writer/book'
import type { Fill } from '../../core/writer/offer/recipe'
import { asCaption, inline, withoutI } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const clueMaxChars = 32
const theoryMaxChars = 70

function board(theory: string, [c1 = '', c2 = '', c3 = '']: readonly string[]): Words {
  return { theory, c1, c2, c3 }
}

const fits = ({ theory = '', ...clues }: Words) =>
  theory.length <= theoryMaxChars && Object.values(clues).every((clue) => clue.length <= clueMaxChars)

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const list = relationOf(reading, 'steps') ?? relationOf(reading, 'list')
  const items = list?.items ?? []
  const lead = list?.type === 'list' ? (list.lead ?? undefined) : undefined
  const add = (words: Words, fit: number, reason: string, header?: string) =>
    fits(words) && fills.push({ words, header, fit, reason })
  if (items.length >= 4) {
    add(board(items.at(-1) ?? '', items.slice(0, 3)), 1.1, 'you have joined all the dots, and more.', lead)
  }
  if (!reading.isEnglish) return fills
  if (items.length === 3)
    add(board('It all connects', items), 1.05, 'you see it, and nobody else does.', lead)
  const people = relationOf(reading, 'people')
  if (people) {
    const clues = ['The look', 'The other look', 'A sigh']
    add(board(asCaption(people.whole), clues), 0.9, 'you have been watching them for weeks.')
  }
  const waiting = relationOf(reading, 'waiting')
  if (waiting) {
    const clues = ['Seen at 14:02', 'Typing…', 'Not typing']
    add(board(asCaption(reading.phrase), clues), 0.95, 'you have had time to think about it.')
  }
  if (reading.kind === 'question') {
    const clues = ['A receipt', 'A wet umbrella', 'The cat knows']
    add(board(reading.text, clues), 0.95, 'you asked, and then you bought string.')
  }
  const deed = withoutI(reading.phrase)
  if (deed !== asCaption(reading.phrase) && reading.mood === 'bad') {
    const clues = ['A small doubt', 'A second opinion', 'A horoscope']
    add(board(`Why I ${inline(deed)}`, clues), 0.85, 'you have an explanation with string.')
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const doubt = relationOf(reading, 'doubt')
  if (!doubt || doubt.isMocking) return []
  const words = board(asCaption(doubt.claim), ['They smiled', 'They said “trust me”', 'They left early'])
  return fits(words) ? [{ words, fit: 1.2, reason: 'you do not believe a word, and have string.' }] : []
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
