/**
 * Paints the icons of the installed app from the mark: as it is, and on paper with room around it for the shapes that
 * phones cut. They bear no name, so a fork keeps them.
 *
 * Run: `tsx scripts/make-app-icons.ts`; the pictures are committed.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const inProject = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))
const paper = '#F8F3E8'
/** Enough for the largest icon to be sharp. */
const markDensity = 2400
/** A mask keeps a circle of four fifths of the side; the mark's corners stay within it. */
const maskableShare = 0.56

async function paint(file: string, sidePx: number, markShare: number, background: string): Promise<void> {
  const mark = await sharp(await readFile(inProject('src/app/icon.svg')), { density: markDensity })
    .resize(Math.round(sidePx * markShare))
    .png()
    .toBuffer()
  await sharp({ create: { width: sidePx, height: sidePx, channels: 4, background } })
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ palette: true, quality: 95, compressionLevel: 9 })
    .toFile(inProject(`public/icons/${file}.png`))
}

await paint('app-192', 192, 0.96, '#FFFFFF00')
await paint('app-512', 512, 0.96, '#FFFFFF00')
await paint('maskable-512', 512, maskableShare, paper)
