import { type Canvas, createCanvas } from '@napi-rs/canvas'

/** Bytes of canvases that wait to be used again: about a dozen memes of 1200 px. */
const idleBytesMax = 64 * 1024 * 1024

/**
 * Canvases to use again: a new one costs several times what painting costs. One that is lent belongs to its borrower,
 * also while its pixels are being encoded.
 */
export class CanvasPool {
  private idle: Canvas[] = []

  /** A canvas of exactly this size; what it shows is left over from its last use. */
  borrow(widthPx: number, heightPx: number): Canvas {
    const index = this.idle.findIndex((canvas) => canvas.width === widthPx && canvas.height === heightPx)
    return this.idle.splice(index, index < 0 ? 0 : 1)[0] ?? createCanvas(widthPx, heightPx)
  }

  giveBack(canvas: Canvas): void {
    this.idle.push(canvas)
    while (this.idle.length > 1 && this.idleBytes() > idleBytesMax) this.idle.shift()
  }

  private idleBytes(): number {
    return this.idle.reduce((sum, canvas) => sum + canvas.width * canvas.height * 4, 0)
  }
}
