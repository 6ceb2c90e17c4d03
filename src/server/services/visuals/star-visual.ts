import { and, eq } from 'drizzle-orm'
import type { StarVisualInput, VisualOutput } from '@/contracts/minimalist-visual'
import { starredVisuals } from '../../db/schema/visuals'
import type { ServiceContext } from '../service-context'
import { getVisual } from './get-visual'

/** Stars one of the caller's visuals; a star on a star changes nothing. @throws NOT_FOUND */
export async function starVisual(
  context: ServiceContext,
  { visualId }: StarVisualInput,
): Promise<VisualOutput> {
  const visual = await getVisual(context, visualId)
  await context.db
    .insert(starredVisuals)
    .values({ userId: context.actor.userId, visualId, createdAt: context.now() })
    .onConflictDoNothing()
  return { visual: { ...visual, starred: true } }
}

/** Takes the star off one of the caller's visuals, if there is one. @throws NOT_FOUND */
export async function unstarVisual(
  context: ServiceContext,
  { visualId }: StarVisualInput,
): Promise<VisualOutput> {
  const visual = await getVisual(context, visualId)
  await context.db
    .delete(starredVisuals)
    .where(and(eq(starredVisuals.userId, context.actor.userId), eq(starredVisuals.visualId, visualId)))
  return { visual: { ...visual, starred: false } }
}
