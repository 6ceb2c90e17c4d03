import { functionWords } from '../../src/core/writer/read/english-forms'

/** The memes of one text, each as all that stands in it and above it. */
export interface WrittenText {
  text: string
  memes: readonly { template: string; lines: readonly string[] }[]
}

/** How alike the memes of different texts are. Shares are of all memes, 0..1. */
export interface Sameness {
  texts: number
  /** A line holds at least four fifths of the text's content words, of which there are four or more. */
  pasted: number
  /** A line of ours also stands under two other texts or more. */
  stock: number
  /** Templates that two texts share, on average. */
  overlap: number
  /** The template and the line of ours under most texts, and the share of texts. */
  mostUsedTemplate: { name: string; share: number }
  mostUsedLine: { line: string; share: number }
}

const pastedShare = 0.8
const pastedMinWords = 4
const stockMinTexts = 3

function wordsOf(line: string): Set<string> {
  const all =
    line
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(all.filter((word) => !functionWords.has(word)))
}

export function countSameness(rows: readonly WrittenText[]): Sameness {
  const texts = rows.map(({ text, memes }) => ({ words: wordsOf(text), memes }))
  const lineUses = new Map<string, number>()
  const templateUses = new Map<string, number>()
  for (const { words, memes } of texts) {
    for (const line of new Set(memes.flatMap(({ lines }) => ours(lines, words)))) count(lineUses, line)
    for (const name of new Set(memes.map(({ template }) => template))) count(templateUses, name)
  }
  const all = texts.flatMap(({ words, memes }) => memes.map(({ lines }) => ({ lines, words })))
  const share = (kind: (meme: (typeof all)[number]) => boolean) => all.filter(kind).length / all.length
  const [line, lineTexts] = highest(lineUses)
  const [name, templateTexts] = highest(templateUses)
  return {
    texts: rows.length,
    pasted: share(({ lines, words }) => lines.some((one) => holdsText(one, words))),
    stock: share(({ lines, words }) =>
      ours(lines, words).some((one) => (lineUses.get(one) ?? 0) >= stockMinTexts),
    ),
    overlap: overlapOf(texts.map(({ memes }) => new Set(memes.map(({ template }) => template)))),
    mostUsedTemplate: { name, share: templateTexts / rows.length },
    mostUsedLine: { line, share: lineTexts / rows.length },
  }
}

/** Lines with a content word that is not the text's; short labels ("Me") are nobody's. */
function ours(lines: readonly string[], text: ReadonlySet<string>): string[] {
  return lines.flatMap((line) => {
    const words = [...wordsOf(line)]
    return words.length > 1 && words.some((word) => !text.has(word)) ? [words.join(' ')] : []
  })
}

function holdsText(line: string, text: ReadonlySet<string>): boolean {
  if (text.size < pastedMinWords) return false
  const words = wordsOf(line)
  return [...text].filter((word) => words.has(word)).length >= pastedShare * text.size
}

function overlapOf(sets: readonly ReadonlySet<string>[]): number {
  let pairs = 0
  let shared = 0
  for (const [at, first] of sets.entries()) {
    for (const second of sets.slice(at + 1)) {
      pairs++
      for (const name of first) if (second.has(name)) shared++
    }
  }
  return pairs === 0 ? 0 : shared / pairs
}

function count(uses: Map<string, number>, key: string): void {
  uses.set(key, (uses.get(key) ?? 0) + 1)
}

function highest(uses: ReadonlyMap<string, number>): [string, number] {
  return [...uses].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0])
}
