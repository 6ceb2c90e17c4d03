import { desc, eq, max } from 'drizzle-orm'
import { recentTemplatesMax, shelfMax, type TemplateShelf } from '@/contracts/template-shelf'
import { uploadKeyOf } from '@/core/meme/picture-name'
import { findTemplate } from '@/templates/templates'
import { results } from '../../db/schema/results'
import { starredTemplates } from '../../db/schema/starred-templates'
import type { ServiceContext } from '../service-context'

/** The caller's starred and recently used templates, without those that have left the library. */
export async function getTemplateShelf({ actor, db }: ServiceContext): Promise<TemplateShelf> {
  const [starred, recent] = await Promise.all([
    db
      .select({ name: starredTemplates.name })
      .from(starredTemplates)
      .where(eq(starredTemplates.userId, actor.userId))
      .orderBy(desc(starredTemplates.createdAt), starredTemplates.name)
      .limit(shelfMax),
    db
      .select({ name: results.imageName })
      .from(results)
      .where(eq(results.userId, actor.userId))
      .groupBy(results.imageName)
      .orderBy(desc(max(results.createdAt)), results.imageName)
      .limit(recentTemplatesMax),
  ])
  return { starred: known(starred), recent: known(recent) }
}

function known(rows: readonly { name: string }[]): string[] {
  return rows.map(({ name }) => name).filter((name) => uploadKeyOf(name) !== null || findTemplate(name))
}
