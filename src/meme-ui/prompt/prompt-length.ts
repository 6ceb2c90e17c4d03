import { promptCharsMax } from '@/contracts/limits'
import { graphemeCount } from '@/core/text/graphemes'
import { cutText } from '@/core/text/text-limit'

/** From this share on the counter shows the characters left instead of the used ones. */
const nearlyFullShare = 0.9

export type PromptLength =
  | { kind: 'empty' | 'short'; chars: number }
  | { kind: 'nearlyFull'; left: number }
  | { kind: 'tooLong'; over: number }

/** How full the prompt box is; the spaces around the text do not count. */
export function promptLength(text: string, charsMax: number = promptCharsMax): PromptLength {
  const typed = text.trim()
  const chars = graphemeCount(typed)
  // Emoji of many parts can be too many before there are `charsMax` of them.
  const over = chars - graphemeCount(cutText(typed, charsMax))
  if (over > 0) return { kind: 'tooLong', over }
  if (chars >= charsMax * nearlyFullShare) return { kind: 'nearlyFull', left: charsMax - chars }
  return { kind: chars === 0 ? 'empty' : 'short', chars }
}
