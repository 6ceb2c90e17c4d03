import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { LibraryPageInput, TemplatePage } from '@/contracts/pages'
import { searchableWords } from '@/core/search/searchable-words'
import { uploads } from '../../db/schema/uploads'
import { readPage } from '../pages/page-window'
import type { ServiceContext } from '../service-context'
import { noTones } from './get-upload'
import { presentUploads } from './present-upload'

/** The caller's own pictures, newest first; a page beyond the last is empty. They never change, so both sorts are one. */
export async function listMyUploads(context: ServiceContext, input: LibraryPageInput): Promise<TemplatePage> {
  const { actor, db } = context
  const mine = and(eq(uploads.userId, actor.userId), isNull(uploads.deletedAt), found(input.search))
  return readPage(db, input, {
    table: uploads,
    mine,
    order: { time: uploads.createdAt, id: uploads.id },
    itemsOf: async (ids, orderBy) => {
      const rows = await db
        .select()
        .from(uploads)
        .where(and(mine, inArray(uploads.id, ids)))
        .orderBy(...orderBy)
      return presentUploads(
        context,
        rows.map((row) => ({ ...row, tones: row.tones ?? noTones })),
      )
    },
  })
}

/** People bring some dozens of pictures, seldom more than two hundred: their titles are read one by one. */
function found(search: string | undefined): SQL | undefined {
  if (!search?.trim()) return undefined
  const said = sql`concat_ws(' ', ${uploads.title}, ${uploads.description}, array_to_string(${uploads.keywords}, ' '))`
  const words = searchableWords(search)
  if (words.length === 0) return sql`false`
  return and(...words.map((word) => sql`strpos(lower(${said}), ${word}) > 0`))
}
