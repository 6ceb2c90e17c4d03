import type { MeasureText } from '@/core/meme/draw-op'

/** Every character is half an em wide, so that expected numbers can be worked out by hand. */
export const fixedMeasure: MeasureText = (text, font) => {
  const sizePx = Number(/([\d.]+)px/.exec(font)?.[1] ?? 0)
  return Array.from(text).length * 0.5 * sizePx
}
