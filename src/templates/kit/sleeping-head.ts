/** A head on its pillow. */
import { type FrontHeadOptions, frontHead } from './front/front-head'
import { type HeadOptions, head } from './head'
import { palette } from './palette'
import { place } from './place'
import { inkPath } from './shapes'

interface Bed {
  /** Degrees, clockwise; what suits the view when left out. */
  tilt?: number
  pillow?: string
  /** Sinks the head, in units of the part: breath. */
  sink?: number
}

export type SleepingHeadOptions = Bed &
  (
    | ({ view: 'side'; face?: string } & Omit<HeadOptions, 'face'>)
    | ({ view: 'front'; face?: string } & Omit<FrontHeadOptions, 'face'>)
  )

/** The pillow's line, in units of the part. */
const lineUnits = 15

function pillowShape(color: string, lineWidthPx: number): string {
  return (
    inkPath(
      'M-330 -150C-372 -166 -372 -196 -338 -204C-200 -226 200 -226 336 -204C372 -196 372 -166 332 -150C346 -60 344 40 326 96C362 116 356 146 322 150C200 166 -200 166 -322 150C-356 146 -362 116 -326 96C-344 40 -346 -60 -330 -150Z',
      { fill: color, lineWidthPx },
    ) +
    inkPath(
      'M-318 -146C-290 -140 -270 -126 -254 -106M320 -146C292 -140 272 -126 258 -106M-314 94C-290 90 -272 78 -258 60M316 94C292 90 274 78 262 60',
      { lineWidthPx: lineWidthPx * 0.7 },
    )
  )
}

/**
 * Asleep on a pillow whose middle is (0, 0), in units of the part (about 720 wide and 390 high).
 * From the side the head lies on its back with the face up; from the front the reader looks down on the bed.
 * The faces are `Contempt` and `Asleep` when none is asked for: `Drool` sleeps as well, `Fear` and `Horror` do not.
 * @throws Error for a head or a face that the view does not have.
 */
export function sleepingHead(options: SleepingHeadOptions, extraLineWidth = 0): string {
  const { pillow = palette.paper, sink = 0 } = options
  const under = pillowShape(pillow, lineUnits + extraLineWidth)
  if (options.view === 'front') {
    const drawn = frontHead({ ...options, face: options.face ?? 'Asleep' }, extraLineWidth)
    return under + place(drawn, [0, 130 + sink], { rotate: options.tilt ?? -6 })
  }
  const drawn = head({ ...options, face: options.face ?? 'Contempt' }, extraLineWidth)
  return under + place(drawn, [150, 20 + sink], { rotate: options.tilt ?? -70 })
}
