import { wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import { place } from '../kit/place'
import { circle, ellipse, inkBox, inkPath } from '../kit/shapes'
import { track } from '../kit/timeline'
import { at } from './waiting-one'

const line = { lineWidthPx: boldInkWidthPx }

function flower(): string {
  const petals = [0, 72, 144, 216, 288].map((rotate) =>
    place(ellipse([0, -26], 20, 26, { fill: palette.pink, ...line }), [0, 0], { rotate }),
  )
  return petals.join('') + circle([0, 0], 17, { fill: palette.yellow, ...line })
}

/** The sprout in the pot has more to show for this time than the bar has. */
export function plant(t: number): string {
  const grown = track(t, [
    [at(1), 0.12],
    [at(6), 0.16],
    [at(20), 1],
    [at(23), 1],
    [at(24), 0.12],
  ])
  const bloom = track(t, [
    [at(16), 0],
    [at(19), 1, 'spring'],
    [at(23), 1],
    [at(24), 0],
  ])
  const leaf = (height: number, side: 1 | -1) => {
    const size = Math.max(0, Math.min(1, (grown - height) * 4))
    const blade = inkPath('M0 0C14 -34 62 -40 84 -18C66 10 24 18 0 0Z', { fill: palette.green, ...line })
    return place(blade, [0, -height * 250], { scaleX: side * size, scaleY: size })
  }
  const leaves = ([0.1, 0.3, 0.5, 0.7, 0.86] as const).map((height, index) =>
    leaf(height, index % 2 ? -1 : 1),
  )
  const all =
    inkPath(`M0 0V${-grown * 250}`, { lineWidthPx: 22 }) +
    inkPath(`M0 0V${-grown * 250}`, { line: '#4DA556', lineWidthPx: 9 }) +
    leaves.join('') +
    place(flower(), [0, -grown * 250], { scale: bloom })
  return (
    place(all, [836, 762], { rotate: 3 * wave(t) }) +
    inkPath('M780 760H892L878 858H794Z', { fill: '#E2603F', ...line }) +
    inkBox([770, 740, 132, 32], { fill: '#E2603F', ...line })
  )
}
