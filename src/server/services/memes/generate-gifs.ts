import type { TextRunStep } from '@/contracts/text-run-step'
import type { TextToGifInput, TextToGifOutput } from '@/contracts/text-to-gif'
import type { ServiceContext } from '../service-context'
import { runText } from './run-text'
import { streamText } from './stream-text'

/**
 * Text to memes that move, each on an animated template of its own; words come when the motion has room for them.
 *
 * @throws CONTENT_BLOCKED | INSUFFICIENT_CREDITS
 * @see spec §7 text-to-gif
 */
export function generateGifs(
  context: ServiceContext,
  { imageCount, ...input }: TextToGifInput,
): Promise<TextToGifOutput> {
  return runText(context, { ...input, count: imageCount, kind: 'text-to-gif' })
}

/** The same, told as it gets on. @see streamText */
export function streamGifs(
  context: ServiceContext,
  { imageCount, ...input }: TextToGifInput,
  signal: AbortSignal,
): AsyncGenerator<TextRunStep> {
  return streamText(context, { ...input, count: imageCount, kind: 'text-to-gif' }, signal)
}
