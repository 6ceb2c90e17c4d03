import type { PictureTones } from './picture-tones'

/** A rectangle of cells: left and top inside, right and bottom outside. */
export interface CellBox {
  left: number
  top: number
  right: number
  bottom: number
}

export interface EnergyMap {
  /** Mean energy of the cells of a box: 0 where nothing happens. */
  meanOf(box: CellBox): number
  /** How many of its cells belong to the busiest third. */
  busyIn(box: CellBox): number
}

/** Below this nothing happens that words could hide, even if the rest of the picture is calmer still. */
const calmEnergy = 5
const busyShare = 1 / 3
/** Share that an edge between two cells adds to the energy of each. */
const edgeWeight = 0.35

/**
 * Where a picture is restless: steps inside each cell and between cells, smoothed over neighbours, so that words keep
 * a small distance from what matters.
 */
export function mapEnergy({ columns, rows, luma, detail }: PictureTones): EnergyMap {
  const at = (x: number, y: number) => y * columns + x
  const energy = smooth(
    Array.from({ length: columns * rows }, (_, cell) => {
      const [x, y] = [cell % columns, Math.floor(cell / columns)]
      const here = luma[cell] ?? 0
      const right = x + 1 < columns ? (luma[at(x + 1, y)] ?? 0) : here
      const below = y + 1 < rows ? (luma[at(x, y + 1)] ?? 0) : here
      return (detail[cell] ?? 0) + edgeWeight * (Math.abs(right - here) + Math.abs(below - here))
    }),
    columns,
    rows,
  )
  const sorted = energy.toSorted((a, b) => a - b)
  const limit = Math.max(calmEnergy, sorted[Math.floor(sorted.length * (1 - busyShare))] ?? 0)
  const energySums = prefixSums(energy, columns, rows)
  const busySums = prefixSums(
    energy.map((value) => (value >= limit ? 1 : 0)),
    columns,
    rows,
  )
  return {
    meanOf: (box) => sumOf(energySums, columns, box) / ((box.right - box.left) * (box.bottom - box.top)),
    busyIn: (box) => sumOf(busySums, columns, box),
  }
}

function smooth(values: readonly number[], columns: number, rows: number): number[] {
  return values.map((_, cell) => {
    const [x, y] = [cell % columns, Math.floor(cell / columns)]
    let sum = 0
    let count = 0
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        if (x + dx < 0 || x + dx >= columns || y + dy < 0 || y + dy >= rows) continue
        sum += values[cell + dy * columns + dx] ?? 0
        count++
      }
    }
    return sum / count
  })
}

/** Sums of everything above and to the left, so that any box takes four look-ups. */
function prefixSums(values: readonly number[], columns: number, rows: number): Float64Array {
  const sums = new Float64Array((columns + 1) * (rows + 1))
  for (let y = 0; y < rows; y++) {
    let rowSum = 0
    for (let x = 0; x < columns; x++) {
      rowSum += values[y * columns + x] ?? 0
      sums[(y + 1) * (columns + 1) + x + 1] = (sums[y * (columns + 1) + x + 1] ?? 0) + rowSum
    }
  }
  return sums
}

function sumOf(sums: Float64Array, columns: number, { left, top, right, bottom }: CellBox): number {
  const at = (x: number, y: number) => sums[y * (columns + 1) + x] ?? 0
  return at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top)
}
