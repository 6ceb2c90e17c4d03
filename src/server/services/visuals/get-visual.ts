import { and, eq } from 'drizzle-orm'
import { AppError } from '@/contracts/errors'
import type { Visual } from '@/contracts/minimalist-visual'
import { visuals } from '../../db/schema/visuals'
import type { ServiceContext } from '../service-context'
import { presentVisuals, selectVisuals } from './present-visual'

/**
 * One of the caller's visuals.
 * @throws NOT_FOUND also for a visual of somebody else, whose existence is nobody's business, and for one that cannot be
 * read
 */
export async function getVisual(context: ServiceContext, visualId: string): Promise<Visual> {
  const [row] = await selectVisuals(context).where(
    and(eq(visuals.id, visualId), eq(visuals.userId, context.actor.userId)),
  )
  if (!row) throw new AppError('NOT_FOUND', 'There is no such visual in your library.')
  const [visual] = presentVisuals(context, [row])
  if (!visual) throw new AppError('NOT_FOUND', 'This visual cannot be read. You can still delete it.')
  return visual
}
