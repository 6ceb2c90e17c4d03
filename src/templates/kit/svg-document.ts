import type { Illustration, Scene } from './scene'
import { flatBox } from './shapes'

/** Gives every id of the markup the owner's name, so that two drawings can stand on one page. */
function ownIds(markup: string, owner: string): string {
  return markup
    .replace(/\bid="([^"]+)"/g, `id="${owner}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${owner}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${owner}-$1"`)
}

function svg(widthPx: number, heightPx: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${widthPx} ${heightPx}" width="${widthPx}" height="${heightPx}">${content}</svg>`
}

/** A scene at one moment as a whole SVG file. @param overlay markup on top, such as the boxes of the slots. */
export function sceneSvg(scene: Scene, t: number, overlay = ''): string {
  const { name, widthPx, heightPx, background } = scene
  const ground = flatBox([0, 0, widthPx, heightPx], background)
  return svg(widthPx, heightPx, ground + ownIds(scene.draw(t), name) + overlay)
}

/** An illustration as a whole SVG file on a transparent ground. */
export function illustrationSvg({ name, widthPx, heightPx, draw }: Illustration): string {
  return svg(widthPx, heightPx, ownIds(draw(), name))
}
