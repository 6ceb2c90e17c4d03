/** Two columns on a phone, three on a tablet, five on a desk. */
export function libraryColumns(widthPx: number): number {
  if (widthPx < 560) return 2
  return widthPx < 900 ? 3 : 5
}

export const shelfGapsPx = { across: 20, down: 14 } as const

/** Borders of a card, and the row of actions beneath its picture, px; they follow `library-card.module.css`. */
const borderPx = 4
const actionsPx = 49

/** Height of a card at a column width, known before its picture has loaded. `ratio`: height by width. */
export function libraryCardHeightPx(columnWidthPx: number, ratio: number): number {
  return (columnWidthPx - borderPx) * ratio + borderPx + actionsPx
}
