import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '@/contracts/errors'
import { ownTemplatesMax } from '@/contracts/limits'
import { type AddMyTemplateInput, MyTemplateOutput } from '@/contracts/own-template'
import type { Database } from '../../db/client'
import { uploads } from '../../db/schema/uploads'
import { getAccount } from '../accounts/get-account'
import { lockAccount } from '../accounts/lock-account'
import type { ServiceContext } from '../service-context'
import { decodePicture } from './decode-picture'
import { noTones, type Upload } from './get-upload'
import { moderateTemplate } from './moderate-template'
import { newUpload } from './new-upload'
import { presentUpload } from './present-upload'

/**
 * Keeps a picture of one's own as a template, with its title and boxes. Free.
 *
 * 1. What is written on and about it is moderated.
 * 2. The bytes are read by content, and only what was encoded anew goes on.
 * 3. Row and file are stored together, the file last; the account's row is locked, so that of many at once none passes
 *    the number that we keep.
 *
 * @throws PAYLOAD_TOO_LARGE | UNSUPPORTED_MEDIA_TYPE | BAD_REQUEST for what is no picture that we take
 * @throws FORBIDDEN when there are 200 already | CONTENT_BLOCKED | SERVICE_UNAVAILABLE
 */
export async function addUpload(
  context: ServiceContext,
  input: AddMyTemplateInput,
): Promise<MyTemplateOutput> {
  const { base64String, title, keywords, boxes } = input
  await moderateTemplate(context, input)
  const account = await getAccount(context)
  const picture = await context.ports.pictureReader.read(decodePicture(base64String))
  const { row, bytes } = newUpload(context, { account, at: context.now() }, picture, {
    title,
    description: null,
  })
  const own = { ...row, id: context.runId ?? row.id, keywords, boxes: boxes.length > 0 ? boxes : null }
  return context.db.transaction(async (transaction) => {
    await refuseTooMany(transaction, account.userId)
    const [upload] = await transaction.insert(uploads).values(own).returning()
    if (!upload) throw new Error('The picture was not stored.')
    const answer = MyTemplateOutput.parse({ template: presentUpload(withTones(upload)) })
    await context.ports.imageStorage.put(upload.storageKey, bytes, upload.mediaType)
    return answer
  })
}

function withTones(row: typeof uploads.$inferSelect): Upload {
  return { ...row, tones: row.tones ?? noTones }
}

async function refuseTooMany(transaction: Database, userId: string): Promise<void> {
  await lockAccount(transaction, userId)
  const kept = await transaction.$count(uploads, and(eq(uploads.userId, userId), isNull(uploads.deletedAt)))
  if (kept < ownTemplatesMax) return
  throw new AppError(
    'FORBIDDEN',
    `You have ${kept} pictures of your own, the most that we keep. Delete one and try again.`,
  )
}
