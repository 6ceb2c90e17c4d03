import { stillName } from '../../template/in-shown-order'
import { gladRegisters, type SubjectLine } from '../book'
import { memoize } from '../memoize'
import { contentWords } from '../read/content-words'
import type { Reading } from '../read/reading'
import type { Draft } from '../render/draft'

/**
 * Readers found jokes the better, the more of the text their subject accounts for (see `toldShare`) and the more of its
 * words come back in the line.
 */
const fitOf = { least: 0.8, share: 0.65, echo: 0.06 } as const
const echoesMax = 2
/** Below it, the words that named the subject were beside the point in every third text. */
const shareMin = 0.15
/** Lines for just this kind of news, or for another word of the text, are the closest. */
const closer = { mood: 0.1, needs: 0.2 } as const

/**
 * Jokes about the subjects that the text names. They stand without the text. Of a subject that it only mentions, those
 * alone that another word of the text confirms.
 */
export function fillsFromSubjects(templateName: string, reading: Reading): Draft[] {
  const still = stillName(templateName)
  return reading.subjects.flatMap(({ subject, isPoint, share, lines }) =>
    lines
      .filter(
        ({ line: { template, mood, needs } }) =>
          template === still &&
          ((isPoint && share >= shareMin && (!subject.wide || reading.isBare)) || needs) &&
          (mood === undefined || mood === newsOf(reading)),
      )
      .map(({ line, echoes }) => ({
        words: line.words,
        isOpen: false,
        subject: subject.name,
        fit:
          fitOf.least +
          fitOf.share * share +
          fitOf.echo * Math.min(echoes, echoesMax) +
          (line.mood ? closer.mood : 0) +
          (line.needs ? closer.needs : 0),
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
