import { clipToBox } from '../kit/clip'
import { drop } from '../kit/drop'
import { emoji } from '../kit/emoji'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import { peep } from '../kit/peep'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { seededRandom } from '../kit/seeded-random'
import { border, circle, flatBox, frame, inkBox, inkPath } from '../kit/shapes'

const line = { lineWidthPx: boldInkWidthPx }

/** He has nothing to say; she has said it all. */
function argument(t: number): string {
  const her = peep({
    pose: 'bust/PolkadotJacket',
    at: [118, 420],
    heightPx: 360,
    head: 'Bangs',
    face: 'Explaining',
    skin: 'light',
    colors: { jacket: palette.coral },
    headScale: 1.1,
    headRotate: 3 + 3 * wave(t, 2),
    ...line,
  })
  const him = peep({
    pose: 'bust/Hoodie',
    at: [404, 440],
    heightPx: 380,
    head: 'Bald',
    face: 'Blank',
    beard: 'Chin',
    skin: 'brown',
    colors: { top: palette.yellow },
    headScale: 1.1,
    headFlip: true,
    faceShift: [-10, 0],
    ...line,
  })
  const dots = [0, 1, 2].map((index) =>
    circle([440 + index * 26, 44 - 5 * Math.max(0, wave(t, 1, -index / 6))], 8, {
      fill: palette.ink,
      lineWidthPx: 0,
    }),
  )
  return (
    flatBox([0, 0, 540, 380], '#FFC24A') +
    rays({ centre: [250, 220], radiusPx: 600, count: 22, color: '#FFD06E', turn: 0.3 }) +
    him +
    her +
    dots.join('')
  )
}

function tiles(): string {
  let seams = ''
  for (let y = 80; y < 640; y += 100) seams += `M0 ${380 + y}H1000`
  for (let x = 100; x < 1000; x += 100) seams += `M${x} 380V1000`
  return flatBox([0, 380, 1000, 620], '#4FB7D8') + inkPath(seams, { line: '#69C6E2', lineWidthPx: 6 })
}

function water(t: number): string {
  const random = seededRandom(11)
  return Array.from({ length: 22 }, () => {
    // The sides only: his face stays free.
    const [side, phase, size] = [random() * 2 - 1, random(), 0.75 + 0.5 * random()]
    const aim = Math.sign(side) * (0.62 + 0.38 * Math.abs(side))
    const fall = lap(t, 1, phase)
    return drop([292 + aim * (70 + 180 * fall), 520 + 470 * fall], size, -aim * 14, '#D9F2FF')
  }).join('')
}

function shower(): string {
  return (
    inkPath('M40 372V430C40 424 44 416 70 416H292V446', { lineWidthPx: 34 }) +
    inkPath('M40 372V430C40 424 44 416 70 416H292V446', { line: '#D5DAE6', lineWidthPx: 20 }) +
    inkPath('M214 506C218 452 366 452 370 506Z', { fill: '#E9EDF5', ...line })
  )
}

function bather(t: number): string {
  return peep({
    pose: 'bust/GymShirt',
    at: [280, 1090],
    heightPx: 570,
    head: 'Bald',
    face: 'Awe',
    beard: 'Chin',
    skin: 'brown',
    headScale: 1.12,
    headRotate: -6 + wave(t),
    faceScale: 1.04,
    ...line,
  })
}

function bulb(t: number): string {
  const glow = 1 + 0.06 * wave(t, 2)
  return place(
    rays({ centre: [0, 0], radiusPx: 118, count: 12, color: '#FFE37A', turn: t, share: 0.5 }) +
      emoji('light-bulb', { at: [0, 0], sizePx: 124, ...line }),
    [520, 590],
    { scale: glow, rotate: 8 },
  )
}

/** The reply that comes to mind too late. */
function thought(t: number): string {
  const sway = 3 * wave(t)
  return (
    circle([470, 836], 15, { fill: palette.paper, ...line }) +
    circle([524, 806 + sway], 24, { fill: palette.paper, ...line }) +
    inkBox([556, 622, 408, 326], { fill: palette.paper, radiusPx: 70, ...line })
  )
}

function clock(t: number): string {
  const hand = (turns: number, length: number) =>
    place(inkPath(`M0 0V${-length}`, { lineWidthPx: 9 }), [0, 0], { rotate: lap(t, turns) * 360 })
  return place(
    circle([0, 0], 64, { fill: palette.paper, lineWidthPx: 10 }) +
      inkPath('M0 -48V-42M48 0H42M0 48V42M-48 0H-42', { lineWidthPx: 7 }) +
      hand(3, 38) +
      hand(1, 26) +
      circle([0, 0], 7, { fill: palette.red, lineWidthPx: 4 }),
    [540, 380],
  )
}

export const scene = defineScene({
  name: 'too-late-bulb',
  widthPx: 1000,
  heightPx: 1000,
  background: palette.paper,
  draw: (t) =>
    clipToBox([0, 0, 540, 380], argument(t)) +
    flatBox([540, 0, 460, 380], palette.paper) +
    clipToBox([0, 380, 1000, 620], tiles() + bather(t) + water(t) + shower() + bulb(t)) +
    thought(t) +
    border('M540 0V380M0 380H1000', 10) +
    clock(t) +
    frame(1000, 1000),
})
