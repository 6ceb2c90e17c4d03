import { and, eq } from 'drizzle-orm'
import { AppError } from '@/contracts/errors'
import { uploadKeyOf } from '@/core/meme/picture-name'
import type { PictureTones } from '@/core/placement/picture-tones'
import { uploads } from '../../db/schema/uploads'
import type { ServiceContext } from '../service-context'

/** An upload that is there. */
export type Upload = typeof uploads.$inferSelect & { tones: PictureTones }

/** Tones of a picture that was never measured: no place in it is calm. */
export const noTones: PictureTones = { columns: 0, rows: 0, luma: [], detail: [] }

/**
 * One of the caller's uploads, by what documents call it.
 * @throws NOT_FOUND also for one of somebody else: its existence is nobody's business
 * @throws GONE when the caller deleted it
 */
export async function getUpload({ actor, db }: ServiceContext, name: string): Promise<Upload> {
  const key = uploadKeyOf(name) ?? ''
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.key, key), eq(uploads.userId, actor.userId)))
  if (!row) throw new AppError('NOT_FOUND', 'There is no such picture among your templates.')
  if (row.deletedAt) throw new AppError('GONE', 'You deleted this picture.')
  return { ...row, tones: row.tones ?? noTones }
}
