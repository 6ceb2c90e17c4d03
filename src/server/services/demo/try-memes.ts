import { type DemoInput, type DemoOutput, demoDimensionPx, demoMemesCount } from '@/contracts/demo'
import { AppError } from '@/contracts/errors'
import { describeMeme } from '@/core/meme/describe-meme'
import type { WrittenMeme } from '@/core/writer/written-meme'
import { findTemplate } from '@/templates/templates'
import type { ServiceContext } from '../service-context'

export type DemoContext = Pick<ServiceContext, 'ports' | 'site'>

/**
 * Makes three watermarked memes from a visitor's sentence. Nothing is stored, and no model is asked, because its answer
 * would cost money.
 *
 * @throws CONTENT_BLOCKED
 * @see keepDemo which gives the same memes to an account. decision: ADR-0033
 */
export async function tryMemes(context: DemoContext, input: DemoInput): Promise<DemoOutput> {
  const written = await writeDemo(context, input)
  return { memes: await Promise.all(written.map((meme) => laidOut(context, meme))) }
}

/** Words for the same templates whenever the same is asked. @throws CONTENT_BLOCKED */
export async function writeDemo(
  { ports }: Pick<ServiceContext, 'ports'>,
  { text, variation }: DemoInput,
): Promise<WrittenMeme[]> {
  const verdict = await ports.moderator.check(text)
  if (!verdict.allowed) throw new AppError('CONTENT_BLOCKED', verdict.message)
  const { memes } = await ports.freeWriter.write({
    text,
    variation,
    count: demoMemesCount,
    inputLanguage: 'auto',
    outputLanguage: 'en',
    pictures: 'still',
  })
  return memes
}

async function laidOut(
  { ports, site }: DemoContext,
  meme: WrittenMeme,
): Promise<DemoOutput['memes'][number]> {
  const template = findTemplate(meme.templateName)
  if (!template) throw new Error(`The writer named a template that does not exist: ${meme.templateName}`)
  const { document } = await ports.layout.composeMeme({
    template,
    words: meme.words,
    header: meme.header,
    footer: meme.footer,
    maxDimension: demoDimensionPx,
    watermark: site.brandName,
    language: 'en',
  })
  return { document, altText: describeMeme(template, document), reason: meme.reason }
}
