import { limb } from '../kit/limb'
import { blinks, wave } from '../kit/motion'
import { palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { circle, ellipse, flatPath, inkBox, inkPath, label, stroke } from '../kit/shapes'
import { sloth } from '../kit/sloth'
import { extraInkUnits, thicken } from '../kit/thicken'

const line = { lineWidthPx: 9 }

function ticks(): string {
  const marks = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6
    const [x, y] = [Math.sin(angle), -Math.cos(angle)]
    const innerPx = index % 3 ? 266 : 252
    return `M${(x * innerPx).toFixed(1)} ${(y * innerPx).toFixed(1)}L${(x * 282).toFixed(1)} ${(y * 282).toFixed(1)}`
  })
  return inkPath(marks.join(''), { lineWidthPx: 10 })
}

/** State of the clock and of the person below it at a moment. */
export interface Alarm {
  /** -1 to 1: where the hammer and the shaken body are. */
  ring: number
  /** How hard it shakes; 1 is a hum. */
  force: number
  /** Degrees that the brows are lowered. */
  frown: number
  /** Of the pupils. */
  look: Point
  /** Size of the arcs beside the bells. */
  reach: number
  eyesShut: boolean
  /** Degrees that the one below leans to the side. */
  lean: number
  /** How far the ground throws the one who sits on it. */
  hopPx: number
  glow: number
  /** Likes above the phone. */
  likes: string
}

/** The hands of the clock are its brows; below them two eyes look down at somebody small. */
function glare({ frown, look: [lookX, lookY] }: Alarm): string {
  const eye = (x: number) =>
    ellipse([x, -70], 50, 54, { fill: '#FFFFFF', ...line }) +
    circle([x - 20 + lookX, -46 + lookY], 19, { fill: palette.ink, lineWidthPx: 0 }) +
    circle([x - 26 + lookX, -53 + lookY], 6, { fill: '#FFFFFF', lineWidthPx: 0 })
  const brow = (side: 1 | -1) =>
    place(inkPath('M-8 0L8 0L17 -150L0 -190L-17 -150Z', { fill: palette.ink, lineWidthPx: 6 }), [0, -62], {
      rotate: side * (60 + frown),
    })
  return eye(-92) + eye(92) + brow(-1) + brow(1) + circle([0, -62], 19, { fill: palette.red, ...line })
}

function bell(side: 1 | -1): string {
  const dome = inkPath('M-112 34C-112 -92 112 -92 112 34Z', { fill: palette.yellow, ...line })
  const glint = inkPath('M-70 -4C-62 -36 -40 -52 -14 -56', { line: '#FFF3C4', lineWidthPx: 12 })
  return place(
    dome + glint + circle([0, -74], 17, { fill: palette.ink, lineWidthPx: 0 }),
    [side * 206, -296],
    {
      rotate: side * 35,
    },
  )
}

function clock(alarm: Alarm): string {
  const { ring, force } = alarm
  const legs =
    limb(
      [
        [-190, 240],
        [-262, 340],
      ],
      { widthPx: 44, color: palette.yellow, lineWidthPx: 9 },
    ) +
    limb(
      [
        [190, 240],
        [262, 352],
      ],
      { widthPx: 44, color: palette.yellow, lineWidthPx: 9 },
    )
  const hammer =
    stroke(
      [
        [0, -330],
        [ring * 16, -420],
      ],
      14,
    ) + inkBox([ring * 18 - 46, -452, 92, 44], { fill: palette.ink, radiusPx: 20 })
  const body =
    circle([0, 0], 352, { fill: palette.red, ...line }) +
    inkPath('M-300 -96C-280 -190 -220 -262 -140 -296', { line: '#FF9A8F', lineWidthPx: 16 }) +
    circle([0, 0], 300, { fill: palette.paper, ...line })
  const all = legs + hammer + bell(-1) + bell(1) + body + ticks() + glare(alarm)
  return place(all, [592 + ring * 4 * force, 446], { rotate: -7 + ring * 0.7 * force, scale: 0.965 })
}

/** Arcs beside the bells. */
function ringing(reach: number): string {
  const arcs = inkPath('M-20 -56C-52 -20 -52 20 -20 56M-58 -90C-112 -30 -112 30 -58 90', { lineWidthPx: 11 })
  return (
    place(arcs, [216, 196], { rotate: 36, scale: reach }) +
    place(arcs, [880, 146], { rotate: 142, scale: reach * 0.86 })
  )
}

const phone =
  inkBox([-66, -104, 132, 190], { fill: palette.ink, radiusPx: 24, lineWidthPx: 6 }) +
  circle([-34, -72], 15, { fill: palette.sky, lineWidthPx: 0 })

const beanie =
  circle([0, -724], 40, { fill: palette.coral }) +
  inkPath('M-168 -556C-170 -680 -80 -712 0 -712C80 -712 170 -680 168 -556Z', { fill: palette.yellow }) +
  inkPath('M-190 -560C-120 -606 120 -606 190 -560L182 -508C110 -552 -110 -552 -182 -508Z', {
    fill: palette.yellow,
  }) +
  inkPath('M-110 -580L-106 -544M-40 -592L-38 -558M38 -592L40 -558M108 -580L106 -544', { lineWidthPx: 5 })

function idler({ eyesShut, lean, hopPx, glow, likes }: Alarm): string {
  const scale = 0.44
  const light = place(circle([0, -16], 128, { fill: '#BDF3FF', lineWidthPx: 0 }), [0, 0], { opacity: glow })
  const whole = sloth({ at: [0, 0], scale, eyesShut, holds: light + phone, bobPx: -hopPx })
  const hat = place(thicken(beanie, extraInkUnits(scale)), [0, -hopPx * scale], { scale })
  return place(whole + hat, [196, 950 - hopPx], { rotate: lean }) + likes
}

export function nightBeforeIt(t: number, alarm: Alarm): string {
  return (
    rays({ centre: [592, 452], radiusPx: 1000, count: 26, color: '#6D50D8', turn: t }) +
    flatPath('M0 828C240 800 700 800 1000 832V1000H0Z', '#3E2A93') +
    flatPath(
      'M20 960C40 850 220 806 640 812C900 816 960 880 860 930C760 980 640 1000 320 1000C140 1000 0 1000 20 960Z',
      '#2C1C70',
    ) +
    inkPath('M-10 828C240 800 700 800 1010 832', { lineWidthPx: 7 }) +
    ringing(alarm.reach) +
    clock(alarm) +
    idler(alarm) +
    label([400, 836, 556, 114], { lineWidthPx: 7 })
  )
}

export const scene = defineScene({
  name: 'looming-clock',
  widthPx: 1000,
  heightPx: 1000,
  background: '#5B3FC4',
  draw: (t) => {
    const ring = wave(t, 6)
    return nightBeforeIt(t, {
      ring,
      force: 1,
      frown: wave(t, 2) * 3,
      look: [0, 0],
      reach: 1 + ring * 0.06,
      eyesShut: blinks(t),
      lean: wave(t) * 1.5,
      hopPx: 0,
      glow: 0.5 + 0.12 * wave(t, 2),
      likes: '',
    })
  },
})
