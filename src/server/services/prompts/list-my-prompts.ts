import { and, eq, inArray } from 'drizzle-orm'
import type { LibraryPageInput, PromptPage } from '@/contracts/pages'
import { prompts } from '../../db/schema/prompts'
import { readPage } from '../pages/page-window'
import type { ServiceContext } from '../service-context'
import { foundBy } from '../words/found-by'
import { presentPrompts, selectPrompts } from './present-prompt'

/** The caller's prompts, newest first. Prompts never change, so both sorts are by creation. */
export async function listMyPrompts(context: ServiceContext, input: LibraryPageInput): Promise<PromptPage> {
  const { actor, db } = context
  const mine = and(eq(prompts.userId, actor.userId), foundBy(prompts.words, input.search))
  return readPage(db, input, {
    table: prompts,
    mine,
    order: { time: prompts.createdAt, id: prompts.id },
    itemsOf: async (ids, orderBy) => {
      const rows = await selectPrompts(context)
        .where(inArray(prompts.id, ids))
        .orderBy(...orderBy)
      return presentPrompts(context, rows)
    },
  })
}
