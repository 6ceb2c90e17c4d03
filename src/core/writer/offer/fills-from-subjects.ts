import { stillName } from '../../template/in-shown-order'
import { gladRegisters, type SubjectLine } from '../book'
import { memoize } from '../memoize'
import { contentWords } from '../read/content-words'
import type { Reading } from '../read/reading'
import type { Draft } from '../render/draft'

/** Verified jokes about what the text names: above every line that would suit another text as well. */
const fitOfFirst = 1.2
/** The second subject of a text is less its point than the first. */
const nextPenalty = 0.12
/** Lines for just this kind of news, or for another word of the text, are the closest: hardly one was broken. */
const closer = { mood: 0.2, needs: 0.4 } as const

/**
 * Jokes about the subjects that the text names. They stand without the text. Of a subject that it only mentions, those
 * alone that another word of the text confirms.
 */
export function fillsFromSubjects(templateName: string, reading: Reading): Draft[] {
  const still = stillName(templateName)
  return reading.subjects.flatMap(({ subject, isPoint, lines }, rank) =>
    lines
      .filter(
        ({ template, mood, needs }) =>
          template === still &&
          ((isPoint && (!subject.wide || reading.isBare)) || needs) &&
          (mood === undefined || mood === newsOf(reading)),
      )
      .map((line) => ({
        words: line.words,
        isOpen: false,
        subject: subject.name,
        fit:
          fitOfFirst - rank * nextPenalty + (line.mood ? closer.mood : 0) + (line.needs ? closer.needs : 0),
        reason: subject.reason,
        says: saidBy(line),
      })),
  )
}

const saidBy = memoize(({ words }: SubjectLine) => contentWords(words))

/** Good or bad news, as far as a reader would be sure of it. */
function newsOf({ register, mood }: Reading): Reading['mood'] {
  if (gladRegisters.has(register)) return 'good'
  if (register === 'trouble' || register === 'dreaded-topic') return 'bad'
  return register === 'oddity' ? mood : 'neutral'
}
