import { promptCharsMax } from '@/contracts/text-run'

/** From here on the counter says what is left rather than what is used. */
const nearlyFullChars = 450

export type PromptLength =
  | { kind: 'empty' | 'short'; chars: number }
  | { kind: 'nearlyFull'; left: number }
  | { kind: 'tooLong'; over: number }

/** How full the prompt box is; the spaces around the text do not count. */
export function promptLength(text: string): PromptLength {
  const chars = text.trim().length
  if (chars > promptCharsMax) return { kind: 'tooLong', over: chars - promptCharsMax }
  if (chars >= nearlyFullChars) return { kind: 'nearlyFull', left: promptCharsMax - chars }
  return { kind: chars === 0 ? 'empty' : 'short', chars }
}
