import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Canvas, createCanvas, type Image, loadImage } from '@napi-rs/canvas'
import { AppError } from '@/contracts/errors'
import { ByteBoundedCache } from './byte-bounded-cache'

/** Pictures at the sizes at which they are painted: some hundred at 500 px. */
const keptBytesDefault = 128 * 1024 * 1024

/**
 * Picture files, decoded and scaled to the size at which they are painted: decoding costs more than painting a meme,
 * scaling ten times as much as painting.
 */
export class PictureCache {
  private readonly scaled: ByteBoundedCache<Canvas>

  constructor(
    private readonly publicDir: string,
    keptBytesMax = keptBytesDefault,
  ) {
    this.scaled = new ByteBoundedCache(keptBytesMax, ({ width, height }) => width * height * 4)
  }

  /**
   * @param address below the site's root, as `pictureFile` gives it
   * @param uploadedFile what lies at the address, where it is no file of the site's
   * @param widthPx a whole number, as is the height
   * @throws NOT_FOUND when there is no such file
   */
  get(address: string, widthPx: number, heightPx: number, uploadedFile?: Uint8Array): Promise<Canvas> {
    return this.scaled.get(`${address} ${widthPx}x${heightPx}`, async () =>
      scaledTo(uploadedFile ? await loadImage(uploadedFile) : await this.decode(address), widthPx, heightPx),
    )
  }

  private async decode(address: string): Promise<Image> {
    const bytes = await readFile(path.join(this.publicDir, address)).catch((cause: unknown) => {
      throw new AppError('NOT_FOUND', 'The picture of this meme does not exist', { cause })
    })
    return loadImage(bytes)
  }
}

/** The pixels that `paint` would draw from the whole picture: the same canvas, the same smoothing. */
function scaledTo(picture: Image, widthPx: number, heightPx: number): Canvas {
  const scaled = createCanvas(widthPx, heightPx)
  const surface = scaled.getContext('2d')
  surface.imageSmoothingEnabled = true
  surface.imageSmoothingQuality = 'high'
  surface.drawImage(picture, 0, 0, widthPx, heightPx)
  return scaled
}
