import { eld } from 'eld/small'
import { baseLanguage, type DetectLanguage } from '@/core/writer/read/choose-language'

/**
 * The detector's codes that the product's table of languages spells otherwise. It knows no Indonesian and takes it for
 * Malay, which far fewer people write.
 */
const codes: Readonly<Record<string, string>> = { no: 'nb', tl: 'fil', ms: 'id' }
/** Short English texts tie with Tagalog and Norwegian, the shortest with Romanian; so near to the winner, English is the better bet. */
const englishShare = { short: 0.75, long: 0.92 } as const
const shortWordsMax = 4
/** Two plain words with a score below this could be anything: "cat videos" leans to Romanian. */
const shortTextScoreMin = 0.85
/** No other language that the detector knows begins a few plain words so: "my boyfriends mum" leans to Tagalog. */
const englishStart = /^(?:my|our|your|the|their|his|why|when|how|they|she|this)\b/i
const shortPlainText = /^[\x20-\x7e]*$/

/** Language by eld's small n-gram table: no loading step, under a tenth of a millisecond for a text. */
export function createEldDetector(): DetectLanguage {
  return (text) => {
    const result = eld.detect(text)
    const scores = result.getScores()
    const best = scores[result.language] ?? 0
    const words = text.trim().split(/\s+/).length
    const share = words <= shortWordsMax ? englishShare.short : englishShare.long
    if ((scores.en ?? 0) >= best * share && best > 0) return { code: 'en', isReliable: true }
    const isPlain = shortPlainText.test(text)
    if (isPlain && words <= 6 && englishStart.test(text)) return { code: 'en', isReliable: true }
    const isShort = isPlain && words <= 2
    const isReliable = result.isReliable() && !(isShort && best < shortTextScoreMin)
    return { code: codes[result.language] ?? result.language, isReliable }
  }
}

/** Fewer different words could be in any language that shares their letters. */
const wordsMin = 4
/** A language that scores less than this share of the best one is not the text's. */
const ownShareMin = 0.8
/** Languages that the detector confuses with one another. */
const kin: readonly ReadonlySet<string>[] = [
  ['nb', 'no', 'nn', 'da', 'sv'],
  ['hr', 'sr', 'bs', 'sl'],
  ['cs', 'sk'],
  ['pt', 'gl', 'es', 'ca'],
  ['id', 'ms'],
  ['ru', 'uk', 'be', 'bg', 'mk'],
  ['nl', 'af'],
  ['hi', 'mr', 'ne'],
  ['ar', 'fa', 'ur'],
  ['zh', 'yue'],
].map((codes) => new Set(codes))
const foreignScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

/** Says whether words are in a language: false only when they are surely in another. */
export function createLanguageCheck(): (words: string, code: string) => boolean {
  const known = new Set(Object.values<string>(eld.info().Languages))
  const eldCodes = new Map(Object.entries(codes).map(([theirs, ours]) => [ours, theirs]))
  return (words, code) => {
    const base = baseLanguage(code)
    const wanted = eldCodes.get(base) ?? base
    const count = new Set(words.toLowerCase().match(/\p{L}+/gu)).size
    if (!known.has(wanted) || (count < wordsMin && !foreignScript.test(words))) return true
    const result = eld.detect(words)
    const found = result.language
    if (found === wanted || !result.isReliable()) return true
    if (kin.some((family) => family.has(found) && family.has(base))) return true
    const scores = result.getScores()
    return (scores[wanted] ?? 0) >= (scores[found] ?? 0) * ownShareMin
  }
}
