import { memeSize } from './compose-meme'
import type { MeasureText } from './draw-op'
import type { MemeDocument, Room } from './meme-document'
import { type Place, placeWords, type Spoken, spokenOf } from './room-words'

/** Width to height of the shapes that a meme can be laid out for; as its picture is drawn when none is named. */
export const memeShapes = { '1x1': 1, '4x5': 4 / 5, '9x16': 9 / 16, '16x9': 16 / 9 } as const
export type MemeShape = keyof typeof memeShapes

/** Colours of the room around the picture. */
export type Ground = Pick<Room, 'color' | 'endColor'>

/** A shape that is this near is the shape. */
const nearEnough = 0.01
/** Side room below this share of the picture's width is too narrow to write in. */
const columnShareMin = 0.35
/** The least that words above get of the room, where there are words below too, and the other way round. */
const sideShareMin = 0.3
/** After so many steps a width changes by less than a pixel. */
const widthSteps = 8

/**
 * The same meme laid out for another shape. The picture stays whole; what the shape adds goes to the words.
 *
 * 1. A taller shape has room above and below: the words of the bars, and banners near an edge of the picture, stand
 *    there, as large as they fit. Words on signs of the drawing stay on their signs.
 * 2. A wider shape has a column beside the picture for the same words.
 * 3. Where the room is too small for words, the bars stay as they are, and the picture has a margin on both sides.
 *
 * Captions keep their places in the list; bars that moved come last.
 */
export function relayoutMeme(
  document: MemeDocument,
  shape: MemeShape,
  ground: Ground,
  measure: MeasureText,
): MemeDocument {
  const ratio = memeShapes[shape]
  const size = memeSize(document, measure)
  const drawn = size.widthPx / size.heightPx
  if (Math.abs(drawn / ratio - 1) < nearEnough) return document
  return drawn > ratio ? taller(document, ratio, ground) : wider(document, ratio, ground, measure)
}

function taller(document: MemeDocument, ratio: number, ground: Ground): MemeDocument {
  const { pictureWidthPx, pictureHeightPx } = document
  const roomPx = Math.round(pictureWidthPx / ratio) - pictureHeightPx
  const spoken = spokenOf(document)
  const topPx = Math.round(roomPx * shareAbove(spoken))
  const bottomPx = roomPx - topPx
  const room = { topPx, bottomPx, leftPx: 0, rightPx: 0, ...ground }
  return withWords(document, room, [
    [spoken.above, { x: 0, y: -topPx, width: pictureWidthPx, height: topPx }],
    [spoken.below, { x: 0, y: pictureHeightPx, width: pictureWidthPx, height: bottomPx }],
  ])
}

function shareAbove({ above, below }: Record<'above' | 'below', Spoken[]>): number {
  const charCount = (words: Spoken[]) => words.reduce((sum, { text }) => sum + text.length, 0)
  if (above.length === below.length && above.length === 0) return 0.5
  if (below.length === 0) return 1
  if (above.length === 0) return 0
  const share = charCount(above) / (charCount(above) + charCount(below))
  return Math.min(1 - sideShareMin, Math.max(sideShareMin, share))
}

function wider(document: MemeDocument, ratio: number, ground: Ground, measure: MeasureText): MemeDocument {
  const { pictureWidthPx, pictureHeightPx } = document
  const sidePx = Math.round(pictureHeightPx * ratio) - pictureWidthPx
  const { above, below } = spokenOf(document)
  const words = [...above, ...below]
  if (words.length === 0 || sidePx < pictureWidthPx * columnShareMin) {
    return withMargins(document, ratio, ground, measure)
  }
  const room = { topPx: 0, bottomPx: 0, leftPx: sidePx, rightPx: 0, ...ground }
  return withWords(document, room, [[words, { x: -sidePx, y: 0, width: sidePx, height: pictureHeightPx }]])
}

function withWords(document: MemeDocument, room: Room, places: [Spoken[], Place][]): MemeDocument {
  const placed = places.flatMap(([words, place]) =>
    placeWords(words, place, {
      ground: place.y > 0 ? (room.endColor ?? room.color) : room.color,
      pictureWidthPx: document.pictureWidthPx,
    }),
  )
  const captions = document.captions.map(
    (caption, index) => placed.find((word) => word.index === index)?.caption ?? caption,
  )
  const fromBars = placed.filter(({ index }) => index === null).map(({ caption }) => caption)
  return { ...document, captions: [...captions, ...fromBars], header: null, footer: null, room }
}

/** A wider image has lower bars, so the width is approached from below until nothing is missing. */
function withMargins(
  document: MemeDocument,
  ratio: number,
  ground: Ground,
  measure: MeasureText,
): MemeDocument {
  const { pictureWidthPx } = document
  const sidesAt = (widthPx: number): Room => {
    const leftPx = Math.floor((widthPx - pictureWidthPx) / 2)
    return { topPx: 0, bottomPx: 0, leftPx, rightPx: widthPx - pictureWidthPx - leftPx, ...ground }
  }
  const heightAt = (widthPx: number) => memeSize({ ...document, room: sidesAt(widthPx) }, measure).heightPx
  let widthPx = pictureWidthPx
  for (let step = 0; step < widthSteps; step++) {
    widthPx = Math.max(widthPx, Math.round(heightAt(widthPx) * ratio))
  }
  const missingPx = Math.max(0, Math.round(widthPx / ratio) - heightAt(widthPx))
  const topPx = Math.floor(missingPx / 2)
  return { ...document, room: { ...sidesAt(widthPx), topPx, bottomPx: missingPx - topPx } }
}
