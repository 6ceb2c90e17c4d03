import { artColors } from '@/core/meme/art-colors'
import type { captionFonts } from '@/core/meme/caption-fonts'
import { readableOn } from '@/core/meme/readable-color'

/** The families that words can be set in, and what people call them. */
export const families: readonly { family: keyof typeof captionFonts; title: string }[] = [
  { family: 'Anton', title: 'Anton' },
  { family: 'Baloo 2', title: 'Baloo 2 ExtraBold' },
  { family: 'Noto Sans', title: 'Noto Sans Bold' },
]

/** Colours at hand; `name` is the last part of a key under `editor.colours`. */
export const colours = [
  { name: 'ink', color: artColors.ink },
  { name: 'paper', color: artColors.paper },
  { name: 'yellow', color: '#FFCE4A' },
  { name: 'coral', color: '#FF6B5E' },
  { name: 'violet', color: '#6E56CF' },
] as const

/** Grounds of the room around a meme of another shape. */
export const grounds = [
  { name: 'paper', color: artColors.paper },
  { name: 'yellow', color: '#FFCE4A' },
  { name: 'sky', color: '#BDE5FF' },
  { name: 'lilac', color: '#D9CCFF' },
  { name: 'night', color: '#25253F' },
] as const

/** px of the document. */
export const fontSizeMin = 8
export const fontSizeMax = 400

/** The outline that holds words of a colour together: black around light ones, white around dark ones. */
export function outlineOf(color: string): string {
  return readableOn(color) === artColors.ink ? '#000000' : '#FFFFFF'
}
