import { and, eq, isNull } from 'drizzle-orm'
import { MyTemplateOutput, type UpdateMyTemplateInput } from '@/contracts/own-template'
import { uploads } from '../../db/schema/uploads'
import type { ServiceContext } from '../service-context'
import { getUpload } from './get-upload'
import { moderateTemplate } from './moderate-template'
import { presentUpload } from './present-upload'

/**
 * Changes title, keywords or boxes of one of the caller's pictures; what is absent stays, and memes that were made on
 * it stay as they are. No boxes let words stand where the picture is calm. Of two changes at once the later one holds.
 *
 * @throws NOT_FOUND | GONE | CONTENT_BLOCKED
 */
export async function updateUpload(
  context: ServiceContext,
  { name, ...change }: UpdateMyTemplateInput,
): Promise<MyTemplateOutput> {
  const before = await getUpload(context, name)
  await moderateTemplate(context, change)
  const { title, keywords, boxes } = change
  const values = {
    ...(title === undefined ? {} : { title }),
    ...(keywords === undefined ? {} : { keywords }),
    ...(boxes === undefined ? {} : { boxes: boxes.length > 0 ? boxes : null }),
  }
  // Refuses values that no list could show later.
  MyTemplateOutput.parse({ template: presentUpload({ ...before, ...values }) })
  if (Object.keys(values).length > 0) {
    await context.db
      .update(uploads)
      .set(values)
      // A deletion in between leaves nothing of it.
      .where(and(eq(uploads.id, before.id), isNull(uploads.deletedAt)))
  }
  return { template: presentUpload(await getUpload(context, name)) }
}
