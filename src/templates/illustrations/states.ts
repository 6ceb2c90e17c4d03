/** States without speech, in ink and one accent: empty pages and farewells. */
import { doodle } from '../kit/doodle'
import { palette } from '../kit/palette'
import type { Illustration } from '../kit/scene'

function state(name: string, doodleName: string, accent: string): Illustration {
  return {
    name,
    widthPx: 700,
    heightPx: 520,
    draw: () => doodle(doodleName, { at: [350, 260], widthPx: 620, accent, paper: palette.paper }),
  }
}

export const states: readonly Illustration[] = [
  state('unbox', 'UnboxingDoodle', palette.violet),
  state('read', 'ReadingSideDoodle', palette.violet),
  state('lay', 'LayingDoodle', palette.yellow),
  state('meditate', 'MeditatingDoodle', palette.violet),
  state('clumsy', 'ClumsyDoodle', palette.violet),
  state('chill', 'ChillingDoodle', palette.yellow),
]
