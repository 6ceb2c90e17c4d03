import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { frameSheetFile } from '@/core/animation/frame-sheet'
import type { MemeDocument } from '@/core/meme/meme-document'
import type { Motion } from '@/core/template/template'
import { createCanvasRenderer } from '@/server/integrations/canvas-renderer/canvas-renderer'

const fontPackagesDir = path.resolve('node_modules/@fontsource')

/** A flat picture: teal with a yellow quarter, so that its place and size can be read from pixels. */
async function drawSample(file: string, widthPx: number, heightPx: number) {
  const quarter = { width: widthPx / 2, height: heightPx / 2, channels: 3 as const, background: '#ffce4a' }
  await sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: '#2fb9a5' } })
    .composite([{ input: { create: quarter }, left: 0, top: 0 }])
    .webp({ lossless: true })
    .toFile(file)
}

/** How the template `walker` moves; `sample` stands still. */
const walkerMotion: Motion = { frames: 4, delayMs: 80, posterFrame: 0 }

/** Four frames, 320 × 240 px, in which a square walks from left to right. */
async function drawFrames(file: string) {
  const square = { create: { width: 40, height: 40, channels: 3 as const, background: '#d6293e' } }
  const frames = [0, 1, 2, 3].map((at) => ({
    input: square,
    left: (at % 2) * 320 + at * 70,
    top: Math.floor(at / 2) * 240 + 150,
  }))
  await sharp({ create: { width: 640, height: 480, channels: 3, background: '#2fb9a5' } })
    .composite(frames)
    .png()
    .toFile(file)
}

/** A renderer over a directory of its own with a template, `sample`, 4:3, and one that moves, `walker`,
 * which can be drawn later. */
export async function createSampleRenderer({ drawn } = { drawn: true }) {
  const publicDir = await mkdtemp(path.join(tmpdir(), 'renderer-'))
  const templatesDir = path.join(publicDir, 'templates')
  await mkdir(templatesDir)
  const drawSamples = async () => {
    await drawSample(path.join(templatesDir, 'sample-800.webp'), 800, 600)
    await drawSample(path.join(templatesDir, 'sample.webp'), 2048, 1536)
    await drawFrames(path.join(publicDir, frameSheetFile('walker')))
    await drawSample(path.join(templatesDir, 'walker-800.webp'), 800, 600)
  }
  if (drawn) await drawSamples()
  const places = {
    publicDir,
    fontPackagesDir,
    motionOf: (imageName: string) => (imageName === 'walker' ? walkerMotion : null),
  }
  return { renderer: createCanvasRenderer(places), drawSamples, places }
}

/** 320 × 240 px of picture with a header, an outlined caption, a turned one, Hebrew and a watermark. */
export const sampleDocument: MemeDocument = {
  imageName: 'sample',
  pictureWidthPx: 320,
  pictureHeightPx: 240,
  captions: [
    {
      text: 'OUTLINED WORDS',
      x: 10,
      y: 8,
      width: 300,
      height: 70,
      fontSize: 42,
      fontFamily: 'Anton',
      color: '#ffffff',
      strokeColor: '#000000',
      rotateAngle: 0,
    },
    {
      text: 'A turned caption that wraps',
      x: 20,
      y: 90,
      width: 130,
      height: 70,
      fontSize: 22,
      fontFamily: 'Baloo 2',
      rotateAngle: -8,
      align: 'left',
    },
    {
      text: 'Ünder Žluťoučký, αβγ, шум',
      x: 170,
      y: 140,
      width: 140,
      height: 70,
      fontSize: 24,
      fontFamily: 'Noto Sans',
      rotateAngle: 0,
      align: 'right',
    },
  ],
  header: { text: 'Above the picture', fontSize: 22, fontColor: '#1B1B22', fontFamily: 'Baloo 2' },
  footer: null,
  watermark: 'Quipsmith',
}
