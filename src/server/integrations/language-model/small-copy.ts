import sharp from 'sharp'

/** Models look at tiles of some hundred px: more is paid for and not seen. */
const lookedAtPx = 768

/** A JPEG of a picture, small enough to be shown to a model. */
export async function smallCopy(bytes: Uint8Array): Promise<Uint8Array> {
  return sharp(bytes)
    .flatten({ background: '#FFFFFF' })
    .resize({ width: lookedAtPx, height: lookedAtPx, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer()
}
