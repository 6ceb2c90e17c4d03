import { type CellBox, mapEnergy } from './energy-map'
import type { PictureTones } from './picture-tones'
import { readableContrast, type TextColor, textColorIn } from './text-contrast'

/** A place for words; lengths are fractions of the picture. */
export interface CalmBox extends TextColor {
  x: number
  y: number
  width: number
  height: number
  /** Mean energy beneath it, see `PictureTones.detail`. */
  energy: number
}

/** More than this beneath words makes them hard to read. */
const energyMax = 9
const widthShares = [0.94, 0.8, 0.64, 0.5, 0.4]
const heightShares = [0.3, 0.24, 0.19, 0.15, 0.12]
/** Boxes at a side may be as tall as this. */
const sideHeightShares = [0.55, 0.4, 0.3]
const sideWidthShares = [0.44, 0.34]
/** As a share of the picture; less holds no sentence. */
const areaMin = 0.065
/** More room than this does not make a caption better. */
const areaEnough = 0.2
/** Free edge, as a share; the lower one leaves the watermark its line. */
const margins = { side: 0.03, top: 0.03, bottom: 0.065 }

type Zone = 'top' | 'bottom' | 'side'
interface Candidate {
  box: CellBox
  energy: number
  score: number
}

/**
 * Calm places for words, in reading order.
 *
 * 1. Measure how much happens in each cell.
 * 2. Lay boxes along the top, the bottom and the sides; drop those that touch the busiest third or are restless.
 * 3. Best first: large, calm, wide rather than tall. A box counts only if black or white is readable on all of it.
 *
 * @param countMax 1 or 2
 * @returns as many as there is room for; none when nothing is calm
 */
export function findCalmBoxes(tones: PictureTones, countMax: number): CalmBox[] {
  const found: { candidate: Candidate; box: CalmBox }[] = []
  const sorted = candidatesOf(tones).sort((a, b) => b.score - a.score)
  while (found.length < countMax) {
    const next = firstReadable(
      sorted.filter(({ box }) => found.every(({ candidate }) => isApart(box, candidate.box))),
      tones,
    )
    if (!next) break
    found.push(next)
  }
  return found.map(({ box }) => box).sort((a, b) => a.y - b.y || a.x - b.x)
}

function firstReadable(candidates: readonly Candidate[], tones: PictureTones) {
  for (const candidate of candidates) {
    const box = calmBoxOf(candidate, tones)
    if (box.contrast >= readableContrast) return { candidate, box }
  }
  return null
}

function candidatesOf(tones: PictureTones): Candidate[] {
  const energy = mapEnergy(tones)
  return allBoxes(tones).flatMap(({ box, zone }) => {
    if (energy.busyIn(box) > 0) return []
    const mean = energy.meanOf(box)
    if (mean > energyMax) return []
    const area = ((box.right - box.left) * (box.bottom - box.top)) / (tones.columns * tones.rows)
    const room = Math.sqrt(Math.min(area, areaEnough) / areaEnough)
    const wide = (box.right - box.left) / tones.columns
    return [
      {
        box,
        energy: mean,
        score: room + 0.4 * wide - 0.5 * (mean / energyMax) - (zone === 'side' ? 0.15 : 0),
      },
    ]
  })
}

/** Boxes along the edges; the same box may come up twice. */
function allBoxes({ columns, rows }: PictureTones): { box: CellBox; zone: Zone }[] {
  const [left, top] = [Math.round(columns * margins.side), Math.round(rows * margins.top)]
  const [right, bottom] = [columns - left, rows - Math.round(rows * margins.bottom)]
  const boxes: { box: CellBox; zone: Zone }[] = []
  const add = (x: number, y: number, width: number, height: number, zone: Zone) => {
    const box = { left: x, top: y, right: x + width, bottom: y + height }
    const fits = x >= left && y >= top && box.right <= right && box.bottom <= bottom
    if (fits && width * height >= areaMin * columns * rows) boxes.push({ box, zone })
  }
  const slack = Math.max(1, Math.round(rows * 0.08))
  for (const widthShare of widthShares) {
    const width = Math.min(right - left, Math.round(columns * widthShare))
    for (const heightShare of heightShares) {
      const height = Math.max(2, Math.round(rows * heightShare))
      for (const x of new Set([Math.floor((columns - width) / 2), left, right - width])) {
        for (let off = 0; off <= slack; off++) {
          add(x, top + off, width, height, 'top')
          add(x, bottom - off - height, width, height, 'bottom')
        }
      }
    }
  }
  for (const widthShare of sideWidthShares) {
    for (const heightShare of sideHeightShares) {
      const [width, height] = [Math.round(columns * widthShare), Math.round(rows * heightShare)]
      for (let y = top; y + height <= bottom; y++) {
        add(left, y, width, height, 'side')
        add(right - width, y, width, height, 'side')
      }
    }
  }
  return boxes
}

/** Not overlapping, and not so near that two captions would read as one. */
function isApart(a: CellBox, b: CellBox): boolean {
  const gap = 2
  return (
    a.right + gap <= b.left || b.right + gap <= a.left || a.bottom + gap <= b.top || b.bottom + gap <= a.top
  )
}

function calmBoxOf({ box, energy }: Candidate, tones: PictureTones): CalmBox {
  const { columns, rows } = tones
  return {
    x: box.left / columns,
    y: box.top / rows,
    width: (box.right - box.left) / columns,
    height: (box.bottom - box.top) / rows,
    energy: Math.round(energy * 10) / 10,
    ...textColorIn(box, tones),
  }
}
