import { type Bar, type Caption, captionCharsMax, type MemeDocument } from '@/core/meme/meme-document'
import { upperCase } from '@/core/meme/upper-case'
import type { TemplateSlot } from '@/core/template/template'
import { cutText } from '@/core/text/text-limit'

/** A caption while it is edited. */
export interface EditedBox extends Caption {
  /** Names the box as long as the editor is open. */
  key: string
  /** Words are shown in capitals; the typed text keeps its case. */
  upperCase: boolean
}

/** A meme while it is edited, without the watermark, which cannot be edited. */
export interface EditedMeme {
  imageName: string
  pictureWidthPx: number
  pictureHeightPx: number
  boxes: EditedBox[]
  header: Bar | null
  footer: Bar | null
}

export type BarName = 'header' | 'footer'

/** Fewer letters do not tell which case is wanted. */
const tellingLetters = 3

/** @param slots those of the picture: an empty box is written in the case of its slot */
export function editedMemeOf(
  { imageName, pictureWidthPx, pictureHeightPx, captions, header, footer }: MemeDocument,
  slots: readonly Pick<TemplateSlot, 'id' | 'upperCase'>[],
): EditedMeme {
  const boxes = captions.map((caption, index) => {
    const slot = slots.find(({ id }) => id === caption.slot)
    return {
      ...caption,
      key: `box-${index}`,
      upperCase: isUpperCase(caption, slot?.upperCase ?? false),
    }
  })
  return { imageName, pictureWidthPx, pictureHeightPx, boxes, header, footer }
}

/** Stored words without a case of their own take the case of their slot. */
function isUpperCase({ text, language }: Caption, isSlotUpperCase: boolean): boolean {
  if (text !== upperCase(text, language)) return false
  const letters = text.match(/\p{Lu}/gu) ?? []
  return letters.length >= tellingLetters || isSlotUpperCase
}

/** The document that is painted and stored. */
export function documentOf({ boxes, ...meme }: EditedMeme, watermark: string): MemeDocument {
  const captions = boxes.map(({ key: _key, upperCase: isUpper, ...caption }) =>
    isUpper
      ? { ...caption, text: cutText(upperCase(caption.text, caption.language), captionCharsMax) }
      : caption,
  )
  return { ...meme, captions, watermark }
}

/** The key for one more box. */
export function nextKey({ boxes }: EditedMeme): string {
  const numbers = boxes.map(({ key }) => Number(key.slice('box-'.length)))
  return `box-${Math.max(-1, ...numbers) + 1}`
}
