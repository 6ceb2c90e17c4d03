import { calmSlots } from '../placement/calm-slots'
import type { PictureTones } from '../placement/picture-tones'
import type { TemplateSlot } from '../template/template'
import { composeMeme } from './compose-meme'
import type { MeasureText } from './draw-op'
import { fitCaption } from './layout-caption'
import type { MemeDocument } from './meme-document'

export interface UploadParts {
  picture: {
    /** `upload:{key}` */
    name: string
    /** px of the stored picture. */
    width: number
    height: number
    tones: PictureTones
    /** Places that its owner drew, in reading order; words go where it is calm when absent. */
    slots?: readonly TemplateSlot[] | undefined
  }
  /** One or two, in reading order. */
  lines: readonly string[]
  /** Above the picture, whatever happens to the lines. */
  header?: string | undefined
  /** Above and below the picture rather than on it. */
  inBars: boolean
  /** px of the whole image's longer side, 256..2048. */
  maxDimension: number
  watermark: string
  /** BCP-47 of the words. */
  language?: string | undefined
}

/** Least size of words on a picture, as a share of its longer side. Smaller ones go into a bar, which is larger. */
const readableShare = 1 / 30
/** Least size in a box that the user drew: words stay in it as long as they can be made out. */
const drawnReadableShare = 1 / 50

/**
 * Puts one or two lines on a picture that was not drawn for them.
 *
 * 1. The boxes that its owner drew, filled in their order, else as many calm places as there are lines; with one place
 *    less, both lines share it.
 * 2. When there is none, or the words would be small in it, they stand in bars above and below.
 */
export function composeUpload(parts: UploadParts, measure: MeasureText): MemeDocument {
  const { lines, inBars, picture } = parts
  const drawn = picture.slots ?? []
  const slots = drawn.length > 0 ? [...drawn] : calmSlots(picture.tones, lines.length)
  if (slots.length > 0 && !inBars) {
    const document = compose(parts, slots, wordsFor(slots, lines), measure)
    if (isReadable(document, drawn.length > 0 ? drawnReadableShare : readableShare, measure)) return document
  }
  const [first = '', second] = lines
  const header = parts.header === undefined ? first : `${parts.header}\n${first}`
  return compose({ ...parts, header }, [], {}, measure, second)
}

function wordsFor(slots: readonly TemplateSlot[], lines: readonly string[]): Record<string, string> {
  if (slots.length < lines.length) return { [slots[0]?.id ?? '']: lines.join('\n') }
  return Object.fromEntries(slots.map(({ id }, index) => [id, lines[index] ?? '']))
}

function compose(
  { picture, header, maxDimension, watermark, language }: UploadParts,
  slots: TemplateSlot[],
  words: Record<string, string>,
  measure: MeasureText,
  footer?: string,
): MemeDocument {
  const { name, width, height } = picture
  const template = { name, width, height, slots }
  return composeMeme({ template, words, header, footer, maxDimension, watermark, language }, measure)
}

/** Composing has made the words as small as their place wants them. */
function isReadable(
  { captions, pictureWidthPx, pictureHeightPx }: MemeDocument,
  share: number,
  measure: MeasureText,
): boolean {
  const floorPx = Math.max(pictureWidthPx, pictureHeightPx) * share
  return captions.every(
    (caption) => caption.fontSize >= floorPx && !fitCaption(caption, floorPx, measure).overflow,
  )
}
