import { clipToBox } from '../kit/clip'
import { drop } from '../kit/drop'
import { head } from '../kit/head'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette, skinTones } from '../kit/palette'
import { place } from '../kit/place'
import { flatPath, inkBox, inkPath, shadow, stroke } from '../kit/shapes'

const line = { lineWidthPx: boldInkWidthPx }

/** Whoever lives in the hut, at the window. @param fear 0 calm to 1 frightened. */
function dweller(fear: number, t: number): string {
  const face = fear > 0.45 ? 'Hectic' : fear > 0.15 ? 'Suspicious' : 'Calm'
  const drawn = head(
    {
      head: 'Turban',
      face,
      faceScale: 1.12,
      beard: 'FullMedium',
      colors: {
        skin: skinTones.tan.fill,
        turban: palette.orange,
        hat: palette.orange,
        color: palette.orange,
      },
    },
    4,
  )
  return place(drawn, [14 + wave(t, 6) * fear * 3, -84], { scale: 0.44, flip: true })
}

/** A log hut under snow; the lower edge of its wall has its middle at (0, 0). @param fear 0 calm to 1 frightened. */
export function hut(fear: number, t: number): string {
  const logs = [-42, -84, -126, -168, -210].map((y) =>
    stroke(
      [
        [-134, y],
        [-20, y + 2],
        [134, y],
      ],
      5,
      '#6E3A1E',
    ),
  )
  const sweat = [-1, 1].map((side) => {
    const rise = lap(t, 2, side * 0.2)
    return place(drop([0, 0], 1.3, side * 34), [side * (150 + rise * 34), -340 - rise * 46], {
      opacity: fear > 0.4 ? 1 - rise : 0,
    })
  })
  return (
    shadow([0, 4], 190, 0.22) +
    inkBox([74, -392, 44, 120], { fill: '#B5534A', ...line }) +
    inkPath('M66 -392C70 -416 122 -416 126 -392Z', { fill: '#FFFFFF', ...line }) +
    inkPath('M-140 0V-250L0 -360L140 -250V0Z', { fill: '#A9683A', ...line }) +
    logs.join('') +
    inkBox([-70, -226, 140, 168], { fill: '#FFE08A', ...line }) +
    clipToBox([-67, -223, 134, 162], dweller(fear, t)) +
    inkBox([-70, -226, 140, 168], line) +
    inkBox([-82, -66, 164, 22], { fill: '#FFFFFF', radiusPx: 10, ...line }) +
    inkPath(
      'M-196 -210C-206 -236 -190 -250 -176 -262L-14 -388C-4 -396 8 -396 18 -388L176 -262C192 -250 208 -232 196 -210C184 -190 168 -204 160 -214C150 -196 132 -212 124 -230L0 -326L-124 -230C-134 -208 -150 -200 -160 -216C-170 -198 -188 -194 -196 -210Z',
      {
        fill: '#FFFFFF',
        ...line,
      },
    ) +
    flatPath(
      'M-186 -216C-176 -222 -166 -226 -158 -234L-6 -350L-118 -244C-132 -220 -150 -216 -158 -232C-170 -212 -180 -208 -186 -216Z',
      '#D4E6F8',
    ) +
    sweat.join('')
  )
}
