import type { MemeDocument } from '@/core/meme/meme-document'
import { paintMeme } from '@/meme-ui/canvas/paint-meme'

/** px of the width that is saved, whatever the page shows. */
const widthPx = 1000

/** Paints a meme once more, larger than the page shows it, and saves it as a PNG. */
export async function downloadMeme(meme: MemeDocument, fileName: string): Promise<void> {
  const canvas = document.createElement('canvas')
  await paintMeme(meme, canvas, widthPx)
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!png) return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(png)
  link.download = fileName
  link.click()
  URL.revokeObjectURL(link.href)
}
