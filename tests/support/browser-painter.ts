import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import type { MemeDocument } from '@/core/meme/meme-document'
import type { Motion } from '@/core/template/template'

const program = `
  import { paintMeme } from '@/lib/meme-canvas/paint-meme'
  import { openFilm } from '@/lib/meme-canvas/play-meme'
  globalThis.paintStill = async (meme, widthPx) => {
    const canvas = document.createElement('canvas')
    await paintMeme(meme, canvas, widthPx)
    return canvas.toDataURL('image/png')
  }
  globalThis.paintFrame = async (meme, motion, widthPx, index) => {
    const canvas = document.createElement('canvas')
    const film = await openFilm(meme, motion, widthPx)
    film.paintFrame(canvas, index)
    film.close()
    return canvas.toDataURL('image/png')
  }
`

declare const paintStill: (meme: MemeDocument, widthPx: number) => Promise<string>
declare const paintFrame: (
  meme: MemeDocument,
  motion: Motion,
  widthPx: number,
  index: number,
) => Promise<string>

export interface BrowserPainter {
  /** A PNG of the meme as the page paints it. */
  still(meme: MemeDocument, widthPx: number): Promise<Buffer>
  /** A PNG of one frame of a meme that moves. */
  frame(meme: MemeDocument, motion: Motion, widthPx: number, index: number): Promise<Buffer>
}

/**
 * Brings the product's own painting code into a page of the product, which declares the fonts and serves the pictures,
 * so that any document can be painted there.
 */
export async function installPainter(page: Page): Promise<BrowserPainter> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2023',
    // The faces of other scripts are declared on demand by style sheets; the texts here need none of them.
    loader: { '.css': 'empty' },
  })
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
  const bytes = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  return {
    still: async (meme, widthPx) =>
      bytes(await page.evaluate(([one, width]) => paintStill(one, width), [meme, widthPx] as const)),
    frame: async (meme, motion, widthPx, index) =>
      bytes(
        await page.evaluate(([one, moves, width, at]) => paintFrame(one, moves, width, at), [
          meme,
          motion,
          widthPx,
          index,
        ] as const),
      ),
  }
}
