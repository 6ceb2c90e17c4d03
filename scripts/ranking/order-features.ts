import type { WrittenMeme } from '@/core/writer/written-meme'

/** A meme as readers see it, with the text that it was made from. */
export type ReadMeme = Pick<WrittenMeme, 'templateName' | 'words' | 'header'> & { text: string }

const stopWords = new Set(
  `the a an of to and in is it i my me you for on that this with at be was are we he she they not no so but or as by
  from have has had do did`.split(/\s+/),
)
/** Words of a text up to these numbers make it bare, short or middle. */
const wordsMax = { bare: 3, short: 10, middle: 20 } as const

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []
const folded = (text: string) => wordsOf(text).join(' ')

/** The sum of what was learnt about the features of a meme. */
export function readerScoreOf(meme: ReadMeme, weights: ReadonlyMap<string, number>): number {
  return orderFeatures(meme).reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0)
}

/** Facts of a meme before anybody sees it: its template, the place and length of the user's text, our lines. */
export function orderFeatures({ text, templateName, words, header }: ReadMeme): string[] {
  const lines = Object.values(words)
  const whole = folded(text)
  const isPasted = lines.some((line) => line !== '' && folded(line) === whole)
  const place = header !== undefined ? 'above' : isPasted ? 'pasted' : 'own'
  const length = lengthOf(text)
  const told = new Set(contentWords([text]))
  const content = contentWords(lines)
  const share = content.filter((word) => told.has(word)).length / Math.max(1, content.length)
  const longest = Math.max(0, ...lines.map((line) => wordsOf(line).length))
  const own = lines.map(folded).filter((line) => line !== '' && !whole.includes(line))
  return [
    `place ${place}`,
    `template ${templateName}`,
    `template ${templateName} ${place}`,
    `template ${templateName} ${length}`,
    `share ${Math.floor(share * 4)}`,
    `text ${length} ${place}`,
    `longest ${Math.min(5, Math.floor(longest / 4))}`,
    `slots ${lines.length}`,
    ...(text.includes('?') ? [`question ${place}`] : []),
    ...(own.some((line) => /\d/.test(line)) ? ['number'] : []),
    ...own.map((line) => `line ${line}`),
  ]
}

function contentWords(lines: readonly string[]): string[] {
  return lines.flatMap(wordsOf).filter((word) => !stopWords.has(word))
}

function lengthOf(text: string): string {
  const count = wordsOf(text).length
  if (count <= wordsMax.bare) return 'bare'
  if (count <= wordsMax.short) return 'short'
  return count <= wordsMax.middle ? 'middle' : 'long'
}
