import { uploadKeyOf } from '@/core/meme/picture-name'
import type { Template } from '@/core/template/template'
import type { ServiceContext } from '../service-context'
import { getTemplate } from '../templates/get-template'
import { getUpload } from '../uploads/get-upload'
import { uploadAltText, uploadSlots } from '../uploads/present-upload'

/** The picture beneath the words of a meme. */
type BlankPicture = Pick<Template, 'altText' | 'slots' | 'motion'>

/**
 * The picture that a document names: a template, or an upload of the caller's.
 *
 * @throws NOT_FOUND naming templates that may have been meant, and for an upload of somebody else
 * @throws GONE when the caller deleted the upload
 */
export async function getBlankPicture(context: ServiceContext, imageName: string): Promise<BlankPicture> {
  if (uploadKeyOf(imageName) === null) return getTemplate(imageName)
  const upload = await getUpload(context, imageName)
  return { altText: uploadAltText(upload), slots: uploadSlots(upload), motion: null }
}
