import { cleanText } from '../meme/clean-text'
import { graphemesOf } from '../text/graphemes'

/** How the parts of a concept stand to each other. */
export type ConceptShape = 'single' | 'versus' | 'and' | 'over' | 'change' | 'list'

export interface ConceptReading {
  shape: ConceptShape
  /** The whole, short enough for one label; never empty. */
  label: string
  /** The concept's own words: two for a pair, three to five for a list, none otherwise. */
  parts: string[]
}

/** Graphemes. */
const labelMax = 56
const partMax = 26

// Each names two parts and nothing else around them.
const pairs: readonly (readonly [ConceptShape, RegExp])[] = [
  ['change', /^from (.+?) (?:to|into) (.+)$/iu],
  ['change', /^(?:turn|turning|turns) (.+?) into (.+)$/iu],
  ['change', /^less (.+?),? (?:and )?more (.+)$/iu],
  ['change', /^(.+?) ?(?:→|⟶|⇒|->|=>) ?(.+)$/u],
  ['versus', /^(.+?),? (?:vs\.?|versus|or|against|gegen|contra|contre|oder) (.+)$/iu],
  ['over', /^(.+?) (?:over|beats|instead of|rather than|more than|>) (.+)$/iu],
  ['and', /^(.+?) ?(?:\+|&) ?(.+)$/u],
  ['and', /^(.+?) (?:and|meets|und|et|y) (.+)$/iu],
]

/**
 * Reads what a concept says about its parts, and makes labels of its own words; nothing is added.
 *
 * @param concept any text
 */
export function readConcept(concept: string): ConceptReading {
  const text = cleanText(concept).replace(/\s+/g, ' ').trim()
  const label = labelOf(text)
  const bare = text.replace(/[.!?…。！？]+$/u, '')
  const items = listItems(bare)
  if (items) return { shape: 'list', label, parts: items }
  for (const [shape, pattern] of pairs) {
    const found = pattern.exec(bare)
    const parts = found ? [partOf(found[1] ?? ''), partOf(found[2] ?? '')] : []
    if (parts.length > 0 && parts.every(isShort)) return { shape, label, parts }
  }
  return { shape: 'single', label, parts: [] }
}

function listItems(text: string): string[] | null {
  const items = text
    .split(/\s*[,;、，،؛|]\s*|\s+(?:→|->)\s+/u)
    .map((item) => partOf(item.replace(/^(?:and|or|&|then|und|y|et)\s+/iu, '')))
  const last = items.at(-1) ?? ''
  // "Plan, build and learn" has its last comma left out.
  const closing = items.length > 1 ? /^(.+) (?:and|&|or|und|y|et) (.+)$/iu.exec(last) : null
  const all = closing ? [...items.slice(0, -1), partOf(closing[1] ?? ''), partOf(closing[2] ?? '')] : items
  return all.length >= 3 && all.length <= 5 && all.every(isShort) ? all : null
}

function partOf(text: string): string {
  return capitalised(text.replace(/^[\s"'“”„«»(:,;–—-]+|[\s"'“”„«»):,;–—-]+$/gu, ''))
}

function isShort(part: string): boolean {
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(part) && graphemesOf(part).length <= partMax
}

function labelOf(text: string): string {
  if (text === '') return '…'
  const sentence = /^.{2,}?[.!?。！？](?=\s|$)/u.exec(text)?.[0] ?? text
  const graphemes = graphemesOf(sentence.replace(/\.$/u, ''))
  if (graphemes.length <= labelMax) return capitalised(graphemes.join(''))
  const cut = graphemes.slice(0, labelMax).join('')
  const atWord = cut.replace(/\s+\S*$/u, '')
  const kept = graphemesOf(atWord).length > labelMax / 2 ? atWord : cut
  return capitalised(`${kept.replace(/[\s,;:–—-]+$/u, '')}…`)
}

function capitalised(text: string): string {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0x20)
  const upper = first.toUpperCase()
  // "e-mail" becomes "E-mail", "iPhone" stays, and so does what has no single capital.
  if (upper.length !== first.length || /^\p{Ll}\p{Lu}/u.test(text)) return text
  return upper + text.slice(first.length)
}
