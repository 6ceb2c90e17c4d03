/** The frames of an animated template in one picture file: a grid, row by row, in the order of time. */

/** Longer side of a frame in px, and so of any moving picture: a larger GIF is too heavy to send. */
export const frameSidePxMax = 640

/** Address of the file below the site's root. Browser and server ask here, so both move the same pixels. */
export function frameSheetFile(imageName: string): string {
  return `/templates/${encodeURIComponent(imageName)}-frames.png`
}

/** Frames in a row of the grid; the last row may be short. */
export function sheetColumns(frameCount: number): number {
  return Math.ceil(Math.sqrt(frameCount))
}

export interface SheetGrid {
  columns: number
  frameWidthPx: number
  frameHeightPx: number
}

/** The grid of a sheet that was opened. @param frameCount 1 or more */
export function sheetGrid(sheetWidthPx: number, sheetHeightPx: number, frameCount: number): SheetGrid {
  const columns = sheetColumns(frameCount)
  const rows = Math.ceil(frameCount / columns)
  return {
    columns,
    frameWidthPx: Math.floor(sheetWidthPx / columns),
    frameHeightPx: Math.floor(sheetHeightPx / rows),
  }
}

/** Top left corner of a frame on its sheet, in px. */
export function frameOrigin(index: number, grid: SheetGrid): { xPx: number; yPx: number } {
  return {
    xPx: (index % grid.columns) * grid.frameWidthPx,
    yPx: Math.floor(index / grid.columns) * grid.frameHeightPx,
  }
}
