import { and, eq, inArray, sql } from 'drizzle-orm'
import { images } from '../../db/schema/images'
import { type MemeEventKind, memeEvents } from '../../db/schema/meme-events'
import { results } from '../../db/schema/results'
import type { ServiceContext } from '../service-context'

export type CountingContext = Pick<ServiceContext, 'actor' | 'db' | 'now' | 'countsMemeEvents'>

/**
 * Counts an event of the caller's memes, where the configuration allows it. Memes of other people, and those that a test
 * key had a part in, are passed over.
 */
export async function countMemeEvent(
  { actor, db, now, countsMemeEvents }: CountingContext,
  kind: MemeEventKind,
  resultIds: readonly string[],
): Promise<void> {
  if (!countsMemeEvents) return
  const lastAt = now()
  const rows = await db
    .select({
      userId: results.userId,
      resultId: results.id,
      imageName: results.imageName,
      wordsByModel: images.wordsByModel,
    })
    .from(results)
    .innerJoin(images, eq(images.id, results.imageId))
    .where(
      and(inArray(results.id, [...resultIds]), eq(results.userId, actor.userId), eq(images.isTest, false)),
    )
  if (rows.length === 0) return
  await db
    .insert(memeEvents)
    .values(rows.map((row) => ({ ...row, kind, lastAt })))
    .onConflictDoUpdate({
      target: [memeEvents.userId, memeEvents.resultId, memeEvents.kind],
      set: { times: sql`${memeEvents.times} + 1`, lastAt },
    })
}

/** A star that was taken away says nothing any more. */
export async function forgetStar(
  { actor, db }: Pick<ServiceContext, 'actor' | 'db'>,
  resultId: string,
): Promise<void> {
  await db
    .delete(memeEvents)
    .where(
      and(
        eq(memeEvents.userId, actor.userId),
        eq(memeEvents.resultId, resultId),
        eq(memeEvents.kind, 'star'),
      ),
    )
}
