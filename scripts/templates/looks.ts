/**
 * A coarse look of every drawing, kept in the repository: a grid of mean brightnesses. After a change of the kit it
 * says which drawings moved, before anybody has looked at ninety pictures.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import sharp from 'sharp'
import type { Scene } from '../../src/templates/kit/scene'
import { sceneSvg } from '../../src/templates/kit/svg-document'
import { templatesDirectory } from './drawing-sources'
import { loadScene, loadTemplate } from './load-drawings'
import { writeWhole } from './manifest'
import { rasterise } from './render'

const looksFile = fileURLToPath(new URL('../../src/templates/looks.json', import.meta.url))
const gridSide = 24
const drawnSidePx = 320
/** Brightness of a cell that may differ, 0..255: another processor rounds differently, a finger that moves is more. */
const tolerance = 2

/** Template name to its look: 24 x 24 brightnesses, two hexadecimal digits each, row by row. */
export type Looks = Record<string, string>

/** The looks of the repository; none when there is no file. */
export function readLooks(): Looks {
  return existsSync(looksFile) ? (JSON.parse(readFileSync(looksFile, 'utf8')) as Looks) : {}
}

export function writeLooks(looks: Looks): void {
  const sorted = Object.fromEntries(Object.entries(looks).sort(([a], [b]) => a.localeCompare(b, 'en')))
  writeWhole(looksFile, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** The look of a picture in any format that sharp opens. */
export async function lookOf(picture: Buffer): Promise<string> {
  const cells = await sharp(picture)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(gridSide, gridSide, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()
  return cells.toString('hex')
}

/** The look of a scene at a moment. */
export async function lookOfScene(scene: Scene, t: number): Promise<string> {
  const drawn = await rasterise(sceneSvg(scene, t), drawnSidePx)
  return lookOf(await drawn.png().toBuffer())
}

/** The looks of templates as their code draws them now. */
export async function looksOf(names: readonly string[]): Promise<Looks> {
  const looks: Looks = {}
  for (const name of names) {
    const folder = path.join(templatesDirectory, name)
    const scene = await loadScene(pathToFileURL(path.join(folder, 'scene.ts')))
    const { motion } = await loadTemplate(path.join(folder, 'template.ts'))
    looks[name] = await lookOfScene(scene, motion ? motion.posterFrame / motion.frames : 0)
  }
  return looks
}

export interface MovedDrawing {
  name: string
  /** Share of the picture that looks different, 0..1. */
  share: number
}

/** Drawings that look different from before, largest change first; a new drawing counts as fully changed. */
export function movedDrawings(before: Looks, now: Looks): MovedDrawing[] {
  return Object.entries(now)
    .map(([name, look]) => ({ name, share: shareOfChanged(before[name], look) }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share)
}

function shareOfChanged(before: string | undefined, now: string): number {
  if (before?.length !== now.length) return 1
  const [old, look] = [Buffer.from(before, 'hex'), Buffer.from(now, 'hex')]
  return look.filter((value, cell) => Math.abs(value - (old[cell] ?? 0)) > tolerance).length / look.length
}
