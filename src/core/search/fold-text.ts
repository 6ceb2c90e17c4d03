/** Marks that people leave out when they type: accents of Latin, Greek and Cyrillic, the dot under Devanagari letters. */
const marks = /[\u0300-\u036f\u093c]/g

/**
 * One spelling for what is searched and for what searches: lower case, no accents, no apostrophes, one space between
 * words. Scripts that need their marks keep them.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replace(/[’‘`´]/g, "'")
    .replace(/(\p{L})'s\b/gu, '$1')
    .replace(/'(t|m|re|ve|ll|d)\b/g, '$1')
    .replace(/\be-?mail/g, 'email')
    .replace(/\b(\d{1,2}) ?([ap])\.? ?m\b\.?/g, '$1$2m')
    .replace(/[\p{P}\p{Z}\p{C}\p{Sm}\p{Sk}]+/gu, ' ')
    .trim()
}

/** Writing without spaces between words: Han, kana, and a picture for a word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Extended_Pictographic}]/u

export function isUnspaced(text: string): boolean {
  return unspaced.test(text)
}

const runs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|\p{Extended_Pictographic}|[\p{L}\p{M}\p{N}]+?(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Extended_Pictographic}]|[^\p{L}\p{M}\p{N}]|$)/gu

/** The words of a folded text. What is written without spaces stays one piece; an emoji is a word. */
export function splitWords(folded: string): string[] {
  return folded.match(runs) ?? []
}
