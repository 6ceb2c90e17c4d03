/**
 * Paints one line for each script that captions can be written in, so that a person can look at them. The picture is
 * committed; it comes out the same on a machine without fonts.
 *
 * Run: `npm run proofs`
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createCanvas } from '@napi-rs/canvas'
import { scriptSamples } from '@tests/support/script-samples'
import sharp from 'sharp'
import { layoutCaption } from '@/core/meme/layout-caption'
import { paint } from '@/core/meme/paint'
import { createCanvasRenderer } from '@/server/integrations/canvas-renderer/canvas-renderer'

const inProject = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))
const labelWidthPx = 190
const lineWidthPx = 700
const rowHeightPx = 66
const gapPx = 12
const columns = ['Baloo 2', 'Anton']

const { measure } = createCanvasRenderer({ publicDir: inProject('public') })
const canvas = createCanvas(labelWidthPx + columns.length * lineWidthPx, scriptSamples.length * rowHeightPx)
const surface = canvas.getContext('2d')
surface.lang = 'en'
surface.fillStyle = '#F8F3E8'
surface.fillRect(0, 0, canvas.width, canvas.height)

function write(text: string, fontFamily: string, x: number, row: number, width: number, fontSize: number) {
  const outlined = fontFamily === 'Anton'
  const caption = {
    text,
    fontFamily,
    fontSize,
    x: x + gapPx,
    y: row * rowHeightPx + 3,
    width: width - 2 * gapPx,
    height: rowHeightPx - 6,
    rotateAngle: 0,
    align: 'left' as const,
    color: outlined ? '#FFFFFF' : '#1B1B22',
    ...(outlined ? { strokeColor: '#1B1B22' } : {}),
  }
  paint(layoutCaption(caption, { xPx: 0, yPx: 0 }, 8, measure).ops, surface, (): never => {
    throw new Error('There are no pictures on the sheet')
  })
}

for (const [row, { script, text }] of scriptSamples.entries()) {
  write(script, 'Baloo 2', 0, row, labelWidthPx, 20)
  for (const [column, family] of columns.entries()) {
    write(text, family, labelWidthPx + column * lineWidthPx, row, lineWidthPx, 34)
  }
}

const target = inProject('docs/proofs/scripts.png')
mkdirSync(inProject('docs/proofs'), { recursive: true })
writeFileSync(target, await sharp(canvas.toBuffer('image/png')).png({ palette: true }).toBuffer())
console.log(target)
