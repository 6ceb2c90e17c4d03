/** The one who waits, from the first hopeful minute to a beard that lies on the desk. */
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import { type PeepOptions, peep } from '../kit/peep'
import { about } from '../kit/place'
import { flatPath, inkPath } from '../kit/shapes'
import { during, track } from '../kit/timeline'

const line = { lineWidthPx: boldInkWidthPx }
const frames = 24
/** Of moons and of old hair. */
export const white = '#ECECF4'

/** The moment of a frame. */
export const at = (frame: number) => frame / frames

/** 0 young, 1 as old as one can be. */
function age(t: number): number {
  return track(t, [
    [at(8), 0],
    [at(19), 1, 'even'],
    [at(23.5), 1],
    [at(23.6), 0, 'jump'],
  ])
}

/** Looks of the waiting figure at an age, 0 to 1. */
function looks(t: number): Pick<PeepOptions, 'head' | 'face' | 'beard'> {
  const years = age(t)
  if (during(t, at(20), at(24))) return { head: 'NoHairThree', face: 'Scream', beard: 'FullColor' }
  if (years > 0.72) return { head: 'NoHairThree', face: 'DeadInside', beard: 'FullColor' }
  if (years > 0.5) return { head: 'NoHairTwo', face: 'Tired', beard: 'FullMax' }
  if (years > 0.3) return { head: 'ShortFive', face: 'Tired', beard: 'FullMedium' }
  if (years > 0.12) return { head: 'ShortFive', face: 'Blank', beard: 'Chin' }
  return { head: 'ShortFive', face: years > 0 ? 'Blank' : 'SmileTeeth' }
}

/** The beard grows until it lies on the desk. */
function longBeard(t: number): string {
  const length = track(t, [
    [at(15), 0],
    [at(19), 1],
  ])
  if (length < 0.02) return ''
  const tipY = 664 + 196 * length
  const swing = 6 * wave(t, 2)
  const left = `M346 562C354 650 404 ${tipY - 84} ${450 + swing} ${tipY - 10}C${472 + swing} ${tipY + 26} ${522 + swing} ${tipY + 18} ${514 + swing} ${tipY - 14}`
  const right = `C552 ${tipY - 96} 570 664 554 600`
  return (
    flatPath(`${left}${right}C530 626 500 630 470 628C420 622 380 602 346 562Z`, white) +
    inkPath(left + right, line) +
    inkPath(
      `M404 640C410 ${tipY - 100} 450 ${tipY - 70} ${474 + swing} ${tipY - 16}M470 656C474 ${tipY - 90} 488 ${tipY - 70} ${494 + swing} ${tipY - 30}M524 650C528 ${tipY - 100} 520 ${tipY - 90} ${516 + swing} ${tipY - 50}`,
      { line: '#B9BACB', lineWidthPx: 5 },
    )
  )
}

/** Sits behind the desk, bent by the years. @param t the moment of the loop */
export function waitingOne(t: number): string {
  const start = during(t, at(20), at(24)) ? 10 * wave(t, 12) : 0
  const droop = track(t, [
    [at(6), 0],
    [at(19), 1],
    [at(20), 0, 'out'],
  ])
  const headRotate = droop * 7 + start * 0.3 - 4
  return (
    peep({
      pose: 'bust/Hoodie',
      at: [424, 976 + droop * 14],
      heightPx: 640,
      ...looks(t),
      skin: 'tan',
      colors: { top: palette.violet, hair: white, beard: white },
      headScale: 1.36,
      headRotate,
      ...line,
    }) + about(longBeard(t), [440, 630], { rotate: headRotate - 3 })
  )
}
