import { cloud } from '../kit/cloud'
import { drop } from '../kit/drop'
import { emoji } from '../kit/emoji'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { circle, ellipse, flatBox, inkBox, inkPath, label, stroke } from '../kit/shapes'
import { sparkle } from '../kit/star'

const line = { lineWidthPx: boldInkWidthPx }
const gold = '#F2B632'
const goldShade = '#C98A1B'
const wallColor = '#12A594'
const shirt = '#C23A6B'
const benchY = 884
const pivot: Point = [600, 470]
/** Half of the beam, and from its end down to the rim of a pan. */
const halfPx = 372
const depthPx = 236

function room(t: number): string {
  return (
    flatBox([0, 0, 1200, 1100], wallColor) +
    rays({ centre: [600, 460], radiusPx: 1300, count: 28, color: '#27B5A4', turn: t })
  )
}

/** A pan on three chains that hang from a hand at (0, 0); the pan's rim has its middle at (0, rimPx). */
function pan(rimPx: number, load: string): string {
  const chain = (x: number) =>
    stroke(
      [
        [0, 0],
        [x, rimPx],
      ],
      13,
    ) +
    stroke(
      [
        [0, 0],
        [x, rimPx],
      ],
      4,
      '#FFE08A',
    )
  return (
    chain(0) +
    chain(-150) +
    chain(150) +
    load +
    inkPath(
      `M-164 ${rimPx}H164C152 ${rimPx + 74} 90 ${rimPx + 88} 0 ${rimPx + 88}C-90 ${rimPx + 88} -152 ${rimPx + 74} -164 ${rimPx}Z`,
      {
        fill: gold,
        ...line,
      },
    ) +
    inkPath(`M-120 ${rimPx + 66}C-60 ${rimPx + 74} 60 ${rimPx + 74} 120 ${rimPx + 66}`, {
      line: goldShade,
      lineWidthPx: 7,
    }) +
    inkBox([-176, rimPx - 14, 352, 28], { fill: '#FFD35C', radiusPx: 14, ...line })
  )
}

/** The load that counts: heavy, real, and in the air. */
function heavyLoad(t: number): string {
  const sway = wave(t) * 3
  const brick = (x: number, y: number, rotate: number) => emoji('brick', { at: [x, y], sizePx: 120, rotate })
  const sweat = [0, 0.5].map((phase) => {
    const fall = lap(t, 2, phase)
    return place(drop([0, 0], 1.3, 30), [-184 - fall * 12, depthPx - 190 + fall * 80], {
      opacity: 1 - fall * 0.7,
    })
  })
  return (
    brick(88, depthPx - 50, 4) +
    brick(92, depthPx - 128, -7) +
    emoji('elephant', { at: [-36, depthPx - 118], sizePx: 268, rotate: sway, lineWidthPx: boldInkWidthPx }) +
    sweat.join('')
  )
}

/** The bench where the feather came down. */
function crater([x, y]: Point, t: number): string {
  const puff = wave(t, 2) * 5
  return (
    place(
      ellipse([0, 0], 170, 22, { fill: '#4C2714', lineWidthPx: 0 }) +
        inkPath('M-130 8L-190 22L-224 16M130 8L188 24L226 18M-60 20L-76 44M66 20L84 46', { lineWidthPx: 8 }),
      [x, y],
    ) +
    cloud([x - 206 - puff, y - 6], 120, 3, { fill: '#F3E3CF', ...line }) +
    cloud([x + 206 + puff, y - 4], 130, 8, { fill: '#F3E3CF', ...line })
  )
}

function judge(t: number): string {
  return peep({
    pose: 'bust/ButtonShirt',
    at: [600, benchY + 10],
    heightPx: 836,
    head: 'GrayShort',
    face: 'Smug',
    skin: 'deep',
    colors: { top: shirt, hair: '#E6E6EC' },
    headScale: 1.12,
    headRotate: -5 + wave(t) * 3,
    ...line,
  })
}

/** A finger that helps the feather. */
function help(t: number): string {
  const press = wave(t, 2) * 4
  return (
    limb(
      [
        [404, 560],
        [440, 690],
        [372, 660 + press],
      ],
      { widthPx: 92, color: shirt, openStart: true },
    ) + hand('backhand-index-pointing-down', 'deep', { at: [352, 716 + press], sizePx: 164, rotate: 12 })
  )
}

/** The beam with its ends at (-halfPx, 0) and (halfPx, 0). */
function beam(): string {
  return (
    inkPath(
      `M${-halfPx} -12C-240 -30 -90 -40 0 -40C90 -40 240 -30 ${halfPx} -12V12C240 6 90 14 0 16C-90 14 -240 6 ${-halfPx} 12Z`,
      {
        fill: gold,
        ...line,
      },
    ) + [-halfPx, halfPx].map((x) => circle([x, 0], 24, { fill: '#FFD35C', ...line })).join('')
  )
}

function post(): string {
  return (
    inkPath(`M578 ${pivot[1]}H622L640 ${benchY - 30}H560Z`, { fill: gold, ...line }) +
    inkBox([478, benchY - 44, 244, 52], { fill: '#FFD35C', radiusPx: 20, ...line })
  )
}

function bench(): string {
  return (
    inkBox([-20, benchY, 1240, 36], { fill: '#B86B35', ...line }) +
    inkBox([-20, benchY + 36, 1240, 220], { fill: '#8A4A24', ...line })
  )
}

export const scene = defineScene({
  name: 'unfair-scales',
  widthPx: 1200,
  heightPx: 1100,
  background: wallColor,
  draw: (t) => {
    const degrees = -14 + wave(t) * 1
    const radians = (degrees * Math.PI) / 180
    const endOf = (side: number): Point => [
      pivot[0] + side * halfPx * Math.cos(radians),
      pivot[1] + side * halfPx * Math.sin(radians),
    ]
    return (
      room(t) +
      judge(t) +
      bench() +
      crater([endOf(-1)[0], benchY + 4], t) +
      post() +
      place(
        pan(depthPx, emoji('feather', { at: [0, depthPx - 84], sizePx: 190, rotate: 36 + wave(t) * 4 })),
        endOf(-1),
      ) +
      help(t) +
      place(pan(depthPx, heavyLoad(t)), endOf(1), { rotate: wave(t, 1, 0.2) * 1.4 }) +
      place(beam(), pivot, { rotate: degrees }) +
      circle(pivot, 34, { fill: '#FFD35C', ...line }) +
      place(sparkle([0, 0], 30), [88, 640], { scale: 0.9 + 0.3 * wave(t, 2) }) +
      place(sparkle([0, 0], 24), [84, 470], { scale: 0.9 - 0.3 * wave(t, 2) }) +
      inkPath('M846 790L866 740M940 806V748M1034 790L1014 740', { line: '#FFFDF7', lineWidthPx: 10 }) +
      label([40, benchY + 56, 520, 128], line) +
      label([640, benchY + 56, 520, 128], line)
    )
  },
})
