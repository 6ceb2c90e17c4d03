import { Resvg } from '@resvg/resvg-js'
import { colorPart, type PeepPart } from './peep-part'

/** Where a body can be held, in units of its part. The neck's top is the line y = 0. */
export interface PoseAnchor {
  neckX: number
  left: number
  right: number
  bottom: number
}

/** Pictures are measured at a quarter of the part's size. */
const scale = 0.25
const paddingUnits = 200
const neckColor = { red: 255, green: 0, blue: 255 }
/** A run of skin at least this wide, this close to the top, is the neck; lower ones are hands. */
const neckWidthPx = 20
const neckDepthPx = 60
/** Rows below the neck's top where its two sides run straight. */
const neckSettlesPx = 10

interface Raster {
  widthPx: number
  heightPx: number
  isInk(x: number, y: number): boolean
  isSkin(x: number, y: number): boolean
}

function rasterise(part: PeepPart): Raster {
  const width = part.widthPx + 2 * paddingUnits
  const height = part.heightPx + 2 * paddingUnits
  const markup = colorPart(part, { outline: '#000000', skin: '#FF00FF' }, 0)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-paddingUnits} ${-paddingUnits} ${width} ${height}" width="${width}" height="${height}">${markup}</svg>`
  const fitTo = { mode: 'width', value: Math.round(width * scale) } as const
  const image = new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render()
  const pixels = image.pixels
  const channel = (x: number, y: number, index: number) => pixels[(y * image.width + x) * 4 + index] ?? 0
  return {
    widthPx: image.width,
    heightPx: image.height,
    isInk: (x, y) => channel(x, y, 3) > 60,
    isSkin: (x, y) =>
      channel(x, y, 0) > neckColor.red - 55 &&
      channel(x, y, 1) < 60 &&
      channel(x, y, 2) > neckColor.blue - 55,
  }
}

function longestSkinRun({ widthPx, isSkin }: Raster, y: number): { from: number; to: number } {
  let best = { from: 0, to: -1 }
  for (let x = 0; x < widthPx; x++) {
    if (!isSkin(x, y)) continue
    const from = x
    while (isSkin(x + 1, y)) x++
    if (x - from > best.to - best.from) best = { from, to: x }
  }
  return best
}

/** Middle of the neck in px; the middle of the picture for a body that hides it. */
function neckColumn(raster: Raster, top: number): number {
  for (let y = top; y < top + neckDepthPx; y++) {
    const run = longestSkinRun(raster, y)
    if (run.to - run.from + 1 < neckWidthPx) continue
    const settled = longestSkinRun(raster, y + neckSettlesPx)
    const { from, to } = settled.to < settled.from ? run : settled
    return (from + to) / 2
  }
  return raster.widthPx / 2
}

/** Measures a body by drawing it once. */
export function measurePose(part: PeepPart): PoseAnchor {
  const raster = rasterise(part)
  let [left, right, top, bottom] = [raster.widthPx, 0, raster.heightPx, 0]
  for (let y = 0; y < raster.heightPx; y++) {
    for (let x = 0; x < raster.widthPx; x++) {
      if (!raster.isInk(x, y)) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  const units = (px: number) => Math.round(px / scale - paddingUnits)
  return {
    neckX: units(neckColumn(raster, top)),
    left: units(left),
    right: units(right),
    bottom: units(bottom),
  }
}
