/** Words that stand before a noun and name nothing: "missed my bus" is read as "missed bus". */
export const openers: ReadonlySet<string> = new Set(
  'a an the my your his her its our their this that these those some any another'.split(' '),
)

/** "Flat-pack" as two words, "mother's" as one, "30%" as its number. */
export function splitWord(text: string): string[] {
  return splitHashtags(text)
    .toLowerCase()
    .replace(/['’]s?$|%/g, '')
    .split(/[-–/ ]/)
    .filter(Boolean)
}

/** The parts of a cue, each with its alternatives: "sock + lose|missing". */
export function partsOfCue(cue: string): string[][] {
  return cue.split(' + ').map((part) => part.split('|'))
}

/** Words in a row as `wordsOf` would read them. */
export function plainRun(words: string): string {
  return words
    .split(' ')
    .flatMap(splitWord)
    .filter((word) => !openers.has(word))
    .join(' ')
}

/** "#DryJanuary" as "Dry January". */
export function splitHashtags(text: string): string {
  return text.replace(/#([\p{L}\p{N}_]+)/gu, (_, tag: string) =>
    tag.replace(/(\p{Ll}|\p{N})(?=\p{Lu})|_/gu, '$1 '),
  )
}
