import { emoji } from '../kit/emoji'
import { frontPerson } from '../kit/front/front-person'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { flatBox, label } from '../kit/shapes'

const line = { lineWidthPx: boldInkWidthPx }

function hearts(t: number): string {
  const spots: readonly (readonly [x: number, y: number, sizePx: number, phase: number])[] = [
    [100, 250, 92, 0.4],
    [250, 130, 64, 0.1],
    [900, 260, 84, 0.8],
    [770, 120, 70, 0.55],
  ]
  return spots
    .map(([x, y, sizePx, phase]) => {
      const rise = lap(t, 1, phase)
      const opacity = Math.min(1, 5 * Math.min(rise, 1 - rise))
      return emoji('red-heart', { at: [x + wave(t, 1, phase) * 10, y + 60 - rise * 120], sizePx, opacity })
    })
    .join('')
}

/** Hugs from behind, and from above. */
function tallOne(squeeze: number): string {
  return frontPerson({
    at: [500, 716 + squeeze],
    heightPx: 566,
    head: 'Balding',
    face: 'Grin',
    beard: 'Moustache',
    skin: 'tan',
    colors: { top: palette.violet },
    headRotate: -5,
    headScale: 1.02,
    ...line,
  })
}

/** Did not ask for this. */
function huggedOne(squeeze: number): string {
  return frontPerson({
    at: [500, 936 + squeeze],
    heightPx: 468,
    head: 'Bob',
    face: 'DeadInside',
    glasses: true,
    skin: 'pale',
    colors: { top: '#5C6B8A', hair: '#C9622E' },
    headScale: 1.04,
    headRotate: squeeze * 0.3,
    ...line,
  })
}

function leftOne(squeeze: number): string {
  return peep({
    pose: 'bust/Hoodie',
    at: [166 + squeeze, 970],
    heightPx: 590,
    head: 'Afro',
    face: 'LoveGrinTeeth',
    faceScale: 1.1,
    skin: 'deep',
    colors: { top: palette.yellow },
    rotate: 8,
    headRotate: 8,
    headScale: 1.1,
    ...line,
  })
}

function rightOne(squeeze: number): string {
  return peep({
    pose: 'bust/ButtonShirt',
    at: [834 - squeeze, 970],
    heightPx: 580,
    head: 'ColorBun',
    face: 'SmileLOL',
    faceScale: 1.08,
    skin: 'light',
    flip: true,
    colors: { top: palette.teal, hair: '#E6E6EC' },
    rotate: -8,
    headRotate: 8,
    headScale: 1.15,
    ...line,
  })
}

function arms(squeeze: number): string {
  const left: readonly Point[] = [
    [196, 770],
    [380, 822 - squeeze],
    [600, 776 - squeeze],
  ]
  const right: readonly Point[] = [
    [800, 776],
    [640, 786 + squeeze],
    [430, 756 + squeeze],
  ]
  return (
    limb(right, { widthPx: 66, color: palette.teal, openStart: true }) +
    hand('raised-hand', 'light', { at: [394, 748 + squeeze], sizePx: 98, rotate: -80, flip: true }) +
    limb(left, { widthPx: 66, color: palette.yellow, openStart: true }) +
    hand('raised-hand', 'deep', { at: [636, 766 - squeeze], sizePx: 98, rotate: 76 })
  )
}

export const scene = defineScene({
  name: 'group-hug',
  widthPx: 1000,
  heightPx: 1000,
  background: '#F47BA4',
  draw: (t) => {
    const squeeze = wave(t, 2) * 6
    return (
      flatBox([0, 0, 1000, 1000], '#F47BA4') +
      rays({ centre: [500, 500], radiusPx: 900, count: 28, color: '#F88FB4', turn: t }) +
      hearts(t) +
      tallOne(squeeze) +
      huggedOne(squeeze) +
      leftOne(squeeze) +
      rightOne(squeeze) +
      arms(squeeze) +
      label([24, 824, 304, 152], line) +
      label([348, 824, 304, 152], { fill: '#FFE9A0', ...line }) +
      label([672, 824, 304, 152], line) +
      label([300, 16, 400, 102], line)
    )
  },
})
