/** Characters that are not seen: soft hyphens, joiners, direction marks, variation selectors, tags. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu

/** Letters of other scripts that look like Latin ones; read as those in a word that mixes both. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  з: '3',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  ѕ: 's',
  т: 't',
  у: 'y',
  ү: 'y',
  х: 'x',
  ԁ: 'd',
  ո: 'n',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  ɡ: 'g',
  ɑ: 'a',
}

const single: Readonly<Record<string, string>> = {
  ł: 'l',
  ı: 'i',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ё: 'е',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ة: 'ه',
  ى: 'ي',
}

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '8': 'b',
  '9': 'g',
  '€': 'e',
  '£': 'l',
  '¡': 'i',
}

/**
 * The text as a reader hears it: small letters, Latin ones without accents, nothing invisible, lookalikes of other
 * scripts read as what they look like, letters spelt apart ("k i l l") joined, single spaces.
 */
export function foldText(text: string): string {
  const seen = text.normalize('NFKC').replace(invisible, '').toLowerCase()
  return joinSpelt(isAscii(seen) ? seen : plainLetters(seen))
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

function isAscii(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII begins with them
  return /^[\u0000-\u007f]*$/.test(text)
}

function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}+/gu, '')
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .normalize('NFC')
    .replace(/[łıßøđæœёأإآةى]/g, (letter) => single[letter] ?? letter)
    .replace(/[\p{L}\p{N}]+/gu, (word) =>
      /[a-z]/.test(word) ? word.replace(/\P{ASCII}/gu, (letter) => lookalikes[letter] ?? letter) : word,
    )
}

/** Three or more single letters with the like of spaces, dots or stars between them are one word. */
function joinSpelt(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}'])\p{L}(?:[\s.,*_·•~/-]{1,3}\p{L}(?![\p{L}\p{N}'])){2,}/gu, (spelt) =>
    spelt.replace(/\s{2,}/g, '\n').replace(/[^\p{L}\n]+/gu, ''),
  )
}

/** "3am", "120km", addresses and numbers: their digits are digits. */
const measure = /^(?:\d+\p{L}{1,4}|\S+@\S+\.\S+|\S*\d{3}\S*)$/u

/** A character that could stand for a letter, or a letter three times. */
const disguise = /[0-9@$!|+€£¡]|(\p{L})\1{2}/u

/** A folded text, and how else it may be meant: digits for letters, letters drawn out. One to four, no two alike. */
export function readings(folded: string): string[] {
  if (!disguise.test(folded)) return [folded]
  const unleet = folded.replace(/\S*\p{L}\S*/gu, (token) => {
    const word = token.replace(/[!?.,;:)"']+$/, '')
    if (!/[0-9@$!|+€£¡]/.test(word) || measure.test(word)) return token
    return word.replace(/[0-9@$!|+€£¡]/g, (sign) => leet[sign] ?? sign) + token.slice(word.length)
  })
  const bases = new Set([folded, joinSpelt(unleet)])
  for (const base of [...bases]) {
    if (!/(\p{L})\1{2}/u.test(base)) continue
    bases.add(base.replace(/(\p{L})\1{2,}/gu, '$1'))
    bases.add(base.replace(/(\p{L})\1{2,}/gu, '$1$1'))
  }
  return [...bases]
}
