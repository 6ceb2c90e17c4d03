import type { MeasureText } from '@/core/meme/draw-op'

let surface: CanvasRenderingContext2D | null = null

/** Measures with the page's fonts; load them first. @see loadCaptionFonts */
export const measureInBrowser: MeasureText = (text, font) => {
  surface ??= contextOf(document.createElement('canvas'))
  surface.font = font
  return surface.measureText(text).width
}

/** @throws Error where the browser has no canvas left to give */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot paint: no 2D canvas')
  return context
}
