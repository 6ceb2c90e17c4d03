import { uploadKeyOf, uploadName } from '@/core/meme/picture-name'
import type { Template } from '@/core/template/template'
import type { ServiceContext } from '../service-context'
import { getTemplate } from '../templates/get-template'
import { getUpload } from '../uploads/get-upload'
import { uploadAltText, uploadSlots } from '../uploads/present-upload'

/** The picture under a meme: a template, or an upload with its boxes or calm places. */
export type Picture = Pick<Template, 'name' | 'width' | 'height' | 'slots' | 'altText' | 'motion'>

/**
 * The picture that a name stands for: a template is everybody's, an upload its owner's.
 * @throws NOT_FOUND also for somebody else's upload | GONE
 */
export async function getPicture(context: ServiceContext, imageName: string): Promise<Picture> {
  if (uploadKeyOf(imageName) === null) return getTemplate(imageName)
  const upload = await getUpload(context, imageName)
  return {
    name: uploadName(upload.key),
    width: upload.widthPx,
    height: upload.heightPx,
    slots: uploadSlots(upload),
    altText: uploadAltText(upload),
    motion: null,
  }
}
