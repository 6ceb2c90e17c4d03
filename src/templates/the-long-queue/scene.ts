import { clipToBox } from '../kit/clip'
import { cloud } from '../kit/cloud'
import { emoji } from '../kit/emoji'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import { decimal } from '../kit/path'
import { type PeepOptions, peep } from '../kit/peep'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { flatBox, inkBox, inkPath, label, shadow } from '../kit/shapes'
import { farRow, nearRow } from './waiting-people'

const line = { lineWidthPx: boldInkWidthPx }
const groundY = 640

function street(t: number): string {
  return (
    flatBox([0, 0, 1200, groundY], '#FF9FB8') +
    rays({ centre: [900, 400], radiusPx: 1300, count: 30, color: '#FFB0C4', turn: t }) +
    cloud([600, 96], 160, 4) +
    flatBox([0, groundY, 1200, 360], '#F4E3C8') +
    inkPath(`M0 ${groundY}H1200`, line) +
    inkPath('M0 760H1200M180 640L120 760M520 640L500 760M1010 640L1050 760', {
      line: '#D9C19A',
      lineWidthPx: 4,
    })
  )
}

interface Colors {
  wall: string
  roof: string
  /** The room behind the window. */
  inside: string
}

/** A kiosk with a sign for words, a striped awning, and somebody behind the counter. */
function kiosk(x: number, { wall, roof, inside }: Colors, clerk: string): string {
  const stripes = [0, 1, 2, 3, 4, 5].map((index) => {
    const left = x - 16 + index * 72
    const data = `M${left} 262H${left + 72}V318A36 30 0 0 1 ${left} 318Z`
    return inkPath(data, { fill: index % 2 ? palette.paper : roof, ...line })
  })
  return (
    inkBox([x, 262, 400, groundY - 262], { fill: wall, ...line }) +
    inkBox([x + 44, 330, 312, 216], { fill: inside, ...line }) +
    clipToBox([x + 44, 262, 312, 284], clerk) +
    inkBox([x + 22, 540, 356, 30], { fill: palette.wood, ...line }) +
    stripes.join('') +
    label([x - 26, 44, 452, 212], line)
  )
}

function busyClerk(t: number): string {
  return peep({
    pose: 'bust/StripedTee',
    at: [200, 606],
    heightPx: 262,
    head: 'Pomp',
    face: 'Smug',
    skin: 'light',
    colors: { top: palette.paper },
    headScale: 1.25,
    headRotate: wave(t) * 3,
    ...line,
  })
}

/** Has been open since morning. */
function lonelyClerk(t: number): string {
  return peep({
    pose: 'bust/Tee',
    at: [932, 610],
    heightPx: 296,
    head: 'Turban',
    face: 'Cry',
    faceScale: 1.12,
    skin: 'tan',
    colors: { top: palette.violet, turban: palette.coral },
    headScale: 1.4,
    headRotate: 4 + wave(t) * 4,
    ...line,
  })
}

/** Cobwebs in the unused corner. */
function cobwebs(t: number): string {
  const web =
    'M0 0L128 12M0 0L98 62M0 0L44 96M0 0L6 112M58 5C52 20 48 24 46 29C38 34 28 40 20 44C14 48 8 52 3 54M100 9C92 30 84 44 76 48C62 58 48 70 36 76C24 84 14 88 5 90'
  const drop = 96 + wave(t) * 18
  return (
    place(inkPath(web, { line: '#FFFFFF', lineWidthPx: 5 }), [782, 334], { scale: 0.84 }) +
    place(inkPath(web, { line: '#FFFFFF', lineWidthPx: 5 }), [1090, 334], { scale: 0.84, flip: true }) +
    inkPath(`M1110 340V${340 + drop}`, { line: '#FFFFFF', lineWidthPx: 4 }) +
    emoji('spider', { at: [1110, 352 + drop], sizePx: 64, lineWidthPx: 4 })
  )
}

/** Rolls through, as it does where nobody comes. */
function tumbleweed(t: number): string {
  const x = 1000 + wave(t) * 70
  const hop = Math.abs(wave(t, 2)) * 30
  const twigs = Array.from({ length: 9 }, (_, index) => {
    const [angle, turn] = [index * 0.7, 1.9 + (index % 3) * 0.5]
    const at = (radius: number, share: number) =>
      `${decimal(radius * Math.cos(angle + turn * share))} ${decimal(radius * Math.sin(angle + turn * share))}`
    return `M${at(66, 0)}C${at(78, 0.5)} ${at(20, 0.8)} ${at(50, 1.6)}`
  }).join('')
  const weed = inkPath(twigs, { lineWidthPx: 17 }) + inkPath(twigs, { line: '#D9A45B', lineWidthPx: 7 })
  return shadow([x, 904], 76) + place(weed, [x, 834 - hop], { rotate: wave(t) * 120 })
}

function row(people: readonly PeepOptions[], t: number, flip: boolean): string {
  return people
    .map((person, index) => {
      const [x, y] = person.at
      const fidget = wave(t, 1, index * 0.37)
      return peep({
        headScale: 1.4,
        ...line,
        ...person,
        flip,
        at: [x, y + fidget * 4],
        headRotate: fidget * 3,
      })
    })
    .join('')
}

export const scene = defineScene({
  name: 'the-long-queue',
  widthPx: 1200,
  heightPx: 1000,
  background: '#FF9FB8',
  draw: (t) =>
    street(t) +
    kiosk(70, { wall: '#7A5AE0', roof: palette.coral, inside: '#FFE39A' }, busyClerk(t)) +
    kiosk(736, { wall: '#2FA796', roof: palette.yellow, inside: '#24535A' }, lonelyClerk(t)) +
    cobwebs(t) +
    tumbleweed(t) +
    row(farRow, t, true) +
    row(nearRow, t, false),
})
