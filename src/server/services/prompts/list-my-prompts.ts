import { and, eq, inArray } from 'drizzle-orm'
import type { LibraryPageInput, PromptPage } from '@/contracts/pages'
import { prompts } from '../../db/schema/prompts'
import { idsOnPage, pageWindow, presentPage } from '../pages/page-window'
import type { ServiceContext } from '../service-context'
import { foundBy } from '../words/found-by'
import { presentPrompts, selectPrompts } from './present-prompt'

/** The caller's prompts, newest first. Prompts never change, so both sorts are by creation. */
export async function listMyPrompts(context: ServiceContext, input: LibraryPageInput): Promise<PromptPage> {
  const { actor, db } = context
  const mine = and(eq(prompts.userId, actor.userId), foundBy(prompts.words, input.search))
  const window = pageWindow(input, { time: prompts.createdAt, id: prompts.id })
  const keys = await db
    .select(window.key)
    .from(prompts)
    .where(and(mine, window.after))
    .orderBy(...window.orderBy)
    .limit(window.limit)
    .offset(window.offset)
  const rows = await selectPrompts(context)
    .where(inArray(prompts.id, idsOnPage(input, keys)))
    .orderBy(...window.orderBy)
  return presentPage(input, {
    keys,
    items: presentPrompts(context, rows),
    total: await db.$count(prompts, mine),
  })
}
