/** The words or phrases, of some that are known, that begin with these letters. @param prefix two letters or more */
export type Beginnings = (prefix: string) => readonly string[]

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
  return (prefix) => (byKey.get(prefix.slice(0, keyLetters)) ?? []).filter((word) => word.startsWith(prefix))
}
