import { createContext, use } from 'react'

interface PaletteDoors {
  openPalette: () => void
  openShortcuts: () => void
  /** Fetches the palette's part of the program, because it may be wanted in a moment. */
  prepare: () => void
}

const nothing = () => undefined

export const PaletteContext = createContext<PaletteDoors>({
  openPalette: nothing,
  openShortcuts: nothing,
  prepare: nothing,
})

/** The ways into the palette and the list of keys. */
export function usePalette(): PaletteDoors {
  return use(PaletteContext)
}
