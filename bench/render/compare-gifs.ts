import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { rasterise } from '../../scripts/templates/render'
import { encodeGif, type GifFrame } from '../../src/core/animation/gif/encode-gif'
import { composeMeme } from '../../src/core/meme/compose-meme'
import { layoutMeme } from '../../src/core/meme/layout-meme'
import { createCanvasRenderer } from '../../src/server/integrations/canvas-renderer/canvas-renderer'
import { layOver, paintCaptionLayer } from '../../src/server/integrations/canvas-renderer/caption-layer'
import type { Scene } from '../../src/templates/kit/scene'
import { sceneSvg } from '../../src/templates/kit/svg-document'
import { findTemplate } from '../../src/templates/templates'
import { asInstalled } from './as-installed'
import { timeInTurns } from './measure'
import { loadGifenc } from './peers'
import { publicDir } from './scenario'
import { atLeast, atMost, type Comparison } from './table'

const sceneNames = ['side-glance-loop', 'calm-in-chaos-loop', 'big-ideas-loop', 'podium-loop']
const frameCount = 24
const sidePx = 480
const delayMs = 80

interface Film {
  frames: GifFrame[]
  widthPx: number
  heightPx: number
}

/** A drawn scene with moving parts under the words of its first example. */
async function drawFilm(name: string): Promise<Film> {
  const template = findTemplate(name)
  if (!template) throw new Error(`There is no template "${name}"`)
  const { scene } = (await import(`../../src/templates/${name}/scene.ts`)) as { scene: Scene }
  const { measure } = createCanvasRenderer({ publicDir })
  const words = template.examples[0] ?? {}
  const layout = layoutMeme(
    composeMeme({ template, words, maxDimension: sidePx, watermark: 'Quipsmith' }, measure),
    measure,
  )
  const { widthPx, heightPx } = layout
  const layer = paintCaptionLayer(
    layout.ops.filter((op) => op.kind === 'text'),
    widthPx,
    heightPx,
  )
  const frames: GifFrame[] = []
  for (let index = 0; index < frameCount; index++) {
    const drawn = await rasterise(sceneSvg(scene, index / frameCount), sidePx)
    const pixels = await drawn.resize(widthPx, heightPx, { fit: 'fill' }).ensureAlpha().raw().toBuffer()
    const rgba = new Uint8Array(pixels)
    layOver(new Uint32Array(rgba.buffer), layer)
    frames.push({ rgba, delayMs })
  }
  return { frames, widthPx, heightPx }
}

function withGifenc({ frames, widthPx, heightPx }: Film): Uint8Array {
  const { GIFEncoder, applyPalette, quantize } = loadGifenc()
  const gif = GIFEncoder()
  for (const { rgba } of frames) {
    const palette = quantize(rgba, 256)
    gif.writeFrame(applyPalette(rgba, palette), widthPx, heightPx, { palette, delay: delayMs })
  }
  gif.finish()
  return gif.bytes()
}

function withSharp({ frames, widthPx, heightPx }: Film): Promise<Buffer> {
  const pixels = Buffer.concat(frames.map(({ rgba }) => rgba))
  const raw = { width: widthPx, height: heightPx * frames.length, channels: 4 as const, pageHeight: heightPx }
  return sharp(pixels, { raw })
    .gif({ delay: frames.map(() => delayMs), loop: 0 })
    .toBuffer()
}

/** How close a GIF is to what was drawn, over all frames, in dB. */
async function psnr(gif: Uint8Array, { frames }: Film): Promise<number> {
  const decoded = await sharp(gif, { pages: -1 }).removeAlpha().raw().toBuffer()
  let [sum, at] = [0, 0]
  for (const { rgba } of frames) {
    for (let from = 0; from < rgba.length; from += 4) {
      for (let channel = 0; channel < 3; channel++)
        sum += ((rgba[from + channel] ?? 0) - (decoded[at++] ?? 0)) ** 2
    }
  }
  return 10 * Math.log10(255 ** 2 / (sum / at))
}

const encoders = [
  { name: 'quipsmith', rounds: 9, encode: (film: Film) => encodeGif(film.frames, film) },
  { name: 'gifenc, a palette per frame', rounds: 5, encode: withGifenc },
  { name: 'sharp', rounds: 3, encode: asInstalled(withSharp) },
]

/** 24 frames of 480 px, from the same pixels to a file: times and bytes over several drawn scenes. */
export async function compareGifs(picturesDirectory: string | undefined): Promise<Comparison> {
  const rows: string[][] = []
  const totals = encoders.map(() => ({ ms: 0, bytes: 0, psnrMin: Number.POSITIVE_INFINITY }))
  for (const sceneName of sceneNames) {
    const film = await drawFilm(sceneName)
    const times = await timeInTurns(
      encoders.map(({ name, rounds, encode }) => ({ name, rounds, run: () => encode(film) })),
    )
    for (const [index, { name, encode }] of encoders.entries()) {
      const gif = await encode(film)
      const quality = await psnr(gif, film)
      const total = totals[index]
      if (total) {
        total.ms += times.get(name) ?? Number.NaN
        total.bytes += gif.byteLength
        total.psnrMin = Math.min(total.psnrMin, quality)
      }
      rows.push([
        sceneName,
        name,
        `${times.get(name)?.toFixed(0)} ms`,
        `${Math.round(gif.byteLength / 1024)} KiB`,
        `${quality.toFixed(1)} dB`,
      ])
      if (picturesDirectory) {
        mkdirSync(picturesDirectory, { recursive: true })
        writeFileSync(path.join(picturesDirectory, `${sceneName}-${name.replace(/\W+/g, '-')}.gif`), gif)
      }
    }
  }
  const [own, gifenc, libvips] = totals
  if (!own || !gifenc || !libvips) throw new Error('An encoder is missing')
  return {
    title: `A GIF of ${frameCount} frames, ${sidePx} px`,
    rows,
    goals: [
      atLeast('GIF against gifenc, a palette per frame', gifenc.ms / own.ms, 3),
      atLeast('GIF against sharp', libvips.ms / own.ms, 10),
      atMost('Bytes of a GIF against gifenc', own.bytes / gifenc.bytes, 1),
      atMost('Bytes of a GIF against sharp', own.bytes / libvips.bytes, 1),
      atLeast('Likeness of a GIF, least of the scenes', own.psnrMin, 45, 'dB'),
    ],
  }
}
