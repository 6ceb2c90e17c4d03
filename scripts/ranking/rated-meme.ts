import { readFileSync } from 'node:fs'
import type { ReadMeme } from './order-features'

/** A meme as a reader of `docs/ratings` marked it. */
export interface RatedMeme extends ReadMeme {
  /** Memes with the same key were made from the same text in the same round. */
  textKey: string
  /** Place in the order in which the writer gave it, from 1. */
  place: number
  /** 0 broken, 1 flat, 2 good; the mean where two readers marked it. */
  rating: number
}

/**
 * Reads a sheet of one reader (last columns `rating`, `reason`) or of two (`first` … `second-specific`).
 * @see docs/ratings/README.md
 */
export function readRatedMemes(file: string): RatedMeme[] {
  const [head = '', ...rows] = readFileSync(file, 'utf8').trimEnd().split('\n')
  const columns = head.split('\t')
  return rows.map((row) => {
    const cells = row.split('\t')
    const cell = (name: string) => cells[columns.indexOf(name)] ?? ''
    const marks = columns.includes('rating') ? [cell('rating')] : [cell('first'), cell('second')]
    const said = cell('meme').split(' | ')
    const header = said.find((part) => part.startsWith('above: '))?.slice('above: '.length)
    return {
      textKey: `${file} ${cell('number')}`,
      text: cell('text'),
      place: Number(cell('rank')),
      templateName: cell('template'),
      words: Object.fromEntries(
        said
          .filter((part) => !part.startsWith('above: '))
          .map((part, at) => [String(at), part.replace(/^[\w-]+: /, '')]),
      ),
      header,
      rating: marks.reduce((sum, mark) => sum + Number(mark), 0) / marks.length,
    }
  })
}

/** The memes of each text together. */
export function byText(memes: readonly RatedMeme[]): RatedMeme[][] {
  const groups = new Map<string, RatedMeme[]>()
  for (const meme of memes) groups.set(meme.textKey, [...(groups.get(meme.textKey) ?? []), meme])
  return [...groups.values()]
}
