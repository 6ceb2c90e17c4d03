import { and, desc, eq, isNull } from 'drizzle-orm'
import type { CaptionRequest } from '@/server/services/ports/caption-writer'
import { images } from '../../db/schema/images'
import { prompts } from '../../db/schema/prompts'
import { results } from '../../db/schema/results'
import type { ServiceContext } from '../service-context'

/** Three runs of twelve: beyond these nobody remembers. */
const toldMax = 36

/** The memes that the caller got for this very text before, newest first, so that a reroll tells other jokes. */
export async function toldMemes(
  { actor, db }: ServiceContext,
  text: string,
): Promise<NonNullable<CaptionRequest['told']>> {
  const rows = await db
    .select({ document: images.document })
    .from(prompts)
    .innerJoin(results, eq(results.promptId, prompts.id))
    .innerJoin(images, eq(images.id, results.imageId))
    .where(and(eq(prompts.userId, actor.userId), eq(prompts.text, text), isNull(images.deletedAt)))
    .orderBy(desc(prompts.createdAt), desc(results.id))
    .limit(toldMax)
  return rows.flatMap(({ document }) => {
    if (!document) return []
    const words = document.captions.map(({ slot, text: said }, at) => [slot ?? `${at}`, said] as const)
    return [{ words: Object.fromEntries(words), header: document.header?.text }]
  })
}
