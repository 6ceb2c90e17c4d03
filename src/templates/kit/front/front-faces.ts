/** Faces seen from the front, even on both sides. The axis is x = 0; the top of the neck is (0, 0). */
import { bothSides, dot, evenOutline, filled, lines, openEye, shine, tear } from '../faces/ink'

const ink = '{{outline}}'
const tongue = '#F4736B'
const white = '#FFFFFF'

const nose = lines('-20 -92 8, -17 -78 13, 0 -71 15, 17 -78 13, 20 -92 8')

/** An open mouth with a row of teeth and a tongue. */
function openMouth(mouth: string, teeth: string, tongueShape: string): string {
  return (
    filled(evenOutline(mouth), ink) +
    filled(evenOutline(tongueShape), tongue) +
    filled(evenOutline(teeth), white)
  )
}

const neutral =
  nose +
  bothSides(dot([64, -138], 10, 18) + lines('36 -190 13, 60 -198 16, 84 -194 13, 104 -182 6')) +
  lines('-36 -28 9, -14 -25 14, 14 -25 14, 36 -28 9')

const smile =
  nose +
  bothSides(
    dot([64, -138], 10, 18) +
      lines('34 -194 12, 58 -206 16, 84 -202 13, 104 -188 6') +
      lines('58 -52 6, 68 -44 10, 76 -52 6'),
  ) +
  lines('-66 -46 9, -40 -22 14, 0 -12 16, 40 -22 14, 66 -46 9')

const grin =
  nose +
  bothSides(
    lines('40 -128 9, 52 -144 15, 72 -147 15, 92 -126 9') +
      lines('34 -184 13, 58 -202 16, 84 -198 13, 106 -180 6'),
  ) +
  openMouth(
    '0 -52, 50 -56, 84 -54, 82 -26, 54 8, 0 18',
    '0 -42, 44 -46, 72 -44, 68 -28, 40 -22, 0 -20',
    '0 -8, 24 -10, 44 -6, 30 6, 0 9',
  )

const horror =
  lines('-18 -84 8, -15 -72 12, 0 -67 14, 15 -72 12, 18 -84 8') +
  bothSides(
    openEye([66, -146], 48, 52) +
      dot([62, -144], 9) +
      lines('30 -226 13, 56 -244 16, 86 -238 13, 108 -220 6') +
      lines('44 -84 5, 64 -78 8, 84 -84 5'),
  ) +
  openMouth(
    '0 -50, 34 -44, 50 -12, 44 24, 0 36',
    '0 -39, 24 -34, 36 -18, 20 -15, 0 -15',
    '0 4, 18 0, 34 12, 22 25, 0 28',
  )

const deadInside =
  nose +
  bothSides(
    openEye([66, -136], 42, 38) +
      dot([62, -133], 8) +
      lines('22 -150 10, 44 -160 20, 86 -160 20, 112 -150 11') +
      lines('36 -192 13, 62 -193 16, 88 -191 13, 104 -188 7') +
      lines('36 -92 5, 54 -82 9, 78 -82 9, 96 -93 5') +
      lines('52 -70 4, 66 -68 7, 82 -71 4'),
  ) +
  lines('-48 -22 8, -16 -20 14, 16 -20 14, 48 -22 8')

const asleep =
  nose +
  bothSides(
    lines('36 -136 8, 48 -120 13, 66 -115 15, 84 -120 13, 98 -137 8') +
      lines('48 -114 8, 42 -102 5') +
      lines('66 -108 8, 66 -94 5') +
      lines('84 -113 8, 92 -101 5') +
      lines('36 -184 12, 60 -190 15, 84 -186 12, 102 -176 6'),
  ) +
  lines('-20 -36 7, -10 -28 12, 0 -26 13, 10 -28 12, 20 -36 7')

const cry =
  lines('-18 -84 8, -15 -72 12, 0 -67 14, 15 -72 12, 18 -84 8') +
  bothSides(
    tear('48 -124, 66 -128, 86 -124, 86 -80, 92 -34, 88 10, 70 24, 52 14, 48 -30, 50 -80') +
      shine('60 -106 6, 58 -60 9, 58 -20 6') +
      lines('32 -132 9, 50 -124 14, 78 -124 14, 106 -138 8') +
      lines('28 -206 16, 46 -196 16, 76 -178 12, 102 -172 6'),
  ) +
  openMouth(
    '0 -46, 24 -40, 38 -8, 38 22, 0 12',
    '0 -37, 16 -33, 24 -24, 14 -21, 0 -21',
    '0 -8, 18 -6, 28 12, 14 8, 0 4',
  )

const drawings: Record<string, string> = {
  Neutral: neutral,
  Smile: smile,
  Grin: grin,
  Horror: horror,
  DeadInside: deadInside,
  Asleep: asleep,
  Cry: cry,
}

export const frontFaceNames: readonly string[] = Object.keys(drawings)

/** @throws Error for a name that is not one of `frontFaceNames`. */
export function frontFace(name: string): string {
  const drawing = Object.hasOwn(drawings, name) ? drawings[name] : undefined
  if (drawing === undefined) throw new Error(`The front view has no face "${name}"`)
  return drawing
}
