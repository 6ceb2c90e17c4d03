import { promptCharsMax } from '@/contracts/limits'

/** From this share on the counter says what is left rather than what is used. */
const nearlyFullShare = 0.9

export type PromptLength =
  | { kind: 'empty' | 'short'; chars: number }
  | { kind: 'nearlyFull'; left: number }
  | { kind: 'tooLong'; over: number }

/** How full the prompt box is; the spaces around the text do not count. */
export function promptLength(text: string, charsMax: number = promptCharsMax): PromptLength {
  const chars = text.trim().length
  if (chars > charsMax) return { kind: 'tooLong', over: chars - charsMax }
  if (chars >= charsMax * nearlyFullShare) return { kind: 'nearlyFull', left: charsMax - chars }
  return { kind: chars === 0 ? 'empty' : 'short', chars }
}
