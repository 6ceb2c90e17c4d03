/** Hair seen from the front: what lies behind the skull, and what lies on it. */
import { bothSides, evenOutline, filled, lines } from '../faces/ink'
import { decimal, type Point } from '../path'

export interface FrontHair {
  behind?: string
  onTop: string
  /** Ears under hair or cloth are not drawn. */
  earsHidden?: boolean
}

const hairFill = '{{hair}}'

/** A shape with the line of the art, in units of the part; `{{line}}` becomes its width. */
function inked(data: string, fill = hairFill): string {
  return `<path d="${data}" fill="${fill}" stroke="{{outline}}" stroke-width="{{line}}" stroke-linejoin="round"/>`
}

const even = (text: string, fill?: string) => inked(evenOutline(text), fill)

/** A round with bumps, for curls. */
function curls([x, y]: Point, radius: number, bumps: number): string {
  const bump = decimal((radius * Math.PI) / bumps / 0.92)
  const points = Array.from({ length: bumps + 1 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / bumps
    return `${decimal(x + Math.cos(angle) * radius)} ${decimal(y + Math.sin(angle) * radius)}`
  })
  return inked(`M${points.join(`A${bump} ${bump} 0 0 1 `)}Z`)
}

const strands = (text: string) => bothSides(inked(text))

const afro: FrontHair = {
  behind: curls([0, -246], 226, 27),
  onTop: filled(
    evenOutline(
      '0 -440, 120 -420, 180 -340, 192 -240, 176 -168, 152 -176, 146 -208, 126 -258, 66 -276, 0 -270',
    ),
    hairFill,
  ),
}

const short: FrontHair = {
  onTop: even('0 -428, 84 -418, 146 -370, 170 -288, 168 -190, 152 -182, 147 -224, 134 -274, 64 -264, 0 -276'),
}

const bob: FrontHair = {
  behind: even('0 -440, 110 -424, 180 -350, 204 -220, 214 -60, 210 34, 150 48, 90 30, 0 30'),
  onTop: even(
    '0 -440, 110 -424, 180 -350, 204 -220, 214 -60, 210 34, 160 44, 140 -60, 138 -150, 132 -232, 70 -246, 0 -240',
  ),
  earsHidden: true,
}

const long: FrontHair = {
  behind: even(
    '0 -430, 110 -420, 186 -350, 214 -230, 204 -110, 230 10, 214 130, 160 206, 110 190, 90 100, 0 60',
  ),
  onTop:
    strands(
      'M0 -430C100 -430 176 -380 204 -270C222 -190 196 -120 214 -30C176 -40 136 -70 137 -190C137 -246 70 -270 0 -350Z',
    ) + lines('0 -428 6, 1 -390 8, 0 -350 6'),
  earsHidden: true,
}

const bun: FrontHair = {
  behind: curls([0, -456], 74, 13),
  onTop:
    even('0 -416, 84 -408, 142 -358, 164 -280, 162 -206, 148 -196, 142 -240, 108 -284, 54 -312, 0 -318') +
    bothSides(lines('166 -212 9, 176 -196 7, 168 -180 4')),
}

const balding: FrontHair = {
  onTop:
    bothSides(
      inked(
        'M150 -262C176 -286 204 -270 204 -246C226 -236 222 -206 206 -198C204 -180 180 -174 168 -186C158 -184 150 -190 150 -200Z',
      ),
    ) + lines('-4 -396 8, 6 -420 9, 30 -434 5', '-12 -396 8, -16 -420 9, -40 -430 5'),
}

const locs: FrontHair = {
  behind: [0, 1, 2, 3]
    .map((index) => {
      const [x, end] = [112 + index * 34, 96 - index * 34]
      return strands(
        `M${x - 52} -330C${x + 20} -330 ${x + 8} -100 ${x + 14} ${end}C${x + 14} ${end + 26} ${x - 26} ${end + 26} ${x - 26} ${end}C${x - 30} -100 ${x - 40} -200 ${x - 52} -330Z`,
      )
    })
    .reverse()
    .join(''),
  onTop:
    even(
      '0 -432, 92 -424, 164 -372, 196 -270, 190 -160, 170 -120, 150 -150, 147 -212, 124 -264, 62 -290, 0 -296',
    ) +
    bothSides(
      `<path d="M24 -420C20 -390 24 -360 34 -334M84 -410C84 -370 100 -330 128 -300M136 -380C146 -330 160 -280 164 -220" fill="none" stroke="{{strand}}" stroke-width="6" stroke-linecap="round"/>`,
    ),
  earsHidden: true,
}

const hijab: FrontHair = {
  behind: even('0 -446, 120 -426, 196 -340, 214 -210, 196 -70, 180 40, 226 130, 120 190, 0 200', '{{hijab}}'),
  onTop:
    `<path d="${evenOutline('0 -446, 120 -426, 196 -340, 214 -210, 196 -70, 150 60, 70 110, 0 118')}${evenOutline('0 -300, 84 -276, 134 -216, 142 -130, 124 -40, 82 22, 36 42, 0 46')}" fill-rule="evenodd" fill="{{hijab}}" stroke="{{outline}}" stroke-width="{{line}}" stroke-linejoin="round"/>` +
    lines('-64 78 5, -10 96 9, 60 84 5', '-40 104 4, 10 120 8, 70 108 4') +
    lines('128 -352 5, 160 -290 9, 170 -220 5'),
  earsHidden: true,
}

const turban: FrontHair = {
  onTop:
    even('0 -486, 96 -474, 176 -410, 206 -310, 190 -226, 158 -196, 140 -232, 84 -286, 0 -322', '{{turban}}') +
    lines('0 -322 9, 60 -368 12, 120 -420 11, 150 -446 6', '-4 -326 8, -60 -372 11, -110 -404 5') +
    bothSides(lines('60 -306 6, 120 -336 9, 186 -370 6', '110 -262 6, 150 -284 9, 196 -306 6')),
}

const styles: Record<string, FrontHair> = {
  Afro: afro,
  Balding: balding,
  Bob: bob,
  Bun: bun,
  Hijab: hijab,
  Locs: locs,
  Long: long,
  Short: short,
  Turban: turban,
}

export const frontHeadNames: readonly string[] = Object.keys(styles)

/** @throws Error for a name that is not one of `frontHeadNames`. */
export function frontHair(name: string): FrontHair {
  const hair = Object.hasOwn(styles, name) ? styles[name] : undefined
  if (hair === undefined) throw new Error(`The front view has no head "${name}"`)
  return hair
}
