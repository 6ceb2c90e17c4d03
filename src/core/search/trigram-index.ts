/** Finds the word that a misspelt one was meant to be. */
export interface TrigramIndex {
  /** The word at the smallest distance, or null when none is near enough. Ties go to the word that came first. */
  nearest(word: string): { word: string; distance: number } | null
}

/** Fewest letters of a word whose misspelling can be told from another word. */
const lettersMin = 4
/** Share of trigrams in common below which no distance is measured. */
const sharedMin = 0.2
const candidatesMax = 60

/** Letters that may differ: in short words one, because one more makes another word. */
function distanceMax(letters: number): number {
  if (letters <= 5) return 1
  return letters <= 11 ? 2 : 3
}

/** @param words folded; the more likely ones first */
export function createTrigramIndex(words: readonly string[]): TrigramIndex {
  const known = words.filter((word) => word.length >= lettersMin)
  const postings = new Map<string, number[]>()
  for (const [at, word] of known.entries()) {
    for (const trigram of trigramsOf(word)) {
      const list = postings.get(trigram)
      if (list) list.push(at)
      else postings.set(trigram, [at])
    }
  }
  return {
    nearest(word) {
      if (word.length < lettersMin) return null
      return nearestOf(word, candidatesOf(word, known, postings))
    },
  }
}

function trigramsOf(word: string): ReadonlySet<string> {
  const padded = `  ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

/** The words that share most trigrams with a misspelt one, most first; none whose length alone is too far. */
function candidatesOf(
  word: string,
  known: readonly string[],
  postings: ReadonlyMap<string, readonly number[]>,
): string[] {
  const trigrams = trigramsOf(word)
  const reach = distanceMax(word.length)
  const shared = new Map<number, number>()
  for (const trigram of trigrams) {
    for (const at of postings.get(trigram) ?? []) {
      const letters = known[at]?.length ?? 0
      if (Math.abs(letters - word.length) <= reach) shared.set(at, (shared.get(at) ?? 0) + 1)
    }
  }
  return [...shared]
    .filter(([at, count]) => (2 * count) / (trigrams.size + (known[at]?.length ?? 0) + 1) >= sharedMin)
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, candidatesMax)
    .map(([at]) => known[at] ?? '')
}

function nearestOf(word: string, candidates: readonly string[]): ReturnType<TrigramIndex['nearest']> {
  let nearest: ReturnType<TrigramIndex['nearest']> = null
  // Half a letter more for another first letter: people get the first one right.
  let least = distanceMax(word.length) + 0.25
  for (const candidate of candidates) {
    const distance = distanceOf(word, candidate) + (candidate[0] === word[0] ? 0 : 0.5)
    if (distance >= least || !isLikely(word, candidate, distance)) continue
    least = distance
    nearest = { word: candidate, distance }
  }
  return nearest
}

/** Two letters of a short word make another word easily, so it must sound alike: "unfare" is not "united". */
function isLikely(word: string, candidate: string, distance: number): boolean {
  return distance < 2 || word.length > 7 || consonantsOf(word) === consonantsOf(candidate)
}

function consonantsOf(word: string): string {
  return word.replace(/[aeiouyhw]/g, '').replace(/(.)\1+/g, '$1')
}

/** Letters to insert, drop, change or swap with their neighbour (optimal string alignment). */
function distanceOf(first: string, second: string): number {
  let before: number[] = []
  let above = Array.from({ length: second.length + 1 }, (_, at) => at)
  for (let i = 1; i <= first.length; i++) {
    const row = [i]
    for (let j = 1; j <= second.length; j++) {
      const isSame = first[i - 1] === second[j - 1]
      const isSwap = i > 1 && j > 1 && first[i - 1] === second[j - 2] && first[i - 2] === second[j - 1]
      row[j] = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = above
    above = row
  }
  return above[second.length] ?? 0
}
