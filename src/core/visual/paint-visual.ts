import { paint } from '../meme/paint'
import type { Surface2D } from '../meme/surface'
import { parsePath } from './path-data'
import type { PathMark, TextMark, VisualDocument } from './visual-document'

/** The part of a 2D context that visuals need beyond memes; contexts of browser and server satisfy it as they are. */
export interface PathSurface extends Surface2D<never> {
  scale(x: number, y: number): void
  beginPath(): void
  moveTo(x: number, y: number): void
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void
  closePath(): void
  fill(): void
  stroke(): void
  lineCap: 'butt' | 'round' | 'square'
}

/**
 * Paints a visual from the surface's origin on; leaves the surface's state as it found it.
 *
 * @param scale 1 paints it at the document's own size
 */
export function paintVisual(document: VisualDocument, surface: PathSurface, scale = 1): void {
  const { widthPx, heightPx, background, marks } = document
  surface.save()
  surface.scale(scale, scale)
  surface.fillStyle = background
  surface.fillRect(0, 0, widthPx, heightPx)
  for (const mark of marks) {
    if (mark.kind === 'path') paintPath(mark, surface)
    else paintWords(mark, surface)
  }
  surface.restore()
}

function paintPath(mark: PathMark, surface: PathSurface): void {
  surface.beginPath()
  for (const { start, curves, closed } of parsePath(mark.data)) {
    surface.moveTo(...start)
    for (const [first, second, end] of curves) surface.bezierCurveTo(...first, ...second, ...end)
    if (closed) surface.closePath()
  }
  if (mark.fill !== null) {
    surface.fillStyle = mark.fill
    surface.fill()
  }
  if (mark.line === null) return
  surface.strokeStyle = mark.line
  surface.lineWidth = mark.lineWidthPx
  surface.lineCap = 'round'
  surface.lineJoin = 'round'
  surface.stroke()
}

function paintWords(mark: TextMark, surface: PathSurface): void {
  const { text, font, color, direction, baselinePx } = mark
  const xPx = mark.centreXPx - mark.widthPx / 2
  const plain = {
    strokeColor: null,
    strokeWidthPx: 0,
    rotateDeg: 0,
    pivotXPx: 0,
    pivotYPx: 0,
    opacity: 1,
    appearAt: 0,
  }
  paint([{ kind: 'text', text, xPx, baselinePx, font, color, direction, ...plain }], surface, (): never => {
    throw new Error('A visual has no pictures')
  })
}
