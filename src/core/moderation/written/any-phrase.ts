/** Matches one of the phrases between the bounds of words, in folded text. */
export function anyPhrase(phrases: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join('|')})(?![\\p{L}\\p{N}])`, 'u')
}
