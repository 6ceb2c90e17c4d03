import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { GlobalFonts } from '@napi-rs/canvas'
import { captionFonts, emojiFamily } from '@/core/meme/caption-fonts'

/** Families by directory of package, so that a process registers each once. */
const registered = new Set<string>()

/**
 * Makes the caption families known to the canvas: every subset file of a family under its one name, as the
 * browser's `@font-face` rules have them.
 *
 * @param packagesDir the directory that holds `anton`, `baloo-2`, `noto-sans`, `noto-color-emoji`
 * @throws Error naming the family when its files are missing: text would silently be measured with another face
 */
export function registerCaptionFonts(packagesDir: string): void {
  for (const { family, weight } of Object.values(captionFonts)) {
    registerFamily(packagesDir, family, (file) => file.endsWith(`-${weight}-normal.woff2`))
  }
  // The canvas draws nothing from the numbered subsets of the colour font that the browser loads; the same
  // drawings in one file it draws.
  registerFamily(packagesDir, emojiFamily, (file) => file === 'noto-color-emoji-emoji-400-normal.woff2')
}

function registerFamily(packagesDir: string, family: string, belongs: (file: string) => boolean): void {
  const filesDir = path.join(packagesDir, family.toLowerCase().replaceAll(' ', '-'), 'files')
  if (registered.has(filesDir)) return
  const files = readdirSync(filesDir).filter(belongs)
  const keys = files.map((file) => GlobalFonts.register(readFileSync(path.join(filesDir, file)), family))
  if (keys.length === 0 || keys.includes(null) || !GlobalFonts.has(family)) {
    throw new Error(`The caption font "${family}" could not be loaded from ${filesDir}`)
  }
  registered.add(filesDir)
}
