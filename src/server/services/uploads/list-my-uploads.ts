import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { PageInput, TemplatePage } from '@/contracts/pages'
import { uploads } from '../../db/schema/uploads'
import { idsOnPage, pageWindow, presentPage } from '../pages/page-window'
import type { ServiceContext } from '../service-context'
import { noTones } from './get-upload'
import { presentUpload } from './present-upload'

/** The caller's own pictures, newest first; a page beyond the last is empty. They never change, so both sorts are one. */
export async function listMyUploads({ actor, db }: ServiceContext, input: PageInput): Promise<TemplatePage> {
  const mine = and(eq(uploads.userId, actor.userId), isNull(uploads.deletedAt))
  const window = pageWindow(input, { time: uploads.createdAt, id: uploads.id })
  const keys = await db
    .select(window.key)
    .from(uploads)
    .where(and(mine, window.after))
    .orderBy(...window.orderBy)
    .limit(window.limit)
    .offset(window.offset)
  const rows = await db
    .select()
    .from(uploads)
    .where(and(mine, inArray(uploads.id, idsOnPage(input, keys))))
    .orderBy(desc(uploads.createdAt), desc(uploads.id))
  const items = rows.map((row) => presentUpload({ ...row, tones: row.tones ?? noTones }))
  return presentPage(input, { keys, items, total: await db.$count(uploads, mine) })
}
