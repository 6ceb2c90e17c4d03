/** Fewest letters that a root keeps: "gato" and "perro" differ in more than their ending. */
const rootLettersMin = 4

const latinEnding = /(?:[aeiou]|[aeiou][rnm])$/
const cyrillicEnding =
  /(?:ами|ями|ого|его|ому|ему|ыми|ими|ах|ях|ой|ей|ом|ем|ов|ев|ыи|ии|ая|яя|ое|ее|ые|ие|ую|юю|[аеиоуыэюяьи])$/
const devanagariEnding = /[\u0901\u0902\u093e-\u094c]+$/

/**
 * Root of a word of another language, roughly: "cansado", "cansada" and "cansadas" share one, and so do "traurig" and
 * "trauriger". Too coarse for English, which has a stemmer.
 *
 * @param word folded; one word
 */
export function rootOfWord(word: string): string {
  if (/^[a-z]+$/.test(word)) return rootOfLatin(word)
  if (/^[а-я]+$/.test(word)) return shorten(word, cyrillicEnding, rootLettersMin)
  return shorten(word, devanagariEnding, 2)
}

function rootOfLatin(word: string): string {
  const singular = word.length > rootLettersMin && word.endsWith('s') ? word.slice(0, -1) : word
  return shorten(singular, latinEnding, rootLettersMin)
}

function shorten(word: string, ending: RegExp, lettersMin: number): string {
  const root = word.replace(ending, '')
  return root.length >= lettersMin ? root : word
}
