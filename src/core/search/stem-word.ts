/**
 * The stem of an English word: "burning", "burned" and "burns" are one. Porter's algorithm, after a table of what it
 * cannot know. Words of other scripts come back as they are.
 * @see Porter, "An algorithm for suffix stripping" (1980)
 */

type Ending = readonly [ending: string, replacement: string]

const pairs = (text: string): Ending[] =>
  text.split(' ').map((pair) => {
    const [ending = '', replacement = ''] = pair.split('>')
    return [ending, replacement]
  })

const irregular: ReadonlyMap<string, string> = new Map(
  pairs(
    'ate>eat eaten>eat began>begin begun>begin bought>buy broken>break brought>bring built>build caught>catch children>child chose>choose chosen>choose did>do drank>drink drove>drive dying>die fallen>fall fell>fall feet>foot felt>feel fought>fight forgot>forget forgotten>forget gave>give given>give goes>go got>get grew>grow grown>grow hid>hide knew>know kept>keep lied>lie lying>lie liar>lie liars>lie made>make men>man met>meet mice>mous paid>pai ran>run sang>sing sent>send sleeping>sleep slept>sleep spoke>speak stole>steal stolen>steal taught>teach thought>think threw>throw thrown>throw told>tell took>take taken>take went>go woke>wake women>woman won>win wore>wear wrote>write written>write lies>lie dies>die ties>tie pies>pie died>die tied>tie',
  ),
)

const consonant = '(?:[^aeiouy]|(?<=[aeiou])y|^y)'
const measureAbove = (count: number) =>
  new RegExp(`^${consonant}*(?:(?:[aeiou]|(?<![aeiou])(?<!^)y)+${consonant}+){${count + 1}}`)
const hasMeasure = [measureAbove(0), measureAbove(1)] as const
const hasVowel = /[aeiou]|(?<!^)y/
const endsDouble = /([^aeiou])\1$/
const endsShort = /(?:^|[^aeiou])[aeiouy][^aeiouwxy]$/

/** By their last letter, because most words have none of them. */
type Endings = Partial<Record<string, Ending[]>>
function endingsOf(text: string): Endings {
  const endings: Endings = {}
  for (const pair of pairs(text)) {
    const last = pair[0].at(-1) ?? ''
    endings[last] = [...(endings[last] ?? []), pair]
  }
  return endings
}

const derivational = endingsOf(
  'ational>ate tional>tion enci>ence anci>ance izer>ize abli>able alli>al entli>ent eli>e ousli>ous ization>ize ation>ate ator>ate alism>al iveness>ive fulness>ful ousness>ous aliti>al iviti>ive biliti>ble',
)
const adjectival = endingsOf('icate>ic ative> alize>al iciti>ic ical>ic ful> ness>')
const residual = endingsOf(
  'ement> ance> ence> able> ible> ment> ant> ent> ism> ate> iti> ous> ive> ize> al> er> ic> ou>',
)

/** Replaces the first ending that fits, if what stands before it is long enough. */
function replaceEnding(word: string, endings: Endings, measure: 0 | 1): string {
  for (const [ending, replacement] of endings[word.at(-1) ?? ''] ?? []) {
    if (!word.endsWith(ending)) continue
    const rest = word.slice(0, -ending.length)
    return hasMeasure[measure].test(rest) ? rest + replacement : word
  }
  return word
}

function dropPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2)
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word
}

function dropTense(word: string): string {
  if (word.endsWith('eed')) return hasMeasure[0].test(word.slice(0, -3)) ? word.slice(0, -1) : word
  if (word.endsWith('ied')) return `${word.slice(0, -3)}y`
  const rest = /^(.+?)(?:ed|ing)$/.exec(word)?.[1]
  if (rest === undefined || !hasVowel.test(rest)) return word
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`
  if (endsDouble.test(rest) && !/[lsz]$/.test(rest)) return rest.slice(0, -1)
  return hasMeasure[0].test(rest) && !hasMeasure[1].test(rest) && endsShort.test(rest) ? `${rest}e` : rest
}

function dropResidue(word: string): string {
  const ion = /^(.+[st])ion$/.exec(word)?.[1]
  if (ion && hasMeasure[1].test(ion)) return ion
  return replaceEnding(word, residual, 1)
}

function dropSilentE(word: string): string {
  if (word.endsWith('e')) {
    const rest = word.slice(0, -1)
    if (hasMeasure[1].test(rest) || (hasMeasure[0].test(rest) && !endsShort.test(rest))) return rest
  }
  return word.endsWith('ll') && hasMeasure[1].test(word.slice(0, -1)) ? word.slice(0, -1) : word
}

/** @param word folded; one word */
export function stemWord(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word
  const known = irregular.get(word)
  if (known) return known
  let stem = dropTense(dropPlural(word))
  if (stem.endsWith('y') && hasVowel.test(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`
  stem = replaceEnding(stem, derivational, 0)
  stem = replaceEnding(stem, adjectival, 0)
  return dropSilentE(dropResidue(stem))
}

/** Stems that are kept once found. For a text of bounded size, as the lexicon: what is kept is never dropped. */
export function createStemmer(): (word: string) => string {
  const stems = new Map<string, string>()
  return (word) => {
    let stem = stems.get(word)
    if (stem === undefined) {
      stem = stemWord(word)
      stems.set(word, stem)
    }
    return stem
  }
}
