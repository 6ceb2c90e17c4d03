/** Keeps the ink of what is drawn small as wide as the ink around it. */
import { boldInkWidthPx, palette } from './palette'
import { decimal } from './path'

/** Wider than this is no line but the tube of a limb. */
const widestLineUnits = 40
const thinnestInkPx = 5

/** How much wider the lines of markup in bold ink must be, in its own units, to be seen at this scale. */
export function extraInkUnits(scale: number): number {
  return Math.max(0, thinnestInkPx / Math.abs(scale) - boldInkWidthPx)
}

/**
 * Widens every stroke of the markup: bold ink by all of it, finer lines by their share.
 * The tube of a limb keeps its width, but the ink around it grows on both sides.
 */
export function thicken(markup: string, extraUnits: number): string {
  if (extraUnits === 0) return markup
  return markup.replace(/stroke="([^"]+)" stroke-width="([\d.]+)"/g, (_, color: string, width: string) => {
    const units = Number(width)
    const tube = units > widestLineUnits
    const around = color === palette.ink ? 2 * extraUnits : 0
    const wider = tube ? units + around : units + extraUnits * Math.min(1, units / boldInkWidthPx)
    return `stroke="${color}" stroke-width="${decimal(wider, 2)}"`
  })
}
