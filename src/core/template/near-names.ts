/** Share of letter pairs that two names must have in common to be near. */
const similarityMin = 0.3

/**
 * Names that may have been meant, the nearest first.
 *
 * @returns at most `countMax` of `names`; empty when none is near
 */
export function nearNames(wanted: string, names: readonly string[], countMax: number): string[] {
  const wantedPairs = letterPairs(wanted)
  return names
    .map((name) => ({ name, similarity: similarityOf(wantedPairs, letterPairs(name)) }))
    .filter(({ similarity }) => similarity >= similarityMin)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, countMax)
    .map(({ name }) => name)
}

function letterPairs(name: string): ReadonlySet<string> {
  const letters = ` ${name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)))
}

/** Sørensen–Dice, 0..1. */
function similarityOf(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  let common = 0
  for (const pair of first) if (second.has(pair)) common++
  return (2 * common) / (first.size + second.size)
}
