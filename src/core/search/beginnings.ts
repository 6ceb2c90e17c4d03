/** The words or phrases, of some that are known, by what they begin with. */
export interface Beginnings {
  /** Those that begin with these letters. @param prefix two letters or more */
  of(prefix: string): readonly string[]
  has(prefix: string): boolean
  /** Longest beginning that a word shares with one of them; may be empty. */
  longestIn(word: string): string
}

const keyLetters = 2

/** Sorts words by their first letters, which costs a fraction of sorting them altogether. */
export function createBeginnings(words: Iterable<string>): Beginnings {
  const byKey = new Map<string, string[]>()
  for (const word of words) {
    if (word.length < keyLetters) continue
    const key = word.slice(0, keyLetters)
    const list = byKey.get(key)
    if (list) list.push(word)
    else byKey.set(key, [word])
  }
  const alike = (word: string) => byKey.get(word.slice(0, keyLetters)) ?? []
  return {
    of: (prefix) => alike(prefix).filter((word) => word.startsWith(prefix)),
    has: (prefix) => alike(prefix).some((word) => word.startsWith(prefix)),
    longestIn: (word) =>
      word.slice(
        0,
        alike(word).reduce((longest, other) => Math.max(longest, lettersInCommon(word, other)), 0),
      ),
  }
}

function lettersInCommon(first: string, second: string): number {
  let count = 0
  while (count < first.length && first[count] === second[count]) count++
  return count
}
