import { and, desc, eq, isNull } from 'drizzle-orm'
import { images } from '../../db/schema/images'
import { prompts } from '../../db/schema/prompts'
import { results } from '../../db/schema/results'
import type { ServiceContext } from '../service-context'

/** Five runs of twelve: beyond these nobody remembers. */
const recentMax = 60

export interface RecentMeme {
  /** Text of the run. */
  text: string
  templateName: string
  words: Readonly<Record<string, string>>
  header: string | undefined
}

/** The last memes that the caller got, newest first, over all their keys: another run tells other jokes. */
export async function recentMemes({ actor, db }: ServiceContext): Promise<RecentMeme[]> {
  const rows = await db
    .select({ text: prompts.text, document: images.document })
    .from(results)
    .innerJoin(prompts, eq(prompts.id, results.promptId))
    .innerJoin(images, eq(images.id, results.imageId))
    .where(and(eq(results.userId, actor.userId), isNull(images.deletedAt)))
    .orderBy(desc(results.createdAt), results.position, results.id)
    .limit(recentMax)
  return rows.flatMap(({ text, document }) => {
    if (!document) return []
    const words = document.captions.map(({ slot, text: said }, at) => [slot ?? `${at}`, said] as const)
    return [
      {
        text,
        templateName: document.imageName,
        words: Object.fromEntries(words),
        header: document.header?.text,
      },
    ]
  })
}

/**
 * Parts them by what they were about. A language model is told not to tell those about this very text again. The built-in
 * writer tells other jokes about it in another variation, and avoids what was told about other texts.
 */
export function byText(recent: readonly RecentMeme[], text: string): Record<'same' | 'other', RecentMeme[]> {
  return {
    same: recent.filter((meme) => meme.text === text),
    other: recent.filter((meme) => meme.text !== text),
  }
}
