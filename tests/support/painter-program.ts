/** Runs in a page: the product's own painting, for documents that a test brings. @see browser-painter.ts */
import type { MemeDocument } from '@/core/meme/meme-document'
import type { Motion } from '@/core/template/template'
import { paintMeme } from '@/meme-ui/canvas/paint-meme'
import { openFilm } from '@/meme-ui/canvas/play-meme'

const painter = {
  async still(meme: MemeDocument, widthPx: number): Promise<string> {
    const canvas = document.createElement('canvas')
    await paintMeme(meme, canvas, widthPx)
    return canvas.toDataURL('image/png')
  },
  async frame(meme: MemeDocument, motion: Motion, widthPx: number, index: number): Promise<string> {
    const canvas = document.createElement('canvas')
    const film = await openFilm(meme, motion, widthPx)
    film.paintFrame(canvas, index)
    film.close()
    return canvas.toDataURL('image/png')
  },
}

export type PagePainter = typeof painter

Object.assign(globalThis, { painter })
