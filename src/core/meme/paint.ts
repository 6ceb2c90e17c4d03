import type { DrawOp } from './draw-op'
import type { Surface2D } from './surface'

/**
 * Paints draw operations in order. Decides nothing; leaves the surface's state as it found it.
 *
 * @param picture the decoded image of a name, at any size
 */
export function paint<Picture>(
  ops: readonly DrawOp[],
  surface: Surface2D<Picture>,
  picture: (imageName: string) => Picture,
): void {
  for (const op of ops) {
    surface.save()
    if (op.kind === 'fill') {
      surface.fillStyle = op.color
      surface.fillRect(op.xPx, op.yPx, op.widthPx, op.heightPx)
    } else if (op.kind === 'picture') {
      surface.imageSmoothingEnabled = true
      surface.imageSmoothingQuality = 'high'
      surface.drawImage(picture(op.imageName), op.xPx, op.yPx, op.widthPx, op.heightPx)
    } else paintText(op, surface)
    surface.restore()
  }
}

function paintText<Picture>(op: Extract<DrawOp, { kind: 'text' }>, surface: Surface2D<Picture>): void {
  surface.globalAlpha = op.opacity
  surface.font = op.font
  surface.direction = op.direction
  surface.textAlign = 'left'
  surface.textBaseline = 'alphabetic'
  if (op.rotateDeg !== 0) {
    surface.translate(op.pivotXPx, op.pivotYPx)
    surface.rotate((op.rotateDeg * Math.PI) / 180)
    surface.translate(-op.pivotXPx, -op.pivotYPx)
  }
  if (op.strokeColor !== null && op.strokeWidthPx > 0) {
    surface.strokeStyle = op.strokeColor
    surface.lineWidth = op.strokeWidthPx
    surface.lineJoin = 'round'
    surface.strokeText(op.text, op.xPx, op.baselinePx)
  }
  surface.fillStyle = op.color
  surface.fillText(op.text, op.xPx, op.baselinePx)
}
