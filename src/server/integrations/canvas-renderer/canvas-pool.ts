import { type Canvas, createCanvas } from '@napi-rs/canvas'

/** Bytes of canvases that wait to be used again: about five memes of 1200 px. */
const idleBytesMax = 32 * 1024 * 1024

/** Canvases to use again: a new one costs several times what painting costs. */
export class CanvasPool {
  private idle: Canvas[] = []

  /**
   * Lends a canvas of exactly this size to a task that ends before it returns. What the canvas shows is left over
   * from its last use.
   */
  use<T>(widthPx: number, heightPx: number, task: (canvas: Canvas) => T): T {
    const index = this.idle.findIndex((canvas) => canvas.width === widthPx && canvas.height === heightPx)
    const canvas = this.idle.splice(index, index < 0 ? 0 : 1)[0] ?? createCanvas(widthPx, heightPx)
    try {
      return task(canvas)
    } finally {
      this.idle.push(canvas)
      while (this.idle.length > 1 && this.idleBytes() > idleBytesMax) this.idle.shift()
    }
  }

  private idleBytes(): number {
    return this.idle.reduce((sum, canvas) => sum + canvas.width * canvas.height * 4, 0)
  }
}
