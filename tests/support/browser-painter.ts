import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import type { Page } from 'playwright-core'
import type { MemeDocument } from '@/core/meme/meme-document'
import type { Motion } from '@/core/template/template'
import type { PagePainter } from './painter-program'

/** In the page, once its program is there. */
declare const painter: PagePainter

export interface BrowserPainter {
  /** A PNG of the meme as the page paints it. */
  still(meme: MemeDocument, widthPx: number): Promise<Buffer>
  /** A PNG of one frame of a meme that moves. */
  frame(meme: MemeDocument, motion: Motion, widthPx: number, index: number): Promise<Buffer>
}

const fontsPath = '/fonts-of-packages'

/** The faces of other scripts and of signs, which the product declares when a text needs them. */
const scriptFonts: Plugin = {
  name: 'script-fonts',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path: file }) => {
      const sheet = await readFile(file, 'utf8')
      const rules = sheet.replaceAll('url(./', `url(${fontsPath}${path.dirname(file)}/`)
      const contents = `document.head.append(Object.assign(document.createElement('style'), { textContent: ${JSON.stringify(rules)} }))`
      return { contents, loader: 'js' }
    })
  },
}

/**
 * Brings the product's own painting code into a page of the product, which declares the fonts and serves the pictures,
 * so that any document can be painted there.
 */
export async function installPainter(page: Page): Promise<BrowserPainter> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve('tests/support/painter-program.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2023',
    plugins: [scriptFonts],
  })
  await page.route(`**${fontsPath}/**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(fontsPath.length)
    return route.fulfill({ path: decodeURIComponent(file) })
  })
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
  const bytes = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  return {
    still: async (meme, widthPx) =>
      bytes(await page.evaluate(([one, width]) => painter.still(one, width), [meme, widthPx] as const)),
    frame: async (meme, motion, widthPx, index) =>
      bytes(
        await page.evaluate(([one, moves, width, at]) => painter.frame(one, moves, width, at), [
          meme,
          motion,
          widthPx,
          index,
        ] as const),
      ),
  }
}
