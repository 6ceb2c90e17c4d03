import { Template as WireTemplate } from '@/contracts/search'
import { uploadAddress, uploadName } from '@/core/meme/picture-name'
import { calmSlots } from '@/core/placement/calm-slots'
import { drawnSlots } from '@/core/placement/drawn-slots'
import type { TemplateSlot } from '@/core/template/template'
import { rowsPresenter } from '../pages/present-rows'
import type { Upload } from './get-upload'

/** Places that are offered on a picture on which nobody drew any. */
const slotsMax = 2

/** The boxes that its owner drew on an upload, else its calm places; none where nothing is calm. */
export function uploadSlots({ boxes, tones }: Pick<Upload, 'boxes' | 'tones'>): TemplateSlot[] {
  return boxes ? drawnSlots(boxes, tones) : calmSlots(tones, slotsMax)
}

/** Alternative text of the picture alone, without the words on it. */
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
    keywords: upload.keywords,
    jokeShape: 'any',
    slots: WireTemplate.shape.slots.parse(uploadSlots(upload)),
    license: 'yours',
    source: 'upload',
  }
}

export const presentUploads = rowsPresenter({
  kind: 'template',
  contract: WireTemplate,
  idOf: ({ id }) => id,
  present: presentUpload,
})
