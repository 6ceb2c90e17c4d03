import { and, eq } from 'drizzle-orm'
import type { StarTemplateInput, StarTemplateOutput } from '@/contracts/template-shelf'
import { starredTemplates } from '../../db/schema/starred-templates'
import { getAccount } from '../accounts/get-account'
import { getPicture } from '../pictures/get-picture'
import type { ServiceContext } from '../service-context'

/**
 * Keeps a template, or a picture of the caller's own, at hand; a star on a star changes nothing.
 * @throws NOT_FOUND | GONE
 */
export async function starTemplate(
  context: ServiceContext,
  { name }: StarTemplateInput,
): Promise<StarTemplateOutput> {
  await getPicture(context, name)
  const { userId } = await getAccount(context)
  await context.db
    .insert(starredTemplates)
    .values({ userId, name, createdAt: context.now() })
    .onConflictDoNothing()
  return { name, starred: true }
}

/** Takes a star away; where there is none nothing changes. @throws NOT_FOUND | GONE */
export async function unstarTemplate(
  context: ServiceContext,
  { name }: StarTemplateInput,
): Promise<StarTemplateOutput> {
  await getPicture(context, name)
  await context.db
    .delete(starredTemplates)
    .where(and(eq(starredTemplates.userId, context.actor.userId), eq(starredTemplates.name, name)))
  return { name, starred: false }
}
