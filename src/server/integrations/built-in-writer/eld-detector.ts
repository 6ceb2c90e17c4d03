import { eld } from 'eld/small'
import type { DetectLanguage } from '@/core/writer/choose-language'

/** Language by eld's small n-gram table: no loading step, under a tenth of a millisecond for a text. */
export function createEldDetector(): DetectLanguage {
  return (text) => {
    const result = eld.detect(text)
    return { code: result.language, isReliable: result.isReliable() }
  }
}
