import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { GlobalFonts } from '@napi-rs/canvas'
import { captionFonts } from '@/core/meme/caption-fonts'

/** Families by directory of package, so that a process registers each once. */
const registered = new Set<string>()

/**
 * Makes the caption families known to the canvas: every subset file of a family under its one name, as the
 * browser's `@font-face` rules have them.
 *
 * @param packagesDir the directory that holds `anton`, `baloo-2`, `noto-sans`
 * @throws Error naming the family when its files are missing: text would silently be measured with another face
 */
export function registerCaptionFonts(packagesDir: string): void {
  for (const { family, weight } of Object.values(captionFonts)) {
    const filesDir = path.join(packagesDir, family.toLowerCase().replaceAll(' ', '-'), 'files')
    if (registered.has(filesDir)) continue
    const files = readdirSync(filesDir).filter((file) => file.endsWith(`-${weight}-normal.woff2`))
    const keys = files.map((file) => GlobalFonts.register(readFileSync(path.join(filesDir, file)), family))
    if (keys.length === 0 || keys.includes(null) || !GlobalFonts.has(family)) {
      throw new Error(`The caption font "${family}" (weight ${weight}) could not be loaded from ${filesDir}`)
    }
    registered.add(filesDir)
  }
}
