/**
 * Words in capitals, as their language writes them.
 *
 * @param language BCP-47; an unknown code counts as none
 */
export function upperCase(words: string, language: string | undefined): string {
  try {
    return words.toLocaleUpperCase(language)
  } catch {
    // Not a language tag: the words still have to stand in capitals.
    return words.toUpperCase()
  }
}
