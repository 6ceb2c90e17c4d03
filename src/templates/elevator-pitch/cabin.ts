/** Views through the lift's doors: one man and his coffee, on three floors. */
import { cloud } from '../kit/cloud'
import { drop } from '../kit/drop'
import { flame } from '../kit/flame'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Box } from '../kit/path'
import { peep } from '../kit/peep'
import { rays } from '../kit/rays'
import { flatBox, inkPath } from '../kit/shapes'
import { during } from '../kit/timeline'

const line = { lineWidthPx: boldInkWidthPx }
const frames = 24
/** Where the doors are, and what is behind them. */
export const opening: Box = [104, 236, 480, 700]
export const steel = { door: '#C3CAD8', light: '#DDE2EC', dark: '#8E96AA' }

/** The moment of a frame. */
export const at = (frame: number) => frame / frames

/** The view behind the doors on one floor. */
interface Floor {
  wall: string
  beam: string
  head: string
  face: string
  lamp: string
  plateY: number
}

export const floors: readonly [first: Floor, second: Floor, third: Floor] = [
  { wall: '#8EDDC4', beam: '#A5E7D2', head: 'Pomp', face: 'Calm', lamp: 'slightly-smiling-face', plateY: 48 },
  { wall: '#FFC24A', beam: '#FFD071', head: 'Pomp', face: 'Concerned', lamp: 'worried-face', plateY: 358 },
  { wall: '#E23B36', beam: '#F0574A', head: 'ShavedThree', face: 'Rage', lamp: 'pouting-face', plateY: 668 },
]

/** Which floor is behind the doors; the doors are shut whenever it changes. */
export function floorAt(t: number): 0 | 1 | 2 {
  if (during(t, at(1.5), at(9.5))) return 0
  return during(t, at(9.5), at(15.5)) ? 1 : 2
}

function commuter(t: number, floor: 0 | 1 | 2): string {
  const anger = floor === 2 ? wave(t, 8) : 0
  const worry = floor === 1 ? wave(t, 6) : 0
  const calm = wave(t, 2)
  return peep({
    pose: 'bust/Coffee',
    at: [330 + anger * 5 + worry * 2, 1000 + calm * 4],
    heightPx: 690,
    head: floors[floor].head,
    face: floors[floor].face,
    skin: 'light',
    colors: { top: palette.blue, cup: palette.paper },
    headScale: 1.34,
    headRotate: floor === 0 ? calm * 2 : floor === 1 ? 4 + worry * 2 : -3 + anger * 3,
    ...line,
  })
}

/** Steam from both ears, a fire behind and one at the feet. */
function hellBehind(t: number): string {
  return (
    flame([350, 950], 360, 700, t, 17) + flame([150, 950], 260, 600, t, 3) + flame([540, 950], 270, 660, t, 8)
  )
}

function hellBefore(t: number): string {
  const puffs = [0, 0.5].flatMap((phase) => {
    const way = lap(t, 4, phase)
    const size = 60 + 60 * way
    return ([-1, 1] as const).map((side) =>
      cloud([346 + side * (158 + way * 50), 500 - way * 100], size, 4 + side, { ...line, fill: '#FFFFFF' }),
    )
  })
  return puffs.join('') + flame([120, 960], 190, 300, t, 21) + flame([566, 960], 200, 330, t, 35)
}

/** The inside of the lift, as large as its opening. @param t the moment of the loop */
export function cabin(t: number): string {
  const floor = floorAt(t)
  const { wall, beam } = floors[floor]
  const sweat = [0, 0.5].map((phase) => {
    const fall = lap(t, 4, phase)
    return drop([170 + phase * 690, 400 + fall * 110], 2.1, phase ? -14 : 14)
  })
  const rail =
    inkPath('M60 792H640', { lineWidthPx: 26 }) +
    inkPath('M60 792H640', { line: steel.light, lineWidthPx: 12 })
  return (
    flatBox(opening, wall) +
    rays({ centre: [344, 500], radiusPx: 700, count: 18, color: beam, turn: t }) +
    rail +
    (floor === 2 ? hellBehind(t) : '') +
    commuter(t, floor) +
    (floor === 1 ? sweat.join('') : '') +
    (floor === 2 ? hellBefore(t) : '')
  )
}
