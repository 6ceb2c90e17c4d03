import { desc, inArray } from 'drizzle-orm'
import type { Visual } from '@/contracts/minimalist-visual'
import { visuals } from '../../db/schema/visuals'
import type { ServiceContext } from '../service-context'
import { presentVisuals, selectVisuals } from './present-visual'

/** How lists of visuals are sorted; the ids of one run fall. */
export const visualOrder = { time: visuals.createdAt, id: visuals.id }

/** The visuals of a page, whose ids were found for the caller. */
export async function visualsOnPage(context: ServiceContext, ids: readonly string[]): Promise<Visual[]> {
  const rows = await selectVisuals(context)
    .where(inArray(visuals.id, [...ids]))
    .orderBy(desc(visuals.createdAt), desc(visuals.id))
  return presentVisuals(context, rows)
}
