import { DataSet, englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'
import { foldText } from '@/core/moderation/fold-text'
import { withoutIdioms } from '@/core/moderation/idioms'
import { judgeText } from '@/core/moderation/judge-text'
import type { ModerationVerdict, Moderator } from '@/server/services/ports/moderator'
import { packageSlurs } from './package-slurs'
import { verdictOf } from './verdict-of'

/** The slurs of the package's list. It catches other disguises than our own rules. */
function slurData(): DataSet<{ originalWord: string }> {
  return new DataSet<{ originalWord: string }>()
    .addAll(englishDataset)
    .removePhrasesIf((phrase) => !packageSlurs.has(phrase.metadata?.originalWord ?? ''))
}

/** Rules alone: needs no service, and gives the same verdict every time. */
export function createObscenityModerator(): Moderator {
  const matcher = new RegExpMatcher({ ...slurData().build(), ...englishRecommendedTransformers })
  const check = (text: string): ModerationVerdict => {
    const judgement = judgeText(text)
    if (judgement.tier !== 'block' && matcher.hasMatch(withoutIdioms(foldText(text)))) {
      return verdictOf({ tier: 'block', category: 'hate' })
    }
    return verdictOf(judgement)
  }
  return {
    check: async (text) => check(text),
    checkEach: async (texts) => texts.map(check),
  }
}
