import { type DemoInput, type DemoOutput, demoDimensionPx, demoMemesCount } from '@/contracts/demo'
import { AppError } from '@/contracts/errors'
import type { WrittenMeme } from '@/core/writer/written-meme'
import { layOutMemes } from '../memes/lay-out-memes'
import type { ServiceContext } from '../service-context'

export type DemoContext = Pick<ServiceContext, 'ports' | 'site'>

/**
 * Three memes with our mark for the sentence of a visitor. Nothing is stored. A language model writes
 * them where one is configured, as long as its cap for trials lasts; then the built-in writer does.
 *
 * @throws CONTENT_BLOCKED
 * @see keepDemo which gives the same memes to an account. decision: ADR-0033
 */
export async function tryMemes(context: DemoContext, input: DemoInput): Promise<DemoOutput> {
  const memes = await layOutMemes(context, await writeDemo(context, input), {
    maxDimension: demoDimensionPx,
    watermark: context.site.brandName,
    language: 'en',
  })
  return { memes: memes.map(({ document, altText, written: { reason } }) => ({ document, altText, reason })) }
}

/** The same request gives the same words and templates, of a language model for an hour. @throws CONTENT_BLOCKED */
export async function writeDemo(
  { ports }: Pick<ServiceContext, 'ports'>,
  { text, variation }: DemoInput,
): Promise<WrittenMeme[]> {
  const verdict = await ports.moderator.check(text)
  if (!verdict.allowed) throw new AppError('CONTENT_BLOCKED', verdict.message)
  const { memes } = await ports.trialWriter.write({
    text,
    variation,
    count: demoMemesCount,
    inputLanguage: 'auto',
    outputLanguage: 'en',
    pictures: 'still',
  })
  return memes
}
