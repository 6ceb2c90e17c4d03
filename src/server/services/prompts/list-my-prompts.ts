import { count, desc, eq } from 'drizzle-orm'
import type { PageInput, PromptPage } from '@/contracts/pages'
import { prompts } from '../../db/schema/prompts'
import { results } from '../../db/schema/results'
import { visuals } from '../../db/schema/visuals'
import type { ServiceContext } from '../service-context'

/** What the caller asked for, newest first. Prompts never change, so both sorts are by creation. */
export async function listMyPrompts({ actor, db }: ServiceContext, input: PageInput): Promise<PromptPage> {
  const mine = eq(prompts.userId, actor.userId)
  const rows = await db
    .select({
      prompt: prompts,
      resultCount: db.$count(results, eq(results.promptId, prompts.id)),
      visualCount: db.$count(visuals, eq(visuals.promptId, prompts.id)),
    })
    .from(prompts)
    .where(mine)
    .orderBy(desc(prompts.createdAt), desc(prompts.id))
    .limit(input.pageSize)
    .offset((input.page - 1) * input.pageSize)
  const [counted] = await db.select({ total: count() }).from(prompts).where(mine)
  return {
    items: rows.map(({ prompt, resultCount, visualCount }) => ({
      promptId: prompt.id,
      kind: prompt.kind,
      text: prompt.text,
      inputLanguage: prompt.inputLanguage,
      outputLanguage: prompt.outputLanguage,
      resultCount: Number(resultCount) + Number(visualCount),
      createdAt: prompt.createdAt.toISOString(),
    })),
    page: input.page,
    pageSize: input.pageSize,
    total: counted?.total ?? 0,
  }
}
