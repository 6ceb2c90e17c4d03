import { desc, inArray } from 'drizzle-orm'
import type { Visual } from '@/contracts/minimalist-visual'
import type { PageInput } from '@/contracts/pages'
import { visuals } from '../../db/schema/visuals'
import { idsOnPage, type PageKey } from '../pages/page-window'
import type { ServiceContext } from '../service-context'
import { presentVisuals, selectVisuals } from './present-visual'

/** How lists of visuals are sorted; the ids of one run fall. */
export const visualOrder = { time: visuals.createdAt, id: visuals.id }

/** The visuals of a page whose keys were found for the caller. */
export async function visualsOnPage(
  context: ServiceContext,
  input: PageInput,
  keys: readonly PageKey[],
): Promise<Visual[]> {
  const rows = await selectVisuals(context)
    .where(inArray(visuals.id, idsOnPage(input, keys)))
    .orderBy(desc(visuals.createdAt), desc(visuals.id))
  return presentVisuals(context, rows)
}
