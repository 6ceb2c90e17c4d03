import { drawScene } from '../visual/draw-scene'
import { svgDrawing } from '../visual/visual-svg'
import { suggestedThemes } from './suggested-themes'
import { themePictures } from './theme-pictures'
import { themeSheetColumns, themeSheetRows } from './theme-sheet-place'

/** Small, so that lines, which keep their weight, are as strong in a tile as those around it. */
const sidePx = 600
const spanPx = 380
const seed = 7

/** None of the scenes has words. */
const measureNothing = () => {
  throw new Error('A theme has a picture with words on it.')
}

/** The pictures of all suggested themes in their order, side by side in one SVG. */
export function themeSheet(): string {
  const size = { widthPx: sidePx, heightPx: sidePx }
  const pictures = suggestedThemes.map((theme, index) => {
    const [scene, ground] = themePictures[theme]
    const drawing = svgDrawing(drawScene(scene, { ground, size, seed, spanPx, measure: measureNothing }))
    const x = (index % themeSheetColumns) * sidePx
    const y = Math.floor(index / themeSheetColumns) * sidePx
    return `<svg x="${x}" y="${y}" width="${sidePx}" height="${sidePx}">${drawing}</svg>`
  })
  const width = themeSheetColumns * sidePx
  const height = themeSheetRows * sidePx
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${pictures.join('')}</svg>`
}
