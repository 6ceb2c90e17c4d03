import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas'
import { AppError } from '@/contracts/errors'
import { ByteBoundedCache } from './byte-bounded-cache'

/** Pictures at the sizes at which they are painted: some ninety at 600 px. */
const scaledBytesMax = 96 * 1024 * 1024
/** Decoded files, of which a further size can be made: two of the large ones. */
const decodedBytesMax = 32 * 1024 * 1024

/**
 * Picture files, decoded and scaled to the size at which they are painted: decoding costs more than painting a meme,
 * scaling ten times as much as painting.
 */
export class PictureCache {
  private readonly decoded = new ByteBoundedCache(decodedBytesMax, bytesOf)
  private readonly scaled = new ByteBoundedCache(scaledBytesMax, bytesOf)

  constructor(private readonly publicDir: string) {}

  /**
   * @param address below the site's root, as `pictureFile` gives it
   * @param widthPx a whole number, as is the height
   * @throws NOT_FOUND when there is no such file
   */
  get(address: string, widthPx: number, heightPx: number): Promise<Canvas> {
    return this.scaled.get(`${address} ${widthPx}x${heightPx}`, async () =>
      scaledTo(await this.decoded.get(address, () => this.decode(address)), widthPx, heightPx),
    )
  }

  private async decode(address: string): Promise<Canvas> {
    const bytes = await readFile(path.join(this.publicDir, address)).catch((cause: unknown) => {
      throw new AppError('NOT_FOUND', 'The picture of this meme does not exist', { cause })
    })
    const image = await loadImage(bytes)
    // An image may be decoded anew each time it is drawn; a canvas holds pixels.
    const pixels = createCanvas(image.width, image.height)
    pixels.getContext('2d').drawImage(image, 0, 0)
    return pixels
  }
}

function bytesOf({ width, height }: Canvas): number {
  return width * height * 4
}

/** The pixels that `paint` would draw from the large picture: the same canvas, the same smoothing. */
function scaledTo(picture: Canvas, widthPx: number, heightPx: number): Canvas {
  if (picture.width === widthPx && picture.height === heightPx) return picture
  const scaled = createCanvas(widthPx, heightPx)
  const surface = scaled.getContext('2d')
  surface.imageSmoothingEnabled = true
  surface.imageSmoothingQuality = 'high'
  surface.drawImage(picture, 0, 0, widthPx, heightPx)
  return scaled
}
