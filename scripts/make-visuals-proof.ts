/**
 * Draws 24 concepts, four compositions each, in all four aspect ratios, so that a person can look at them. The words
 * of a concept stand above its row; the sheet is written from the same documents that the product stores.
 *
 * Run: `npm run proofs`
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { composeVisuals } from '@/core/visual/compose-visuals'
import { paintVisual } from '@/core/visual/paint-visual'
import { type AspectRatio, aspectRatios, visualSizes } from '@/core/visual/visual-document'
import { createCanvasRenderer } from '@/server/integrations/canvas-renderer/canvas-renderer'

const inProject = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))
const gapPx = 16
const titleHeightPx = 46
const jpegQuality = 84
const seed = 1

/** Six concepts for each ratio: known ones, pairs, lists, and some that no lexicon has heard of. */
const sheet: Readonly<
  Record<AspectRatio, { tileHeightPx: number; inRow: number; concepts: readonly string[] }>
> = {
  '4:5': {
    tileHeightPx: 410,
    inRow: 2,
    concepts: [
      'Burnout by Thursday',
      'Progress over perfection',
      'Compound interest',
      'Remote work',
      'Insomnia',
      'Habits',
    ],
  },
  '1:1': {
    tileHeightPx: 330,
    inRow: 2,
    concepts: [
      'Love vs. fear',
      'Imposter syndrome',
      'Technical debt',
      'Plan, build, measure, learn',
      'Saturday mornings at the allotment',
      'Letting go',
    ],
  },
  '9:16': {
    tileHeightPx: 580,
    inRow: 2,
    concepts: [
      'Digital detox',
      'From chaos to order',
      'Patience',
      'Too many meetings',
      'Kintsugi',
      'Courage',
    ],
  },
  '16:9': {
    tileHeightPx: 366,
    inRow: 1,
    concepts: [
      'Decision fatigue',
      'Theory and practice',
      'Money',
      'Sleep, food, movement, friends',
      'Small steps every day',
      'The quiet part, said out loud',
    ],
  },
}

const { measure } = createCanvasRenderer({ publicDir: inProject('public') })
const tileWidth = (ratio: AspectRatio) =>
  Math.round((sheet[ratio].tileHeightPx * visualSizes[ratio].widthPx) / visualSizes[ratio].heightPx)
const blockWidth = (ratio: AspectRatio) => 4 * (tileWidth(ratio) + gapPx)
const rowsOf = (ratio: AspectRatio) => Math.ceil(sheet[ratio].concepts.length / sheet[ratio].inRow)
const rowHeight = (ratio: AspectRatio) => titleHeightPx + sheet[ratio].tileHeightPx + gapPx

const widthPx = gapPx + Math.max(...aspectRatios.map((ratio) => sheet[ratio].inRow * blockWidth(ratio)))
const heightPx = gapPx + aspectRatios.reduce((sum, ratio) => sum + rowsOf(ratio) * rowHeight(ratio), 0)
const canvas = createCanvas(widthPx, heightPx)
const surface = canvas.getContext('2d')
surface.fillStyle = '#FFFFFF'
surface.fillRect(0, 0, widthPx, heightPx)

let topPx = gapPx
for (const ratio of aspectRatios) {
  const { tileHeightPx, inRow, concepts } = sheet[ratio]
  for (const [index, concept] of concepts.entries()) {
    const leftPx = gapPx + (index % inRow) * blockWidth(ratio)
    const rowPx = topPx + Math.floor(index / inRow) * rowHeight(ratio)
    surface.fillStyle = '#1B1B22'
    surface.font = '800 26px "Baloo 2"'
    surface.fillText(concept, leftPx, rowPx + 30)
    for (const [place, { document }] of composeVisuals(
      { concept, aspectRatio: ratio, seed },
      measure,
    ).entries()) {
      surface.save()
      surface.translate(leftPx + place * (tileWidth(ratio) + gapPx), rowPx + titleHeightPx)
      surface.beginPath()
      surface.rect(0, 0, tileWidth(ratio), tileHeightPx)
      surface.clip()
      paintVisual(document, surface, tileHeightPx / document.heightPx)
      surface.restore()
    }
  }
  topPx += rowsOf(ratio) * rowHeight(ratio)
}

const target = inProject('docs/proofs/visuals.jpg')
mkdirSync(inProject('docs/proofs'), { recursive: true })
writeFileSync(
  target,
  await sharp(canvas.toBuffer('image/png')).jpeg({ quality: jpegQuality, mozjpeg: true }).toBuffer(),
)
console.log(target)
