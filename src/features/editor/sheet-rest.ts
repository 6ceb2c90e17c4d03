/** Where the sheet of the phone rests. */
export type SheetRest = 'low' | 'half' | 'full'

/** px; they follow `editor.module.css`. */
const lowPx = 74
const halfPxMax = 330
const halfShare = 0.42
/** The bar above stays in reach. */
const barPx = 54

/** @param screenPx height of the screen */
export function sheetHeightPx(rest: SheetRest, screenPx: number): number {
  if (rest === 'low') return lowPx
  return rest === 'half' ? Math.min(halfPxMax, screenPx * halfShare) : screenPx - barPx
}

/** Where a sheet goes that is let go of at a height: to the nearest of its places. */
export function sheetRestAt(heightPx: number, screenPx: number): SheetRest {
  const rests: SheetRest[] = ['low', 'half', 'full']
  const distance = (rest: SheetRest) => Math.abs(sheetHeightPx(rest, screenPx) - heightPx)
  return rests.reduce((best, rest) => (distance(rest) < distance(best) ? rest : best))
}
