import type { MemeDocument } from '@/core/meme/meme-document'
import { paintMeme } from './paint-meme'

const encodings = {
  png: { type: 'image/png', quality: undefined },
  jpg: { type: 'image/jpeg', quality: 0.85 },
  webp: { type: 'image/webp', quality: 0.8 },
} as const

/**
 * The meme as a file, at exactly the document's size, without asking the server.
 *
 * @throws when a font or the picture cannot be loaded, or the browser cannot encode the format
 */
export async function renderMemeBlob(meme: MemeDocument, format: keyof typeof encodings): Promise<Blob> {
  const canvas = document.createElement('canvas')
  await paintMeme(meme, canvas)
  const { type, quality } = encodings[format]
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  // A browser that lacks an encoder gives a PNG under the name that was asked for.
  if (blob?.type !== type) throw new Error(`This browser cannot write ${type}`)
  return blob
}
