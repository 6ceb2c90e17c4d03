import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { GlobalFonts } from '@napi-rs/canvas'
import { captionFonts, emojiFamily } from '@/core/meme/caption-fonts'
import { scriptFamilies } from '@/core/meme/script-fonts'
import { findScriptFont } from './find-script-font'
import type { FontLedger } from './font-ledger'
import { LazyFontFamily } from './lazy-font-family'
import { registerFontFile } from './register-font-file'

/**
 * Makes the caption families known to the canvas: every subset file of a family under its one name, as the
 * browser's `@font-face` rules have them.
 *
 * @param packagesDir the directory that holds `anton`, `baloo-2`, `noto-sans`, `noto-color-emoji` and the scripts
 * @param ledger of the files that the canvas has
 * @returns the families of other scripts and of emoji, which give the canvas their files when a text needs them
 * @throws Error naming the family when its files are missing: text would silently be measured with another face
 */
export function registerCaptionFonts(packagesDir: string, ledger: FontLedger): LazyFontFamily[] {
  for (const { family, weight } of Object.values(captionFonts)) {
    registerFamily(packagesDir, family, weight, ledger)
  }
  const { weight } = captionFonts['Noto Sans']
  return [
    ...scriptFamilies.map(
      (family) => new LazyFontFamily(family, findScriptFont(packagesDir, family, weight), ledger),
    ),
    emojiFont(packagesDir, ledger),
  ]
}

/**
 * The canvas draws nothing from the package's numbered subsets of the colour font; the whole in one file it draws.
 * Of its two compressions this one opens in half the time.
 */
function emojiFont(packagesDir: string, ledger: FontLedger): LazyFontFamily {
  const file = path.join(packagesDir, 'noto-color-emoji', 'files', 'noto-color-emoji-emoji-400-normal.woff')
  if (!existsSync(file)) throw new Error(`The caption font "${emojiFamily}" is missing: ${file}`)
  return new LazyFontFamily(emojiFamily, () => file, ledger)
}

function registerFamily(packagesDir: string, family: string, weight: number, ledger: FontLedger): void {
  const filesDir = path.join(packagesDir, family.toLowerCase().replaceAll(' ', '-'), 'files')
  const files = readdirSync(filesDir).filter((file) => file.endsWith(`-${weight}-normal.woff2`))
  if (files.length === 0) throw new Error(`The caption font "${family}" is missing in ${filesDir}`)
  for (const file of files) registerFontFile(path.join(filesDir, file), family, ledger)
  if (!GlobalFonts.has(family)) throw new Error(`The caption font "${family}" is not drawn`)
}
