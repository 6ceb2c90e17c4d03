import { foldText, readings } from '../fold-text'
import { judgeText } from '../judge-text'
import type { BlockedCategory, Judgement } from '../judgement'
import { despisesGroup } from './group-contempt'
import { isViolent, sneersAtSomebody } from './near-words'
import { insultsSomebody, threatensSomebody } from './person-contempt'
import { hintsAtSelfHarm } from './self-harm-hints'

/**
 * The tier of words that a model wrote. Stricter than `judgeText`: people write in anger about their own lives, and a model
 * has no anger to excuse. Captions are judged one by one; hints at self-harm also over all of them.
 *
 * The rules know words and shapes, not meanings. Of hints at self-harm that they had not seen they found one in ten: those
 * need the moderation service.
 */
export function judgeWritten(text: string): Judgement {
  const judgement = judgeText(text)
  if (judgement.tier === 'block') return judgement
  const all = foldText(text)
  if (readings(all).some(hintsAtSelfHarm)) return { tier: 'block', category: 'self-harm' }
  const captions = text.split('\n').filter((line) => line.trim() !== '')
  for (const caption of captions.flatMap((line) => readings(foldText(line)))) {
    const category = categoryOf(caption, all)
    if (category) return { tier: 'block', category }
  }
  return judgement
}

function categoryOf(caption: string, all: string): BlockedCategory | null {
  if (hintsAtSelfHarm(caption)) return 'self-harm'
  if (threatensSomebody(caption, all) || isViolent(caption)) return 'threat'
  if (despisesGroup(caption)) return 'hate'
  return insultsSomebody(caption) || sneersAtSomebody(caption) ? 'harassment' : null
}
