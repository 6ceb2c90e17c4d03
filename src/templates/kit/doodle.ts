/** A figure in motion of Open Doodles: ink, one accent, and paper where the art leaves holes. */
import { palette } from './palette'
import { doodlePart } from './parts/doodle-part'
import type { Point } from './path'
import { place } from './place'

export interface DoodleOptions {
  /** Centre. */
  at: Point
  widthPx: number
  ink?: string
  accent?: string
  /** Fills the enclosed white areas. */
  paper?: string
  rotate?: number
  flip?: boolean
}

/** Every sub-path once more in paper colour, so that what the outline encloses is not see-through. */
function paperUnder(markup: string, paper: string): string {
  return markup.replace(/<path([^>]*)><\/path>/g, (_, attributes: string) => {
    const data = / d="([^"]+)"/.exec(attributes)?.[1] ?? ''
    const rest = attributes.replace(/ (d|fill|fill-rule)="[^"]*"/g, '')
    const subPaths = data.split(/(?=M)/).filter((part) => /[a-zLCHV]/.test(part))
    return subPaths.map((part) => `<path${rest} d="${part}" fill="${paper}"/>`).join('')
  })
}

/** @throws Error for a name that the package does not have. */
export function doodle(name: string, options: DoodleOptions): string {
  const { at, widthPx, ink = palette.ink, accent = palette.coral, paper = '#FFFFFF', rotate, flip } = options
  const part = doodlePart(name)
  const drawn = part.markup.replaceAll('{{ink}}', ink).replaceAll('{{accent}}', accent)
  const centred = place(paperUnder(drawn, paper) + drawn, [-part.widthPx / 2, -part.heightPx / 2])
  return `<g fill="none">${place(centred, at, { rotate, flip, scale: widthPx / part.widthPx })}</g>`
}
