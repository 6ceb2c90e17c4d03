/** All templates on one sheet with the boxes of their slots, for people to look at. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import type { TemplateSlot } from '../../src/core/template/template'
import type { Scene } from '../../src/templates/kit/scene'
import { sceneSvg } from '../../src/templates/kit/svg-document'
import { findTemplate } from '../../src/templates/templates'
import { drawingSources, templatesDirectory } from './drawing-sources'
import { loadScene } from './load-drawings'
import { rasterise } from './render'

const columns = 4
const cellPx = 480
const gapPx = 12

function slotBox({ widthPx, heightPx }: Scene, slot: TemplateSlot): string {
  const [x, y, width, height] = [
    slot.x * widthPx,
    slot.y * heightPx,
    slot.width * widthPx,
    slot.height * heightPx,
  ]
  const turn = `rotate(${slot.rotateAngle} ${x + width / 2} ${y + height / 2})`
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" transform="${turn}" fill="#00C2FF" fill-opacity=".18" stroke="#0090FF" stroke-width="3" stroke-dasharray="12 8"/>`
}

/** Writes the sheet as PNG. */
export async function writeContactSheet(file: string): Promise<void> {
  const names = drawingSources().templates.map(({ name }) => name)
  const cells = await Promise.all(
    names.map(async (name, index) => {
      const scene = await loadScene(pathToFileURL(path.join(templatesDirectory, name, 'scene.ts')))
      const { slots = [], motion = null } = findTemplate(name) ?? {}
      const posterAt = motion ? motion.posterFrame / motion.frames : 0
      const overlay = slots.map((slot) => slotBox(scene, slot)).join('')
      const input = await (await rasterise(sceneSvg(scene, posterAt, overlay), cellPx)).png().toBuffer()
      const left = gapPx + (index % columns) * (cellPx + gapPx)
      return { input, left, top: gapPx + Math.floor(index / columns) * (cellPx + gapPx) }
    }),
  )
  const width = gapPx + columns * (cellPx + gapPx)
  const height = gapPx + Math.ceil(names.length / columns) * (cellPx + gapPx)
  await sharp({ create: { width, height, channels: 3, background: '#FFFFFF' } })
    .composite(cells)
    .png()
    .toFile(file)
}
