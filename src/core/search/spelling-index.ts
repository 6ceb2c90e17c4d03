/** Finds the word that a misspelt one was meant to be. */
export interface SpellingIndex {
  /**
   * The word at the smallest distance, or null when none is near enough. Ties go to the word that begins and ends most
   * like it ("awkard" is "awkward", not "award"), then to the one that came first.
   */
  nearest(word: string): { word: string; distance: number } | null
}

interface KnownWord {
  word: string
  place: number
  letters: number
}

/** Fewest letters of a word whose misspelling can be told from another word. */
const lettersMin = 4

/** Letters that may differ: in short words one, because one more makes another word. */
function distanceMax(letters: number): number {
  if (letters <= 5) return 1
  return letters <= 11 ? 2 : 3
}

/**
 * Looks through every word of about the same length. What letters a word has at all is kept as bits, and rules out
 * all but a few before a distance is measured: no table has to be built for it.
 *
 * @param words folded, each once; the more likely ones first
 */
export function createSpellingIndex(words: Iterable<string>): SpellingIndex {
  const byLength: KnownWord[][] = []
  let place = 0
  for (const word of words) {
    if (word.length < lettersMin || word.length > lettersMax) continue
    byLength[word.length] ??= []
    byLength[word.length]?.push({ word, place: place++, letters: lettersOf(word) })
  }
  return {
    nearest(word) {
      if (word.length < lettersMin || word.length > lettersMax - 3) return null
      const reach = distanceMax(word.length)
      return nearestOf(word, byLength.slice(Math.max(0, word.length - reach), word.length + reach + 1))
    },
  }
}

/** A bit for each letter that occurs; letters of other alphabets share bits with each other. */
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

/** True if at most `count` bits are set. */
function hasAtMost(bits: number, count: number): boolean {
  let left = bits
  for (let removed = 0; left !== 0; removed++) {
    if (removed === count) return false
    left &= left - 1
  }
  return true
}

/** Words of about the same length with about the same letters. */
function likelyOf(word: string, byLength: readonly KnownWord[][]): KnownWord[] {
  const letters = lettersOf(word)
  const reach = distanceMax(word.length)
  const likely: KnownWord[] = []
  for (const known of byLength) {
    for (const candidate of known ?? []) {
      const missing = letters & ~candidate.letters
      const added = candidate.letters & ~letters
      if (hasAtMost(missing, reach) && hasAtMost(added, reach)) likely.push(candidate)
    }
  }
  return likely
}

function nearestOf(word: string, byLength: readonly KnownWord[][]): ReturnType<SpellingIndex['nearest']> {
  const distanceOf = createDistance(distanceMax(word.length))
  let nearest: KnownWord | null = null
  // Half a letter more for another first letter: people get the first one right.
  let least = distanceMax(word.length) + 0.25
  for (const candidate of likelyOf(word, byLength)) {
    const penalty = candidate.word[0] === word[0] ? 0 : 0.5
    const distance = distanceOf(word, candidate.word) + penalty
    const isNearer = distance < least || (distance === least && nearest && isLiker(word, candidate, nearest))
    if (!isNearer || !isLikely(word, candidate.word, distance)) continue
    least = distance
    nearest = candidate
  }
  return nearest && { word: nearest.word, distance: least }
}

function isLiker(word: string, candidate: KnownWord, other: KnownWord): boolean {
  const more = lettersAlike(word, candidate.word) - lettersAlike(word, other.word)
  return more > 0 || (more === 0 && candidate.place < other.place)
}

/** Letters that two words share from their beginnings, and from their ends. */
function lettersAlike(first: string, second: string): number {
  let before = 0
  while (before < first.length && first[before] === second[before]) before++
  let after = 0
  while (after < first.length && first.at(-1 - after) === second.at(-1 - after)) after++
  return before + after
}

/** Two letters of a short word make another word easily, so it must sound alike: "unfare" is not "united". */
function isLikely(word: string, candidate: string, distance: number): boolean {
  return distance < 2 || word.length > 7 || consonantsOf(word) === consonantsOf(candidate)
}

function consonantsOf(word: string): string {
  return word.replace(/[aeiouyhw]/g, '').replace(/(.)\1+/g, '$1')
}

/** No word that is written down is longer. */
const lettersMax = 60
const far = 255

/**
 * Letters to insert, drop, change or swap with their neighbour (optimal string alignment); measured along the diagonal
 * only, because nobody asks how far a word is that is too far.
 */
function createDistance(reach: number): (first: string, second: string) => number {
  let before = new Uint8Array(lettersMax + 1)
  let above = new Uint8Array(lettersMax + 1)
  let row = new Uint8Array(lettersMax + 1)
  return (first, second) => {
    for (let j = 0; j <= second.length; j++) above[j] = j
    for (let i = 1; i <= first.length; i++) {
      const from = Math.max(1, i - reach)
      const to = Math.min(second.length, i + reach)
      row.fill(far)
      row[0] = i
      let least = from === 1 ? i : far
      for (let j = from; j <= to; j++) {
        const isSame = first[i - 1] === second[j - 1]
        const isSwap = i > 1 && j > 1 && first[i - 1] === second[j - 2] && first[i - 2] === second[j - 1]
        const edited = Math.min(
          (above[j] ?? far) + 1,
          (row[j - 1] ?? far) + 1,
          (above[j - 1] ?? far) + (isSame ? 0 : 1),
        )
        const cell = Math.min(far, edited, isSwap ? (before[j - 2] ?? far) + 1 : far)
        row[j] = cell
        least = Math.min(least, cell)
      }
      if (least > reach) return far
      const oldest = before
      before = above
      above = row
      row = oldest
    }
    return above[second.length] ?? far
  }
}
