/** Longest name without its ending, in characters. */
const fileNameCharsMax = 60

/**
 * A name that says what the file is, without an ending: "nope-yep-taking-the-stairs". Letters of any script, digits and
 * single dashes: nothing in it means something to a file system.
 *
 * @param start what comes first: a template's name, or what kind of picture it is
 * @param words of the picture, in reading order
 */
export function fileNameOf(start: string, words: string): string {
  const slug = words
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, (marks) => (/[\u0300-\u036f]/.test(marks) ? '' : marks))
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return [...(slug ? `${start}-${slug}` : start)].slice(0, fileNameCharsMax).join('').replace(/-+$/, '')
}

/** The same names, and none twice: the second gets "-2". */
export function distinctNames(names: readonly string[]): string[] {
  const seen = new Set<string>()
  return names.map((name) => {
    let distinct = name
    for (let count = 2; seen.has(distinct); count += 1) distinct = `${name}-${count}`
    seen.add(distinct)
    return distinct
  })
}
