/** A run of text that stays on one line. */
export interface BreakUnit {
  text: string
  /** A space stands before it when it is not the first of its line. */
  spaced: boolean
}

// Scripts written without spaces: a line may end between any two words.
const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Extended_Pictographic}]/u
// Characters that may not begin a line (closing punctuation, small kana, marks of length), and that may not end one.
const sticksToPrevious =
  /^[\p{Pe}\p{Pf}\p{M}!?.,:;%°…·'’"”»ー々、。，．：；！？～〜ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ‼⁇⁈⁉\u200d]/u
const sticksToNext = /[\p{Ps}\p{Pi}¿¡#@$€£¥«‘“]$/u
const closingOnly = /^[\p{Pe}\p{Pf}!?:;.,…»%]+$/u
const openingOnly = /^[\p{Ps}\p{Pi}¿¡«]+$/u
// A line may end after these when three letters or more stand on both sides: "self-esteem", not "e-mail".
const breakAfterDash = /(?<=[\p{L}\p{N}]{3}[-–—/])(?=[\p{L}\p{N}]{3})/u

// One language for all: the dictionaries go by script, and the host's language must not move a break.
const wordSegmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** The unbreakable runs of one line of clean text, in order. */
export function breakUnits(line: string): BreakUnit[] {
  const units: BreakUnit[] = []
  for (const word of line.split(' ')) {
    if (word === '') continue
    const previous = units.at(-1)
    // "Quoi ?" and "« Quoi »" have spaces that no line may end at.
    if (previous && (closingOnly.test(word) || openingOnly.test(previous.text))) {
      previous.text += ` ${word}`
      continue
    }
    for (const [index, text] of splitWord(word).entries()) units.push({ text, spaced: index === 0 })
  }
  return units
}

function splitWord(word: string): string[] {
  if (!unspacedScript.test(word)) return word.split(breakAfterDash)
  const parts: string[] = []
  for (const { segment } of wordSegmenter.segment(word)) {
    const previous = parts.at(-1)
    if (previous === undefined || !mayBreakBetween(previous, segment))
      parts.push((parts.pop() ?? '') + segment)
    else parts.push(segment)
  }
  return parts
}

function mayBreakBetween(before: string, after: string): boolean {
  if (sticksToPrevious.test(after) || sticksToNext.test(before)) return false
  return unspacedScript.test(before.slice(-2)) || unspacedScript.test(after.slice(0, 2))
}
