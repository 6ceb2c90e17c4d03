import type { Template as WireTemplate } from '@/contracts/search'
import { uploadAddress, uploadName } from '@/core/meme/picture-name'
import { calmSlots } from '@/core/placement/calm-slots'
import type { PictureTones } from '@/core/placement/picture-tones'
import type { TemplateSlot } from '@/core/template/template'
import type { Upload } from './get-upload'

/** Places that are offered on a picture of somebody's own. */
const slotsMax = 2

/** The calm places of an upload; none where nothing is calm. */
export function uploadSlots(tones: PictureTones): TemplateSlot[] {
  return calmSlots(tones, slotsMax)
}

/** What a screen reader says of the picture before it reads the words. */
export function uploadAltText({ description }: Pick<Upload, 'description'>): string {
  return description ? `A picture: ${description}.` : 'A picture that somebody brought.'
}

/** An upload as a template crosses the wire. */
export function presentUpload(upload: Upload): WireTemplate {
  return {
    name: uploadName(upload.key),
    title: upload.title,
    description: upload.description ?? '',
    imagePath: uploadAddress(upload.key),
    width: upload.widthPx,
    height: upload.heightPx,
    animated: false,
    keywords: [],
    jokeShape: 'any',
    slots: uploadSlots(upload.tones).map(
      ({ id, role, hint, x, y, width, height, rotateAngle, align, maxChars }) => ({
        id,
        role,
        hint,
        x,
        y,
        width,
        height,
        rotateAngle,
        align,
        maxChars,
      }),
    ),
    license: 'yours',
    source: 'upload',
  }
}
