import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { AppError } from '@/contracts/errors'
import { frameOrigin, frameSheetFile, sheetGrid } from '@/core/animation/frame-sheet'
import { ByteBoundedCache } from './byte-bounded-cache'

/** Blank frames that are kept: five templates of 24 frames at 480 px. */
const keptBytesMax = 112 * 1024 * 1024

export interface FrameRequest {
  imageName: string
  frameCount: number
  /** Whole px of one frame. */
  widthPx: number
  heightPx: number
}

/** The frames of animated templates without words, at the sizes at which they are painted. */
export class FrameCache {
  private readonly kept = new ByteBoundedCache<Uint8Array[]>(keptBytesMax, (frames) =>
    frames.reduce((sum, { byteLength }) => sum + byteLength, 0),
  )

  constructor(private readonly publicDir: string) {}

  /**
   * Opaque RGBA pixels of every frame, in the order of time. Must not be changed.
   *
   * @throws NOT_FOUND when the template has no frames
   */
  get(request: FrameRequest): Promise<Uint8Array[]> {
    const { imageName, frameCount, widthPx, heightPx } = request
    return this.kept.get(`${imageName} ${frameCount} ${widthPx}x${heightPx}`, () => this.cut(request))
  }

  private async cut({ imageName, frameCount, widthPx, heightPx }: FrameRequest): Promise<Uint8Array[]> {
    const bytes = await readFile(path.join(this.publicDir, frameSheetFile(imageName))).catch(
      (cause: unknown) => {
        throw new AppError('NOT_FOUND', 'The moving picture of this meme does not exist', { cause })
      },
    )
    const sheet = await loadImage(bytes)
    const grid = sheetGrid(sheet.width, sheet.height, frameCount)
    const canvas = createCanvas(widthPx, heightPx)
    const surface = canvas.getContext('2d', { alpha: false })
    surface.imageSmoothingEnabled = true
    surface.imageSmoothingQuality = 'high'
    return Array.from({ length: frameCount }, (_, index) => {
      const { xPx, yPx } = frameOrigin(index, grid)
      surface.drawImage(sheet, xPx, yPx, grid.frameWidthPx, grid.frameHeightPx, 0, 0, widthPx, heightPx)
      return new Uint8Array(canvas.data())
    })
  }
}
