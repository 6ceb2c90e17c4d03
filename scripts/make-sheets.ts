/**
 * Contact sheets of the template library for people to look at, in `docs/sheets`: every still blank, with a typical
 * and with its longest caption, and every animated template frame by frame.
 *
 * Run: `npm run templates:build && npm run sheets`
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Canvas, createCanvas, type Image, loadImage } from '@napi-rs/canvas'
import sharp from 'sharp'
import { frameOrigin, frameSheetFile, sheetGrid } from '@/core/animation/frame-sheet'
import { composeMeme } from '@/core/meme/compose-meme'
import type { Template } from '@/core/template/template'
import { createCanvasRenderer } from '@/server/integrations/canvas-renderer/canvas-renderer'
import { templates } from '@/templates/templates'

const inProject = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))
const cellPx = 300
const gapPx = 10
const labelHeightPx = 26
const columns = 8
const framesShown = 8
const frameCellPx = 200
const jpegQuality = 76
/** Plain words of every length, to be cut where a box is full. */
const prose =
  'the neighbour who waters everything but the plants has now begun to advise us on how to raise the cat, who agrees with all of it and has started to take notes on the kitchen table'

const renderer = createCanvasRenderer({ publicDir: inProject('public') })
const stills = templates.filter(({ motion }) => motion === null)
const moving = templates.filter(({ motion }) => motion !== null)

/** A meme of a template as a picture that fits a cell. */
async function memeOf(template: Template, words: Record<string, string>): Promise<Image> {
  const meme = composeMeme({ template, words, maxDimension: 2 * cellPx, watermark: '' }, renderer.measure)
  const bytes = await renderer.render(meme, { format: 'png' })
  return loadImage(await sharp(bytes).resize(cellPx, cellPx, { fit: 'inside' }).png().toBuffer())
}

function longestWords(template: Template): Record<string, string> {
  return Object.fromEntries(template.slots.map(({ id, maxChars }) => [id, prose.slice(0, maxChars).trim()]))
}

interface Cell {
  label: string
  picture: Image | Canvas
}

/** Cells in rows, each with its name beneath. */
async function writeSheet(
  file: string,
  cells: readonly Cell[],
  inRow: number,
  sidePx: number,
): Promise<void> {
  const stepX = sidePx + gapPx
  const rows = Math.ceil(cells.length / inRow)
  const rowHeights = Array.from({ length: rows }, (_, row) =>
    Math.max(...cells.slice(row * inRow, (row + 1) * inRow).map(({ picture }) => picture.height)),
  )
  const heightPx = rowHeights.reduce((sum, height) => sum + height + labelHeightPx + gapPx, gapPx)
  const sheet = createCanvas(gapPx + inRow * stepX, heightPx)
  const surface = sheet.getContext('2d')
  surface.fillStyle = '#FFFFFF'
  surface.fillRect(0, 0, sheet.width, sheet.height)
  surface.fillStyle = '#1B1B22'
  surface.font = '800 16px "Baloo 2"'
  surface.textAlign = 'center'
  let y = gapPx
  for (const [row, rowHeight] of rowHeights.entries()) {
    for (const [column, { label, picture }] of cells.slice(row * inRow, (row + 1) * inRow).entries()) {
      const x = gapPx + column * stepX
      surface.drawImage(picture, x + (sidePx - picture.width) / 2, y)
      surface.fillText(label, x + sidePx / 2, y + rowHeight + 18)
    }
    y += rowHeight + labelHeightPx + gapPx
  }
  const target = path.join(inProject('docs/sheets'), file)
  writeFileSync(
    target,
    await sharp(sheet.toBuffer('image/png')).jpeg({ quality: jpegQuality, mozjpeg: true }).toBuffer(),
  )
  console.log(target)
}

/** Frames of an animated template, evenly chosen over its loop. */
async function framesOf(template: Template): Promise<Cell[]> {
  const { motion } = template
  if (!motion) return []
  const sheet = await loadImage(readFileSync(inProject(`public${frameSheetFile(template.name)}`)))
  const grid = sheetGrid(sheet.width, sheet.height, motion.frames)
  const scale = frameCellPx / Math.max(grid.frameWidthPx, grid.frameHeightPx)
  return Array.from({ length: framesShown }, (_, shown) => {
    const index = Math.round((shown * motion.frames) / framesShown)
    const { xPx, yPx } = frameOrigin(index, grid)
    const picture = createCanvas(
      Math.round(grid.frameWidthPx * scale),
      Math.round(grid.frameHeightPx * scale),
    )
    const surface = picture.getContext('2d')
    surface.imageSmoothingQuality = 'high'
    surface.drawImage(
      sheet,
      xPx,
      yPx,
      grid.frameWidthPx,
      grid.frameHeightPx,
      0,
      0,
      picture.width,
      picture.height,
    )
    return { label: shown === 0 ? template.name : `${index + 1} of ${motion.frames}`, picture }
  })
}

async function cellsOf(
  list: readonly Template[],
  wordsOf: (template: Template) => Record<string, string>,
): Promise<Cell[]> {
  const cells: Cell[] = []
  for (const template of list)
    cells.push({ label: template.name, picture: await memeOf(template, wordsOf(template)) })
  return cells
}

mkdirSync(inProject('docs/sheets'), { recursive: true })
await writeSheet('blank.jpg', await cellsOf(stills, () => ({})), columns, cellPx)
await writeSheet('typical.jpg', await cellsOf(stills, ({ examples }) => examples[0] ?? {}), columns, cellPx)
await writeSheet('longest.jpg', await cellsOf(stills, longestWords), columns, cellPx)
const frames: Cell[] = []
for (const template of moving) frames.push(...(await framesOf(template)))
await writeSheet('animated.jpg', frames, framesShown, frameCellPx)
