import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { frameSheetFile, sheetColumns } from '@/core/animation/frame-sheet'
import { layoutMeme } from '@/core/meme/layout-meme'
import type { MemeDocument } from '@/core/meme/meme-document'
import { paint } from '@/core/meme/paint'
import type { Motion } from '@/core/template/template'
import {
  createAnimationPainter,
  type MovingJob,
} from '@/server/integrations/canvas-renderer/animation-painter'
import { layOver, paintCaptionLayer } from '@/server/integrations/canvas-renderer/caption-layer'
import { PictureCache } from '@/server/integrations/canvas-renderer/picture-cache'
import { createSampleRenderer, sampleDocument } from './sample-renderer'

const motion: Motion = { frames: 6, delayMs: 90, posterFrame: 0 }
const [frameWidthPx, frameHeightPx] = [640, 480]
/** The colour of the bar that stands at another place in every frame of the sheet. */
const bar = { r: 214, g: 41, b: 62 }

/** A sheet of six frames: a red bar walks over a ground with more colours than a small palette has. */
async function drawSheet(file: string): Promise<void> {
  const columns = sheetColumns(motion.frames)
  const rows = Math.ceil(motion.frames / columns)
  const canvas = createCanvas(columns * frameWidthPx, rows * frameHeightPx)
  const surface = canvas.getContext('2d')
  for (let index = 0; index < motion.frames; index++) {
    const [left, top] = [(index % columns) * frameWidthPx, Math.floor(index / columns) * frameHeightPx]
    for (let x = 0; x < frameWidthPx; x += 8) {
      for (let y = 0; y < frameHeightPx; y += 8) {
        surface.fillStyle = `rgb(${(x * 7 + y * 3) % 90} ${120 + ((x * y) % 60)} ${(y * 5) % 200})`
        surface.fillRect(left + x, top + y, 8, 8)
      }
    }
    surface.fillStyle = `rgb(${bar.r} ${bar.g} ${bar.b})`
    surface.fillRect(left + index * 100, top + 200, 60, 60)
  }
  await sharp(await canvas.encode('png')).toFile(file)
}

let render: (job: MovingJob) => Promise<Uint8Array>
let measure: Parameters<typeof layoutMeme>[1]

beforeAll(async () => {
  const { renderer, places } = await createSampleRenderer()
  const publicDir = await mkdtemp(path.join(tmpdir(), 'animation-'))
  await mkdir(path.join(publicDir, 'templates'))
  await drawSheet(path.join(publicDir, frameSheetFile('walker')))
  await sharp(path.join(places.publicDir, 'templates/sample-800.webp')).toFile(
    path.join(publicDir, 'templates/sample-800.webp'),
  )
  measure = renderer.measure
  render = createAnimationPainter(publicDir, measure, new PictureCache(publicDir)).render
})

const walker: MemeDocument = { ...sampleDocument, imageName: 'walker', watermark: '' }

interface Film {
  width: number
  height: number
  delaysMs: number[]
  /** RGB of every frame. */
  pixels: Buffer[]
}

async function watch(bytes: Uint8Array): Promise<Film> {
  const {
    pages = 1,
    delay = [],
    width = 0,
    pageHeight = 0,
    height = 0,
  } = await sharp(bytes, { pages: -1 }).metadata()
  const raw = await sharp(bytes, { pages: -1 }).removeAlpha().raw().toBuffer()
  const frameHeight = pageHeight || height
  const length = width * frameHeight * 3
  return {
    width,
    height: frameHeight,
    delaysMs: delay,
    pixels: Array.from({ length: pages }, (_, page) => raw.subarray(page * length, (page + 1) * length)),
  }
}

/** Mean column of the pixels that have the bar's colour, 0..1; NaN when there are none. */
function barAt(rgb: Buffer, width: number): number {
  let [sum, count] = [0, 0]
  for (let at = 0; at < rgb.length; at += 3) {
    const distance =
      Math.abs((rgb[at] ?? 0) - bar.r) +
      Math.abs((rgb[at + 1] ?? 0) - bar.g) +
      Math.abs((rgb[at + 2] ?? 0) - bar.b)
    if (distance > 60) continue
    sum += ((at / 3) % width) / width
    count++
  }
  return sum / count
}

