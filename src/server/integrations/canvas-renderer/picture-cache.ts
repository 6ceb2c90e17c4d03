import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas'
import { AppError } from '@/contracts/errors'

/** Decoded pictures that are kept: some fifty at 800 px. */
const keptBytesMax = 128 * 1024 * 1024

interface Kept {
  picture: Promise<Canvas>
  bytes: number
}

/** Decoded picture files; decoding one costs more than painting a meme. The longest unused ones are dropped. */
export class PictureCache {
  // A Map keeps the order of insertion: the first entry is the longest unused.
  private readonly kept = new Map<string, Kept>()

  constructor(private readonly publicDir: string) {}

  /**
   * @param address below the site's root, as `pictureFile` gives it
   * @throws NOT_FOUND when there is no such file
   */
  async get(address: string): Promise<Canvas> {
    const known = this.kept.get(address)
    if (known) {
      this.kept.delete(address)
      this.kept.set(address, known)
      return known.picture
    }
    const entry: Kept = { picture: this.decode(address), bytes: 0 }
    this.kept.set(address, entry)
    try {
      const picture = await entry.picture
      entry.bytes = picture.width * picture.height * 4
      this.dropOldest()
      return picture
    } catch (error) {
      this.kept.delete(address)
      throw error
    }
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

  private dropOldest(): void {
    let bytes = 0
    for (const entry of this.kept.values()) bytes += entry.bytes
    for (const [address, entry] of this.kept) {
      if (bytes <= keptBytesMax || this.kept.size === 1) return
      this.kept.delete(address)
      bytes -= entry.bytes
    }
  }
}
