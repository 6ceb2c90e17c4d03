import { emoji } from '../kit/emoji'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette, skinTones } from '../kit/palette'
import { peep } from '../kit/peep'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { seededRandom } from '../kit/seeded-random'
import { circle, flatBox, flatPath, inkBox, inkPath, label } from '../kit/shapes'
import { sparkle } from '../kit/star'

const colors = [palette.yellow, '#5FE0CB', palette.pink, '#FF8A5B']

/** A rocket that has burst: rays of dashes that grow and begin again. */
function firework(
  at: readonly [number, number],
  radiusPx: number,
  color: string,
  t: number,
  phase: number,
): string {
  const open = 0.62 + 0.38 * lap(t, 1, phase)
  const dash = (index: number, from: number, to: number) => {
    const angle = (index * Math.PI) / 7
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    return `M${(x * from).toFixed(1)} ${(y * from).toFixed(1)}L${(x * to).toFixed(1)} ${(y * to).toFixed(1)}`
  }
  const lines = Array.from({ length: 14 }, (_, index) =>
    dash(index, radiusPx * (index % 2 ? 0.3 : 0.42), radiusPx * (index % 2 ? 0.72 : 1)),
  ).join('')
  return place(inkPath(lines, { lineWidthPx: 22 }) + inkPath(lines, { line: color, lineWidthPx: 11 }), at, {
    scale: open,
  })
}

function confetti(t: number): string {
  const random = seededRandom(21)
  return Array.from({ length: 40 }, (_, index) => {
    const paper = inkBox([-10, -6, 20, 12], {
      fill: colors[index % 4] ?? palette.yellow,
      lineWidthPx: 3,
      amplitudePx: 0,
    })
    return place(paper, [random() * 1000, 700 * lap(t, 1, random()) - 20], {
      rotate: index * 40 + lap(t) * 360,
    })
  }).join('')
}

function winner(t: number): string {
  const proud = wave(t)
  return (
    peep({
      pose: 'bust/ButtonShirt',
      at: [430, 712],
      heightPx: 560,
      head: 'Hijab',
      face: 'BigSmile',
      headScale: 1.12,
      headRotate: proud * 2 + 4,
      skin: 'tan',
      colors: { top: palette.coral, hijab: palette.teal, hair: palette.teal },
      lineWidthPx: boldInkWidthPx,
    }) +
    limb(
      [
        [520, 530],
        [668, 560],
        [716, 330],
      ],
      { widthPx: 84, color: palette.coral, openStart: true },
    ) +
    hand('pinching-hand', 'tan', { at: [724, 252 + proud * 3], sizePx: 190, rotate: -6, flip: true })
  )
}

/** The prize, no larger than a nut, in all the light there is. */
function prize(t: number): string {
  const glint = 1 + 0.12 * wave(t, 2)
  return (
    emoji('trophy', { at: [668, 166 + wave(t) * 3], sizePx: 54, lineWidthPx: 5 }) +
    place(sparkle([0, 0], 22, { fill: '#FFFFFF' }), [716, 122], { scale: glint }) +
    place(sparkle([0, 0], 16, { fill: '#FFFFFF' }), [622, 132], { scale: 2 - glint })
  )
}

function stage(): string {
  return (
    inkBox([-20, 664, 1040, 166], { fill: '#B0413E', lineWidthPx: 8 }) +
    flatBox([0, 826, 1000, 174], '#5A3796') +
    Array.from({ length: 9 }, (_, index) =>
      circle([60 + index * 110, 664], 15, { fill: palette.yellow, lineWidthPx: 6 }),
    ).join('') +
    label([60, 690, 880, 122], { lineWidthPx: 8 })
  )
}

function spectator(t: number): string {
  return (
    peep({
      pose: 'bust/Turtleneck',
      at: [140, 1130],
      heightPx: 330,
      head: 'GrayShort',
      face: 'DeadInside',
      accessory: 'GlassesTwo',
      headScale: 1.15,
      headRotate: -3,
      skin: 'deep',
      colors: { hair: '#D9DAE2' },
      lineWidthPx: 6,
    }) +
    emoji('clapping-hands', {
      at: [250, 930 + wave(t, 2) * 4],
      sizePx: 104,
      recolor: {
        '#ffc83d': skinTones.deep.fill,
        '#f59f00': skinTones.deep.crease,
        '#d67d00': skinTones.deep.crease,
      },
    })
  )
}

/** Applause of a single listener. */
function applause(): string {
  return (
    inkPath('M372 880L306 902L372 926Z', { fill: palette.paper, lineWidthPx: 8 }) +
    label([350, 850, 590, 100], { lineWidthPx: 8 }) +
    flatPath('M343 893L356 889V917L343 913Z', palette.paper)
  )
}

export const scene = defineScene({
  name: 'tiny-trophy',
  widthPx: 1000,
  heightPx: 1000,
  background: '#3B1E7A',
  draw: (t) =>
    rays({ centre: [668, 170], radiusPx: 1200, count: 24, color: '#4A2A92', turn: t }) +
    flatPath('M-40 700L668 80L760 210L200 760Z', '#FFE9A82E') +
    flatPath('M1060 640L600 200L700 60L1100 380Z', '#FFE9A82E') +
    circle([668, 170], 150, { fill: '#FFF3C4', lineWidthPx: 0 }) +
    firework([170, 170], 140, palette.yellow, t, 0) +
    firework([404, 92], 80, '#5FE0CB', t, 0.4) +
    firework([890, 130], 96, palette.pink, t, 0.7) +
    emoji('trumpet', { at: [94, 560 + wave(t) * 6], sizePx: 210, rotate: -8 }) +
    emoji('trumpet', { at: [910, 560 - wave(t) * 6], sizePx: 210, rotate: 8, flip: true }) +
    confetti(t) +
    winner(t) +
    prize(t) +
    stage() +
    spectator(t) +
    applause(),
})
