import type { Template } from '@/contracts/search'
import { creditCosts } from '@/core/credits/credit-costs'
import { pictureFile } from '@/core/meme/picture-file'

/** Longer side of the preview of a chosen picture, px. */
const previewPx = 800

interface Shown {
  /** Its title beside the preview. */
  title: string
  /** Alternative text; empty when unknown. */
  description: string
  /** Of the file, or `blob:` of one that is not sent yet. */
  address: string
  widthPx: number
  heightPx: number
}

/** The picture under the memes. */
export type ChosenPicture =
  /** A template, or an own picture that is uploaded. */
  | (Shown & { kind: 'named'; imageName: string })
  /** A file that only this page has. */
  | (Shown & { kind: 'own'; file: Blob })

export function pictureOf({ name, title, description, width, height }: Template): ChosenPicture {
  return {
    kind: 'named',
    imageName: name,
    title,
    description,
    address: pictureFile(name, previewPx),
    widthPx: width,
    heightPx: height,
  }
}

/** Lets go of the file behind a picture that is shown no more. */
export function releasePicture({ address }: ChosenPicture): void {
  if (address.startsWith('blob:')) URL.revokeObjectURL(address)
}

/** Credits that four memes on it take. */
export function costOn({ kind }: Pick<ChosenPicture, 'kind'>): number {
  return creditCosts[kind === 'own' ? 'themed-upload' : 'themed-template']
}
