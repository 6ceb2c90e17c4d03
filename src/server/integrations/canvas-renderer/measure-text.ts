import { createCanvas, setTextRenderer } from '@napi-rs/canvas'
import type { MeasureText } from '@/core/meme/draw-op'
import type { FontLedger } from './font-ledger'
import { registerCaptionFonts } from './register-caption-fonts'
import { WidthMemory } from './width-memory'

/**
 * Measures text with the caption fonts. Whatever is drawn was measured before: so measuring is where the canvas gets
 * the fonts that a text needs.
 *
 * @throws Error at once when a caption font cannot be loaded
 */
export function createMeasureText(fontPackagesDir: string, ledger: FontLedger): MeasureText {
  // Chrome's way to draw text. The default one hints glyphs whose outlines overlap, and notches show in their stems.
  setTextRenderer('system')
  const lazyFamilies = registerCaptionFonts(fontPackagesDir, ledger)
  const surface = createCanvas(1, 1).getContext('2d')
  // Otherwise the host's language would choose among glyphs.
  surface.lang = 'en'
  let currentFont = ''
  let needed = lazyFamilies.slice(0, 0)
  const known = new WidthMemory()
  return (text, font) => {
    const knownPx = known.find(text, font)
    if (knownPx !== undefined) return knownPx
    if (currentFont !== font) {
      surface.font = font
      currentFont = font
      needed = lazyFamilies.filter(({ family }) => font.includes(`"${family}"`))
    }
    for (const family of needed) family.provide(text)
    const { width } = surface.measureText(text)
    known.remember(text, font, width)
    return width
  }
}
