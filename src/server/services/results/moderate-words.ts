import { AppError } from '@/contracts/errors'
import type { MemeDocument } from '@/core/meme/meme-document'
import type { ServiceContext } from '../service-context'

/** Has all words of a meme read, as one text in reading order. @throws CONTENT_BLOCKED */
export async function moderateWords(
  { ports }: Pick<ServiceContext, 'ports'>,
  { header, captions, footer }: Pick<MemeDocument, 'captions' | 'header' | 'footer'>,
): Promise<void> {
  const words = [header?.text, ...captions.map(({ text }) => text), footer?.text]
  const verdict = await ports.moderator.check(words.filter((text) => text?.trim()).join('\n'))
  if (!verdict.allowed) throw new AppError('CONTENT_BLOCKED', verdict.message)
}
