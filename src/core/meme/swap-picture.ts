import { composeMeme, type Fillable, memeSize } from './compose-meme'
import type { MeasureText } from './draw-op'
import { type Bar, boxPxMin, type Caption, fontSizePxMin, type MemeDocument } from './meme-document'

/** px of the longer side of a whole image. */
const sidePx = { min: 256, max: 2048 }
/** Nothing but signs: it stands beside the words and says none. */
const signsOnly =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200d\ufe0f\s])+$/u

/**
 * Another picture beneath the same words, as large as before:
 *
 * 1. Words go into the places of the new picture in reading order, in its lettering; places without words stay blank.
 * 2. Words that find no place stand beneath the picture, before the footer that was there. On a picture without places
 *    the first stand above it, unless a header stands there.
 * 3. Signs that the user added stay where they were, as shares of the picture.
 *
 * @param measure of the surface that paints
 */
export function swapPicture(document: MemeDocument, picture: Fillable, measure: MeasureText): MemeDocument {
  const { header, footer, watermark } = document
  const signs = document.captions.filter(isSign)
  const said = document.captions.filter((caption) => caption.text.trim() !== '' && !isSign(caption))
  const texts = said.map(({ text }) => text)
  const isBare = picture.slots.length === 0 && header === null
  const above = isBare ? texts.shift() : header?.text
  const placed = texts.slice(0, picture.slots.length)
  const below = [...texts.slice(picture.slots.length), ...(footer ? [footer.text] : [])].join('\n')
  const { widthPx, heightPx } = memeSize(document, measure)
  const swapped = composeMeme(
    {
      template: picture,
      words: Object.fromEntries(picture.slots.map(({ id }, index) => [id, placed[index] ?? ''])),
      header: above,
      footer: below,
      maxDimension: Math.min(sidePx.max, Math.max(sidePx.min, Math.round(Math.max(widthPx, heightPx)))),
      watermark,
      language: said[0]?.language,
    },
    measure,
  )
  return {
    ...swapped,
    captions: [...swapped.captions, ...signs.map((sign) => movedSign(sign, document, swapped))],
    header: inColorOf(swapped.header, header),
    footer: inColorOf(swapped.footer, footer),
  }
}

function isSign({ slot, text }: Caption): boolean {
  return slot === undefined && text.trim() !== '' && signsOnly.test(text)
}

function movedSign(sign: Caption, from: MemeDocument, to: MemeDocument): Caption {
  const across = to.pictureWidthPx / from.pictureWidthPx
  const down = to.pictureHeightPx / from.pictureHeightPx
  // A sign keeps its shape.
  const growth = Math.min(across, down)
  return {
    ...sign,
    x: hundredths((sign.x + sign.width / 2) * across - (sign.width * growth) / 2),
    y: hundredths((sign.y + sign.height / 2) * down - (sign.height * growth) / 2),
    width: Math.max(boxPxMin, hundredths(sign.width * growth)),
    height: Math.max(boxPxMin, hundredths(sign.height * growth)),
    fontSize: Math.max(fontSizePxMin, hundredths(sign.fontSize * growth)),
  }
}

function inColorOf(bar: Bar | null, before: Bar | null): Bar | null {
  return bar && before ? { ...bar, fontColor: before.fontColor } : bar
}

/** Documents are stored and read by people. */
function hundredths(px: number): number {
  return Math.round(px * 100) / 100
}
