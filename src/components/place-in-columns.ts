/** Where one item of a masonry goes. */
export interface Placement {
  column: number
  /** Distance from the top of the masonry, px. */
  topPx: number
}

/**
 * Puts each item into the column that is shortest when its turn comes; the leftmost of equals. Reading the items
 * in order therefore reads the page from the top.
 *
 * @param heightsPx heights in the order of the document
 * @param columns at least 1
 */
export function placeInColumns(
  heightsPx: readonly number[],
  columns: number,
  gapPx: number,
): { placements: Placement[]; heightPx: number } {
  const bottoms: number[] = Array.from({ length: columns }, () => 0)
  const placements = heightsPx.map((heightPx) => {
    const topPx = Math.min(...bottoms)
    const column = bottoms.indexOf(topPx)
    bottoms[column] = topPx + heightPx + gapPx
    return { column, topPx }
  })
  return { placements, heightPx: Math.max(0, Math.max(...bottoms) - gapPx) }
}
