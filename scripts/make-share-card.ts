/**
 * Paints the two pictures that other programs show for us: the card of a shared link and the icon on a phone's home
 * screen. They bear the promise and the mark but no name, so a fork keeps them.
 *
 * Run: `tsx scripts/make-share-card.ts` after `npm run templates:build`; the pictures are committed.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createCanvas, GlobalFonts, loadImage, setTextRenderer } from '@napi-rs/canvas'
import sharp from 'sharp'
import brand from '../public/locales/en/brand.json'

const inProject = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))
const paper = '#F8F3E8'
const ink = '#1B1B22'
/** The size that the large social networks recommend. */
const card = { widthPx: 1200, heightPx: 630 }
const letterPx = 100
const iconSidePx = 180

// The default renderer hints glyphs whose outlines overlap, and nicks show where strokes meet.
setTextRenderer('system')
GlobalFonts.registerFromPath(
  inProject('node_modules/@fontsource/baloo-2/files/baloo-2-latin-800-normal.woff2'),
  'Baloo 2',
)

async function paintCard(): Promise<Buffer> {
  const canvas = createCanvas(card.widthPx, card.heightPx)
  const context = canvas.getContext('2d')
  context.fillStyle = paper
  context.fillRect(0, 0, card.widthPx, card.heightPx)
  const talker = await loadImage(inProject('public/art/talker.webp'))
  const talkerWidthPx = 540
  const talkerHeightPx = (talkerWidthPx * talker.height) / talker.width
  const groundPx = 576
  context.drawImage(talker, 630, groundPx - talkerHeightPx + 6, talkerWidthPx, talkerHeightPx)
  context.fillStyle = ink
  context.fillRect(72, groundPx, card.widthPx - 144, 5)
  context.drawImage(await loadImage(inProject('src/app/icon.svg')), 72, 72, 104, 104)
  context.font = `800 ${letterPx}px "Baloo 2"`
  const words = brand.promise.split(' ')
  const lines = [words.slice(0, -5), words.slice(-5, -2), words.slice(-2)].map((line) => line.join(' '))
  const brush = await loadImage(inProject('public/ink/marker.svg'))
  for (const [index, line] of lines.entries()) {
    const baselinePx = 300 + index * letterPx
    const isLast = index === lines.length - 1
    if (isLast) context.drawImage(brush, 66, baselinePx - 10, context.measureText(line).width + 12, 34)
    context.fillText(line, 72, baselinePx)
  }
  return canvas.encode('png')
}

async function paintIcon(): Promise<Buffer> {
  const mark = await sharp(inProject('src/app/icon.svg'), { density: 300 }).resize(136, 136).png().toBuffer()
  const ground = { width: iconSidePx, height: iconSidePx, channels: 3 as const, background: paper }
  return sharp({ create: ground })
    .composite([{ input: mark }])
    .png({ palette: true })
    .toBuffer()
}

const shareCard = await sharp(await paintCard())
  .png({ palette: true, quality: 90 })
  .toBuffer()
writeFileSync(inProject('src/app/opengraph-image.png'), shareCard)
writeFileSync(inProject('src/app/opengraph-image.alt.txt'), brand.promise)
writeFileSync(inProject('src/app/apple-icon.png'), await paintIcon())
console.log('src/app/opengraph-image.png, src/app/apple-icon.png')
