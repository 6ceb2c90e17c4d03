import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { Visual } from '@/contracts/minimalist-visual'
import { starredVisuals, visuals } from '../../db/schema/visuals'
import { rowsPresenter } from '../pages/present-rows'
import type { ServiceContext } from '../service-context'

/** A visual with its owner's star, as the query below selects it. */
export interface VisualRow {
  visual: Omit<typeof visuals.$inferSelect, 'composition' | 'userId' | 'words'>
  title: string
  altText: string
  starredAt: Date | null
}

/** Selects visuals with their stars, but without the drawings, which nobody reads here; add `where`, order and limit. */
export function selectVisuals({ db }: Pick<ServiceContext, 'db'>) {
  const { composition, userId: _owner, words: _words, ...columns } = getTableColumns(visuals)
  return db
    .select({
      visual: columns,
      title: sql<string>`${composition} ->> 'title'`,
      altText: sql<string>`${composition} ->> 'altText'`,
      starredAt: starredVisuals.createdAt,
    })
    .from(visuals)
    .leftJoin(
      starredVisuals,
      and(eq(starredVisuals.visualId, visuals.id), eq(starredVisuals.userId, visuals.userId)),
    )
}

/** A visual as it crosses the wire; another ending of its address gives another format. */
export function presentVisual({ visual, title, altText, starredAt }: VisualRow, siteUrl: string): Visual {
  return {
    visualId: visual.id,
    promptId: visual.promptId,
    concept: visual.concept,
    title,
    aspectRatio: visual.aspectRatio,
    imageUrl: `${siteUrl}/i/${visual.imageId}.png`,
    altText,
    starred: starredAt !== null,
    createdAt: visual.createdAt.toISOString(),
  }
}

export const presentVisuals = rowsPresenter({
  kind: 'visual',
  contract: Visual,
  idOf: ({ visual }) => visual.id,
  present: presentVisual,
})
