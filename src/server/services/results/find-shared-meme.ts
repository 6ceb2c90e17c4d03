import { and, eq, isNotNull } from 'drizzle-orm'
import { images } from '../../db/schema/images'
import { prompts } from '../../db/schema/prompts'
import { results } from '../../db/schema/results'
import type { ServiceContext } from '../service-context'
import { imageUrl } from './present-result'

/** A shared meme. What a visitor may know of it is all but the two ids; of the owner it is nothing. */
interface SharedMeme {
  /** Owner of the meme, to compare with the visitor. */
  ownerId: string
  resultId: string
  /** A template, or an upload. */
  imageName: string
  imageUrl: string
  altText: string
  /** The words of its first box, for the name of its file. */
  words: string
  widthPx: number
  heightPx: number
  animated: boolean
  /** It was made from a prompt, shown or not. */
  hasPrompt: boolean
  /** Null unless the owner shows it. */
  prompt: { text: string; isTheme: boolean; language: string | undefined } | null
}

const keyPattern = /^[0-9A-Za-z]{22}$/

/**
 * The meme that a share key stands for, as it is now; for anybody who has the key. Null when it was never given, or its
 * owner ended it, or deleted the meme or the account: nobody is told which.
 *
 * @see docs/adr/0029-sharing-and-finding-again.md
 */
export async function findSharedMeme(
  { db, site }: Pick<ServiceContext, 'db' | 'site'>,
  shareKey: string,
): Promise<SharedMeme | null> {
  if (!keyPattern.test(shareKey)) return null
  const [row] = await db
    .select({ result: results, image: images, prompt: prompts })
    .from(results)
    .innerJoin(images, and(eq(images.id, results.imageId), isNotNull(images.document)))
    .leftJoin(prompts, and(eq(prompts.id, results.promptId), eq(results.sharesPrompt, true)))
    .where(eq(results.shareKey, shareKey))
  if (!row) return null
  const { result, image, prompt } = row
  return {
    ownerId: result.userId,
    resultId: result.id,
    imageName: result.imageName,
    imageUrl: imageUrl(site.url, result.imageId, result.animated),
    altText: image.altText,
    words: image.document?.captions.find(({ text }) => text.trim())?.text ?? '',
    widthPx: result.widthPx,
    heightPx: result.heightPx,
    animated: result.animated,
    hasPrompt: result.promptId !== null,
    prompt: prompt && presentPrompt(prompt),
  }
}

function presentPrompt({ text, kind, inputLanguage }: typeof prompts.$inferSelect) {
  const isTheme = kind === 'themed-template' || kind === 'themed-upload'
  return { text, isTheme, language: inputLanguage === 'auto' ? undefined : inputLanguage }
}
