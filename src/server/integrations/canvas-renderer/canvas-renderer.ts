import path from 'node:path'
import { type Canvas, createCanvas, setTextRenderer } from '@napi-rs/canvas'
import { memeSize } from '@/core/meme/compose-meme'
import type { MeasureText } from '@/core/meme/draw-op'
import { layoutMeme } from '@/core/meme/layout-meme'
import type { MemeDocument } from '@/core/meme/meme-document'
import { paint } from '@/core/meme/paint'
import { pictureFile } from '@/core/meme/picture-file'
import { scaleMeme } from '@/core/meme/scale-meme'
import type { MemeRenderer, RenderOptions } from '../../services/ports/meme-renderer'
import { CanvasPool } from './canvas-pool'
import { encodeImage } from './encode-image'
import type { LazyFontFamily } from './lazy-font-family'
import { packRgb } from './pack-rgb'
import { PictureCache } from './picture-cache'
import { registerCaptionFonts } from './register-caption-fonts'
import { WaitingLine } from './waiting-line'

const widthPxMin = 16
const sidePxMax = 2048
/** Memes painted or encoded at once; the rest wait, so that a burst costs time and not memory. */
const rendersAtOnceMax = 6

interface CanvasRendererOptions {
  /** The directory that is served at `/`. */
  publicDir: string
  /** Where the packages of the caption fonts lie; `node_modules/@fontsource` beside `publicDir` when absent. */
  fontPackagesDir?: string | undefined
}

/**
 * Paints memes on Skia canvases and encodes them with libvips.
 *
 * 1. Scale the document to the width asked for; lay it out, which registers the fonts that its letters need.
 * 2. Take the picture, decoded and scaled, from the cache and a canvas from the pool.
 * 3. Paint, copy the pixels out, give the canvas back; encode the pixels off the main thread.
 *
 * @throws Error at once when a caption font cannot be loaded
 */
export function createCanvasRenderer({ publicDir, fontPackagesDir }: CanvasRendererOptions): MemeRenderer {
  // As Chrome draws text. The default one hints glyphs whose outlines overlap, and notches show in their stems.
  setTextRenderer('system')
  const packagesDir = fontPackagesDir ?? path.join(publicDir, '..', 'node_modules', '@fontsource')
  const measure = createMeasure(registerCaptionFonts(packagesDir))
  const pictures = new PictureCache(publicDir)
  const pool = new CanvasPool()
  const line = new WaitingLine(rendersAtOnceMax)

  async function render(document: MemeDocument, options: RenderOptions): Promise<Uint8Array> {
    const scaled = scaledTo(document, options.widthPx, measure)
    const { ops, widthPx, heightPx } = layoutMeme(scaled, measure)
    const { imageName, pictureWidthPx, pictureHeightPx } = scaled
    const file = pictureFile(imageName, Math.max(pictureWidthPx, pictureHeightPx))
    const picture = await pictures.get(file, pictureWidthPx, pictureHeightPx)
    const rgba = pool.use(widthPx, heightPx, (canvas) => {
      const surface = canvas.getContext('2d', { alpha: false })
      surface.lang = 'en'
      paint(ops, surface, (): Canvas => picture)
      return canvas.data()
    })
    return encodeImage(packRgb(rgba), widthPx, heightPx, options.format, options.altText)
  }

  return { measure, render: (document, options) => line.run(() => render(document, options)) }
}

/** Whatever is drawn was measured before: so measuring is where the canvas gets the fonts that a text needs. */
function createMeasure(lazyFamilies: readonly LazyFontFamily[]): MeasureText {
  const surface = createCanvas(1, 1).getContext('2d')
  // Otherwise the host's language would choose among glyphs.
  surface.lang = 'en'
  let currentFont = ''
  let needed: readonly LazyFontFamily[] = []
  return (text, font) => {
    if (currentFont !== font) {
      surface.font = font
      currentFont = font
      needed = lazyFamilies.filter(({ family }) => font.includes(`"${family}"`))
    }
    for (const family of needed) family.provide(text)
    return surface.measureText(text).width
  }
}

/** Bars can make an image taller than wide: neither side passes the bound. */
function scaledTo(document: MemeDocument, widthPx: number | undefined, measure: MeasureText): MemeDocument {
  const size = memeSize(document, measure)
  const wantedPx = Math.min(sidePxMax, Math.max(widthPxMin, Math.round(widthPx ?? size.widthPx)))
  const factor = Math.min(wantedPx / size.widthPx, sidePxMax / size.heightPx)
  return factor === 1 ? document : scaleMeme(document, factor)
}
