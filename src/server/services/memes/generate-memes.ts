import type { StreamTextToMemeInput } from '@/contracts/browser-memes'
import type { TextRunStep } from '@/contracts/text-run-step'
import type { TextToMemeInput, TextToMemeOutput } from '@/contracts/text-to-meme'
import type { ServiceContext } from '../service-context'
import { runText } from './run-text'
import { streamText } from './stream-text'

/**
 * Text to memes, each on a still template of its own.
 *
 * @throws CONTENT_BLOCKED | INSUFFICIENT_CREDITS
 * @see spec §7 text-to-meme
 */
export function generateMemes(context: ServiceContext, input: TextToMemeInput): Promise<TextToMemeOutput> {
  return runText(context, { ...input, kind: 'text-to-meme' })
}

/** The same, told as it gets on. @see streamText */
export function streamMemes(
  context: ServiceContext,
  input: StreamTextToMemeInput,
  signal: AbortSignal,
): AsyncGenerator<TextRunStep> {
  return streamText(context, { ...input, kind: 'text-to-meme' }, signal)
}
