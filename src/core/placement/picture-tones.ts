/** How bright and how restless a picture is, cell by cell: enough to find a place for words, too little to show it. */
export interface PictureTones {
  columns: number
  rows: number
  /** Mean brightness of each cell, row by row, 0..255. */
  luma: readonly number[]
  /** Mean step between neighbouring pixels of each cell, 0..255: 0 for a clear sky, 10 for a face, 60 for noise. */
  detail: readonly number[]
}

/** Cells of the longer side. */
const cellsMax = 48

/**
 * @param grey one byte a pixel, row by row; some 384 px on the longer side, so that texture shows and grain does not
 * @param widthPx at least 1, as is the height
 */
export function measureTones(grey: Uint8Array, widthPx: number, heightPx: number): PictureTones {
  const longerPx = Math.max(widthPx, heightPx)
  const cells = Math.min(cellsMax, longerPx)
  const columns = Math.max(1, Math.round((widthPx / longerPx) * cells))
  const rows = Math.max(1, Math.round((heightPx / longerPx) * cells))
  const luma = new Float64Array(columns * rows)
  const detail = new Float64Array(columns * rows)
  const counts = new Uint32Array(columns * rows)
  for (let y = 0; y < heightPx; y++) {
    const rowStart = Math.floor((y * rows) / heightPx) * columns
    for (let x = 0; x < widthPx; x++) {
      const cell = rowStart + Math.floor((x * columns) / widthPx)
      const at = y * widthPx + x
      const here = grey[at] ?? 0
      const right = x + 1 < widthPx ? (grey[at + 1] ?? 0) : here
      const below = y + 1 < heightPx ? (grey[at + widthPx] ?? 0) : here
      luma[cell] = (luma[cell] ?? 0) + here
      detail[cell] = (detail[cell] ?? 0) + (Math.abs(right - here) + Math.abs(below - here)) / 2
      counts[cell] = (counts[cell] ?? 0) + 1
    }
  }
  const meanOf = (sums: Float64Array) =>
    Array.from(sums, (sum, cell) => Math.round((sum / Math.max(1, counts[cell] ?? 1)) * 10) / 10)
  return { columns, rows, luma: meanOf(luma), detail: meanOf(detail) }
}
