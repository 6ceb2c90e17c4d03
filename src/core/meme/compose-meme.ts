import type { Template, TemplateSlot } from '../template/template'
import { cutText } from '../text/text-limit'
import { artColors } from './art-colors'
import type { MeasureText } from './draw-op'
import { barFontSizeShare, fitBar, layoutBar } from './layout-bar'
import { fitCaption, readableSizePx } from './layout-caption'
import { measureWords } from './measure-words'
import {
  type Bar,
  boxPxMin,
  type Caption,
  captionCharsMax,
  fontSizePxMin,
  type MemeDocument,
} from './meme-document'
import { upperCase } from './upper-case'

/** A picture that words can be placed in: a template, or an upload with calm places. */
export type Fillable = Pick<Template, 'name' | 'width' | 'height' | 'slots'>

export interface MemeParts {
  template: Fillable
  /** Slot id to words; a slot that is missing stays blank. */
  words: Readonly<Record<string, string>>
  /** Words above the picture; none when absent or blank. */
  header?: string | undefined
  footer?: string | undefined
  /** px of the whole image's longer side, bars included; a whole number, 256..2048. */
  maxDimension: number
  watermark: string
  /** BCP-47 of the words. */
  language?: string | undefined
}

const barFont = 'Baloo 2'

/**
 * Fills a template.
 *
 * 1. Find the widest picture whose image, bars included, stays within `maxDimension`; the bars' height follows from
 *    the picture's width, so this is a search over whole pixels.
 * 2. The rounding that is left, under 1 % of a side, goes to the picture's height: the longer side is exact.
 * 3. Place each slot, fit its words, and keep the fitted size.
 *
 * Words longer than are stored are cut: capitals and joined lines can be longer than what they were made of.
 */
export function composeMeme(parts: MemeParts, measure: MeasureText): MemeDocument {
  const { template } = parts
  const header = fitBarOnce(parts.header, measure)
  const footer = fitBarOnce(parts.footer, measure)
  const sizeAt = (pictureWidthPx: number) => {
    const pictureHeightPx = Math.max(1, Math.round((pictureWidthPx * template.height) / template.width))
    const barsPx = header.heightPxAt(pictureWidthPx) + footer.heightPxAt(pictureWidthPx)
    return { pictureHeightPx, heightPx: pictureHeightPx + barsPx }
  }
  const pictureWidthPx = widestWithin(parts.maxDimension, (widthPx) => sizeAt(widthPx).heightPx)
  const size = sizeAt(pictureWidthPx)
  const missingPx = pictureWidthPx < parts.maxDimension ? parts.maxDimension - size.heightPx : 0
  const pictureHeightPx = size.pictureHeightPx + missingPx
  const captions = template.slots.map((slot) =>
    fillSlot(slot, parts.words[slot.id] ?? '', parts.language, pictureWidthPx, pictureHeightPx, measure),
  )
  return {
    imageName: template.name,
    pictureWidthPx,
    pictureHeightPx,
    captions,
    header: header.barAt(pictureWidthPx),
    footer: footer.barAt(pictureWidthPx),
    watermark: parts.watermark,
  }
}

/** Size of the whole image, bars and room included; whole numbers when the picture's are. */
export function memeSize(
  document: Pick<MemeDocument, 'pictureWidthPx' | 'pictureHeightPx' | 'header' | 'footer' | 'room'>,
  measure: MeasureText,
): { widthPx: number; heightPx: number } {
  const { pictureWidthPx, pictureHeightPx, header, footer, room } = document
  const widthPx = pictureWidthPx + (room ? room.leftPx + room.rightPx : 0)
  const barsPx = layoutBar(header, widthPx, measure).heightPx + layoutBar(footer, widthPx, measure).heightPx
  return { widthPx, heightPx: pictureHeightPx + barsPx + (room ? room.topPx + room.bottomPx : 0) }
}

function widestWithin(maxPx: number, heightAt: (widthPx: number) => number): number {
  if (heightAt(maxPx) <= maxPx) return maxPx
  let fitting = 1
  let tooWide = maxPx
  while (tooWide - fitting > 1) {
    const middle = Math.floor((fitting + tooWide) / 2)
    if (heightAt(middle) <= maxPx) fitting = middle
    else tooWide = middle
  }
  return fitting
}

/** Bars keep their shape at every width of their picture: so the size of their words is searched at one. */
const referenceWidthPx = 1000

interface ScalableBar {
  /** Absent where there are no words, or they would be too small to be drawn. */
  barAt(pictureWidthPx: number): Bar | null
  heightPxAt(pictureWidthPx: number): number
}

function fitBarOnce(typed: string | undefined, measure: MeasureText): ScalableBar {
  const text = cutText(typed?.trim() ?? '', captionCharsMax)
  const words = measureWords(text, barFont, measure)
  const { fitted } = fitBar(words, referenceWidthPx * barFontSizeShare, referenceWidthPx)
  const sizeShare = fitted.sizePx / referenceWidthPx
  const fontSizeAt = (widthPx: number) => (widthPx * sizeShare >= 1 ? storedSize(widthPx * sizeShare) : 0)
  return {
    barAt(widthPx) {
      const fontSize = fontSizeAt(widthPx)
      return fontSize > 0 ? { text, fontSize, fontColor: artColors.ink, fontFamily: barFont } : null
    },
    heightPxAt: (widthPx) => fitBar(words, fontSizeAt(widthPx), widthPx).heightPx,
  }
}

function fillSlot(
  slot: TemplateSlot,
  words: string,
  language: string | undefined,
  pictureWidthPx: number,
  pictureHeightPx: number,
  measure: MeasureText,
): Caption {
  const caption: Caption = {
    slot: slot.id,
    text: cutText(slot.upperCase ? upperCase(words, language) : words, captionCharsMax),
    x: rounded(slot.x * pictureWidthPx),
    y: rounded(slot.y * pictureHeightPx),
    width: Math.max(boxPxMin, rounded(slot.width * pictureWidthPx)),
    height: Math.max(boxPxMin, rounded(slot.height * pictureHeightPx)),
    fontSize: storedSize(slot.fontSize * pictureWidthPx),
    fontFamily: slot.fontFamily,
    color: slot.color,
    strokeColor: slot.strokeColor,
    align: slot.align,
    rotateAngle: slot.rotateAngle,
    ...(language === undefined ? {} : { language }),
    ...(slot.appearAt === undefined ? {} : { appearAt: slot.appearAt }),
  }
  const { sizePx } = fitCaption(caption, readableSizePx(pictureWidthPx, pictureHeightPx), measure)
  return sizePx > 0 ? { ...caption, fontSize: storedSize(sizePx) } : caption
}

/** To a hundredth of a pixel: documents are stored and read by people. */
function rounded(px: number): number {
  return Math.round(px * 100) / 100
}

/** A fitted size rounded up would no longer fit. One below the least is only a bound: the layout finds it again. */
function storedSize(px: number): number {
  return Math.max(fontSizePxMin, Math.floor(px * 100) / 100)
}
