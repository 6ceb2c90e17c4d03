import { eld } from 'eld/small'
import type { DetectLanguage } from '@/core/writer/read/choose-language'

/**
 * The detector's codes that the product's table of languages spells otherwise. It knows no Indonesian and takes it for
 * Malay, which far fewer people write.
 */
const codes: Readonly<Record<string, string>> = { no: 'nb', tl: 'fil', ms: 'id' }
/** Short English texts tie with Tagalog and Norwegian; so near to the winner, English is the better bet. */
const englishShare = 0.92
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
    if ((scores.en ?? 0) >= best * englishShare && best > 0) return { code: 'en', isReliable: true }
    const words = text.trim().split(/\s+/).length
    const isPlain = shortPlainText.test(text)
    if (isPlain && words <= 6 && englishStart.test(text)) return { code: 'en', isReliable: true }
    const isShort = isPlain && words <= 2
    const isReliable = result.isReliable() && !(isShort && best < shortTextScoreMin)
    return { code: codes[result.language] ?? result.language, isReliable }
  }
}
