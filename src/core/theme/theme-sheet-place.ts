import { suggestedThemes } from './suggested-themes'

export const themeSheetColumns = 8
export const themeSheetRows = Math.ceil(suggestedThemes.length / themeSheetColumns)

/** Where the picture of a suggested theme stands on the sheet of all: shares of the way to its far edges. */
export function themeSheetPlace(index: number): { x: number; y: number } {
  return {
    x: (index % themeSheetColumns) / (themeSheetColumns - 1),
    y: Math.floor(index / themeSheetColumns) / (themeSheetRows - 1),
  }
}