describe('a meme that moves', () => {
  it.each(['gif', 'webp'] as const)('shows every drawing of its template as %s', async (format) => {
    const film = await watch(await render({ document: walker, motion, options: { format } }))
    expect(film.pixels).toHaveLength(6)
    expect(film.delaysMs).toEqual([90, 90, 90, 90, 90, 90])
    const places = film.pixels.map((rgb) => barAt(rgb, film.width))
    for (const [index, place] of places.entries()) expect(place).toBeCloseTo((index * 100 + 30) / 640, 1)
  })

  it('has the size of the document, bars included, or the width asked for, but not more than is drawn', async () => {
    const sizeOf = async (widthPx?: number) => {
      const { width, height } = await watch(
        await render({ document: walker, motion, options: { format: 'gif', widthPx } }),
      )
      return [width, height]
    }
    const layout = layoutMeme(walker, measure)
    expect(await sizeOf()).toEqual([320, layout.heightPx])
    expect((await sizeOf(480))[0]).toBe(480)
    expect((await sizeOf(2000))[0]).toBe(640)
    expect((await sizeOf(1))[0]).toBe(16)
  })

  it('shows the same words in every frame, and late ones late', async () => {
    const [first, ...others] = walker.captions
    if (!first) throw new Error('The sample has captions')
    const late = { ...walker, captions: [{ ...first, appearAt: 0.5 }, ...others] }
    const film = await watch(await render({ document: late, motion, options: { format: 'gif' } }))
    const top = layoutMeme(late, measure).heightPx - 240
    const whites = film.pixels.map((rgb) => {
      let count = 0
      for (let at = top * film.width * 3; at < (top + 80) * film.width * 3; at += 3) {
        if ((rgb[at] ?? 0) > 240 && (rgb[at + 1] ?? 0) > 240 && (rgb[at + 2] ?? 0) > 240) count++
      }
      return count > 100
    })
    expect(whites).toEqual([false, false, false, true, true, true])
    expect(film.delaysMs.at(-1)).toBe(90)
  })

  it('lets the words of a still come one after the other', async () => {
    const captions = sampleDocument.captions.map((caption, index) => ({ ...caption, appearAt: index / 3 }))
    const document = { ...sampleDocument, captions }
    const film = await watch(await render({ document, motion: null, options: { format: 'gif' } }))
    expect(film.pixels).toHaveLength(3)
    expect(new Set(film.pixels.map((rgb) => rgb.toString('base64'))).size).toBe(3)
  })

  it('makes a still a GIF of one frame', async () => {
    const film = await watch(
      await render({ document: sampleDocument, motion: null, options: { format: 'gif' } }),
    )
    expect(film.pixels).toHaveLength(1)
  })

  it('keeps to its bytes by giving up colours, then frames, then pixels', async () => {
    const sizes = []
    const whole = (await render({ document: walker, motion, options: { format: 'gif' } })).byteLength
    for (const share of [0.9, 0.4, 0.15]) {
      const bytesMax = Math.round(whole * share)
      const bytes = await render({ document: walker, motion, options: { format: 'gif', bytesMax } })
      expect(bytes.byteLength).toBeLessThanOrEqual(bytesMax)
      const { width, pixels } = await watch(bytes)
      sizes.push([pixels.length, width])
    }
    expect(sizes[0]).toEqual([6, 320])
    expect(sizes[1]?.[0]).toBeLessThan(6)
    expect(sizes[2]?.[1]).toBeLessThan(320)
  })

  it('says so when no GIF of it is that small', async () => {
    const tiny = render({ document: walker, motion, options: { format: 'gif', bytesMax: 300 } })
    await expect(tiny).rejects.toMatchObject({ code: 'BAD_REQUEST', message: /cannot move in 300 bytes/ })
  })

  it('says so when the template has no frames', async () => {
    const job = { document: { ...walker, imageName: 'nobody' }, motion, options: { format: 'gif' as const } }
    await expect(render(job)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('paints several at once without mixing them', async () => {
    const texts = ['one', 'two', 'three', 'four']
    const jobs = texts.map((watermark) => ({
      document: { ...walker, watermark },
      motion,
      options: { format: 'gif' as const },
    }))
    const together = await Promise.all(jobs.map((job) => render(job)))
    for (const [index, job] of jobs.entries()) {
      expect(Buffer.from(await render(job)).equals(Buffer.from(together[index] ?? []))).toBe(true)
    }
  })

  it('lays words over a picture as painting them on it would', async () => {
    const document = { ...sampleDocument, header: null }
    const { ops, widthPx, heightPx } = layoutMeme(document, measure)
    const canvas = createCanvas(widthPx, heightPx)
    const surface = canvas.getContext('2d')
    const ground = createCanvas(widthPx, heightPx)
    const groundSurface = ground.getContext('2d')
    groundSurface.fillStyle = '#2fb9a5'
    groundSurface.fillRect(0, 0, widthPx, heightPx)
    surface.lang = 'en'
    paint(ops, surface, () => ground)
    const painted = canvas.data()
    const frame = new Uint32Array(new Uint8Array(ground.data()).buffer)
    const words = ops.filter((op) => op.kind === 'text')
    layOver(frame, paintCaptionLayer(words, widthPx, heightPx))
    const laid = new Uint8Array(frame.buffer)
    const furthest = laid.reduce(
      (most, value, index) => Math.max(most, Math.abs(value - (painted[index] ?? 0))),
      0,
    )
    expect(furthest).toBeGreaterThan(0)
    expect(furthest).toBeLessThanOrEqual(3)
  })
})
