/** Props, animals and scenery: an emoji with an ink line around it, so that it looks drawn by the same hand. */
import { contentId } from './clip'
import { inkWidthPx, palette } from './palette'
import { emojiPart } from './parts/emoji-part'
import { decimal, type Point } from './path'
import { place } from './place'

export interface EmojiOptions {
  /** Centre. */
  at: Point
  sizePx: number
  rotate?: number
  flip?: boolean
  opacity?: number
  /** 0 for no line. */
  lineWidthPx?: number
  /** Colours to change, as the icon writes them: from, to. */
  recolor?: Record<string, string>
}

function recolored(markup: string, recolor: Record<string, string>): string {
  return Object.entries(recolor).reduce((text, [from, to]) => text.replaceAll(from, to), markup)
}

/** Icons of the set share ids such as `a`; each gets its own. */
function withOwnIds(markup: string): string {
  if (!markup.includes('id="')) return markup
  const prefix = contentId('emoji', markup)
  return markup
    .replace(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`)
}

/** The same shapes once more underneath, all ink and with a thick round line. */
function silhouette(markup: string, lineUnits: number): string {
  const shapes = markup
    .replace(/fill="(?!none)[^"]*"/g, `fill="${palette.ink}"`)
    .replace(/\s(fill-opacity|opacity|id)="[^"]*"/g, '')
  return `<g fill="${palette.ink}" stroke="${palette.ink}" stroke-width="${decimal(lineUnits, 2)}" stroke-linejoin="round">${shapes}</g>`
}

/** @throws Error for a name that the set does not have. */
export function emoji(name: string, options: EmojiOptions): string {
  const { at, sizePx, rotate, flip, opacity, lineWidthPx = inkWidthPx, recolor = {} } = options
  const { sideUnits, markup } = emojiPart(name)
  const drawn = withOwnIds(recolored(markup, recolor))
  const scale = sizePx / sideUnits
  // Half of the line lies under the shape itself; a little less than double keeps it as wide as the others.
  const ink = lineWidthPx ? silhouette(drawn, (1.9 * lineWidthPx) / scale) : ''
  const centred = place(ink + drawn, [-sideUnits / 2, -sideUnits / 2])
  return place(centred, at, { rotate, flip, opacity, scale })
}
