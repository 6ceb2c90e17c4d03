import { emoji } from '../kit/emoji'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { seededRandom } from '../kit/seeded-random'
import { flatBox, inkBox, inkPath, label } from '../kit/shapes'

const confettiColors = [palette.yellow, palette.coral, '#5FE0CB', palette.pink]

function confetti(t: number): string {
  const random = seededRandom(7)
  return Array.from({ length: 34 }, (_, index) => {
    const paper = inkBox([-10, -6, 20, 12], {
      fill: confettiColors[index % confettiColors.length] ?? palette.yellow,
      lineWidthPx: 3,
      amplitudePx: 0,
    })
    const x = random() * 1000
    return place(paper, [x, 1040 * lap(t, 1, random()) - 20], { rotate: index * 40 + lap(t) * 360 })
  }).join('')
}

/** The throbbing vein of somebody who deserved better. */
function anger(scale: number): string {
  const vein =
    'M-26 -8C-10 -8 -8 -10 -8 -26M8 -26C8 -10 10 -8 26 -8M26 8C10 8 8 10 8 26M-8 26C-8 10 -10 8 -26 8'
  const drawn = inkPath(vein, { lineWidthPx: 15 }) + inkPath(vein, { line: palette.red, lineWidthPx: 8 })
  return place(drawn, [296, 308], { scale })
}

/** How somebody on the podium moves at a moment. */
export interface Stance {
  /** From their place. */
  offset: Point
  headRotate: number
  faceScale: number
  face: string
}

function second({ offset: [dx, dy], headRotate, faceScale, face }: Stance): string {
  return peep({
    pose: 'bust/TeeArmsCrossed',
    at: [186 + dx, 742 + dy],
    heightPx: 424,
    head: 'ColorMedium',
    face,
    faceScale,
    skin: 'tan',
    colors: { hair: '#5A2A1A' },
    headScale: 1.2,
    headRotate,
    lineWidthPx: boldInkWidthPx,
  })
}

function third({ offset: [dx, dy], headRotate, faceScale, face }: Stance): string {
  return peep({
    pose: 'bust/SportyTee',
    at: [818 + dx, 796 + dy],
    heightPx: 408,
    head: 'GrayShort',
    face,
    faceScale,
    beard: 'MustacheNine',
    skin: 'deep',
    colors: { hair: '#D9DAE2', beard: '#FFFFFF', top: palette.teal },
    headScale: 1.2,
    headRotate,
    lineWidthPx: boldInkWidthPx,
  })
}

function winner({ offset: [dx, dy], headRotate, faceScale, face }: Stance): string {
  return peep({
    pose: 'bust/Whatever',
    at: [500 + dx, 628 + dy],
    heightPx: 490,
    head: 'Wavy',
    face,
    faceScale,
    skin: 'pale',
    headScale: 1.2,
    headRotate,
    lineWidthPx: boldInkWidthPx,
  })
}

function steps(): string {
  const style = { lineWidthPx: boldInkWidthPx }
  return (
    inkBox([26, 722, 316, 300], { ...style, fill: '#C7CCDA' }) +
    inkBox([658, 776, 316, 300], { ...style, fill: '#D89A6A' }) +
    inkBox([330, 606, 340, 420], { ...style, fill: palette.yellow }) +
    label([40, 740, 274, 146]) +
    label([686, 786, 274, 138]) +
    label([342, 630, 316, 170]) +
    emoji('1st-place-medal', { at: [500, 884], sizePx: 130 }) +
    emoji('2nd-place-medal', { at: [186, 944], sizePx: 84 }) +
    emoji('3rd-place-medal', { at: [822, 964], sizePx: 66 })
  )
}

export interface Ceremony {
  first: Stance
  second: Stance
  third: Stance
  crown: { at: Point; rotate: number }
  /** Size of the sign of anger. */
  angerScale: number
  /** Effects behind the steps. */
  effects: string
}

export function ceremony(t: number, moment: Ceremony): string {
  return (
    flatBox([0, 0, 1000, 1000], '#6F5FE0') +
    rays({ centre: [500, 380], radiusPx: 1000, count: 28, color: '#8073EA', turn: t }) +
    confetti(t) +
    second(moment.second) +
    anger(moment.angerScale) +
    third(moment.third) +
    winner(moment.first) +
    emoji('crown', { ...moment.crown, sizePx: 132, lineWidthPx: boldInkWidthPx }) +
    moment.effects +
    steps()
  )
}

export const scene = defineScene({
  name: 'podium',
  widthPx: 1000,
  heightPx: 1000,
  background: '#6F5FE0',
  draw: (t) => {
    const sway = wave(t)
    return ceremony(t, {
      first: { offset: [0, sway * 4], headRotate: sway * 2 - 3, faceScale: 1.08, face: 'SmileLOL' },
      second: { offset: [0, 0], headRotate: 2 + sway * 1.5, faceScale: 1.1, face: 'AngryFang' },
      third: { offset: [0, 0], headRotate: 5, faceScale: 1, face: 'Cry' },
      crown: { at: [480, 138 + sway * 4 - Math.abs(sway) * 6], rotate: sway * 3 - 8 },
      angerScale: 1.05 + 0.12 * sway,
      effects: '',
    })
  },
})
