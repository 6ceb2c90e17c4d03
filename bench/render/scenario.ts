/** The scene that every renderer draws: one picture, two outlined captions, a header, a watermark. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { DrawOp, MemeLayout } from '../../src/core/meme/draw-op'
import { layoutMeme } from '../../src/core/meme/layout-meme'
import type { Caption, MemeDocument } from '../../src/core/meme/meme-document'
import type { CanvasRenderer } from '../../src/server/integrations/canvas-renderer/canvas-renderer'

const projectDirectory = fileURLToPath(new URL('../../', import.meta.url))
export const publicDir = path.join(projectDirectory, 'public')
/** A format that all of them read. */
export const fontFile = path.join(
  projectDirectory,
  'node_modules/@fontsource/anton/files/anton-latin-400-normal.woff',
)
export const fontFamily = 'Anton'
export const jpegQuality = 85

const caption: Omit<Caption, 'text' | 'y'> = {
  x: 60,
  width: 1080,
  height: 190,
  fontSize: 84,
  fontFamily,
  color: '#FFFFFF',
  strokeColor: '#000000',
  rotateAngle: 0,
}

/** 1200 px wide. */
export const memeDocument: MemeDocument = {
  imageName: 'calm-in-chaos',
  pictureWidthPx: 1200,
  pictureHeightPx: 1000,
  captions: [
    { ...caption, y: 30, text: 'When the deploy went fine on Friday at five' },
    { ...caption, y: 790, text: 'And the rollback is the thing that took us down' },
  ],
  header: { text: 'A quiet weekend, they said', fontSize: 64, fontColor: '#1B1B22', fontFamily },
  footer: null,
  watermark: 'quipsmith.example',
}

export interface Scenario {
  layout: MemeLayout
  /** px above the picture. */
  headerHeightPx: number
  /** The picture at its painted size, as a file and as RGB pixels under its header's paper. */
  pictureJpeg: Buffer
  ground: Buffer
  /** The operations that write words. */
  texts: Extract<DrawOp, { kind: 'text' }>[]
}

export async function prepareScenario({ measure }: CanvasRenderer): Promise<Scenario> {
  const layout = layoutMeme(memeDocument, measure)
  const { pictureWidthPx, pictureHeightPx } = memeDocument
  const headerHeightPx = layout.heightPx - pictureHeightPx
  const source = readFileSync(path.join(publicDir, 'templates/calm-in-chaos.webp'))
  const picture = sharp(source).resize(pictureWidthPx, pictureHeightPx)
  return {
    layout,
    headerHeightPx,
    pictureJpeg: await picture.clone().jpeg({ quality: 95 }).toBuffer(),
    ground: await picture.clone().extend({ top: headerHeightPx, background: '#FFFDF7' }).raw().toBuffer(),
    texts: layout.ops.flatMap((op) => (op.kind === 'text' ? [op] : [])),
  }
}
