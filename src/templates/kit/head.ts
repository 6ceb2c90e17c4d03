/** A head of Open Peeps: hair with the head's outline, a face, and what it wears. */
import { ownFace } from './faces/own-faces'
import { palette } from './palette'
import { colorPart, type PeepColors, peepPart } from './parts/peep-part'
import { decimal, type Point } from './path'
import { place } from './place'

export interface HeadOptions {
  /** Name in the catalogue of heads, such as `ShortOne`. */
  head: string
  /** One of `ownFaceNames`, or a name in the catalogue of faces. */
  face: string
  beard?: string
  accessory?: string
  /** Colours by the name that the part uses: skin, hair, clip, beanie … */
  colors?: PeepColors
  /** Colour of hair that the art draws as ink. It tints the jaw line too: dark browns only. */
  hairInk?: string
  /** Moves the face, in units of the part; -16 to -22 keeps large eyes off the jaw line of a flipped head. */
  faceShift?: Point
  faceScale?: number
}

/** How far a head stands from the common place of heads, in units of the part. */
const headOffsets: Record<string, Point> = {
  Bald: [50, 20],
  BangsTwo: [20, 0],
  BantuKnots: [30, 0],
  Bear: [20, 0],
  Beanie: [20, 0],
  Bun: [-20, -30],
  BunClip: [20, -70],
  BunKnots: [10, -30],
  BunTwo: [-50, -90],
  ColorMedium: [30, 0],
  CornrowsLight: [-15, 0],
  DreadsTwo: [0, -15],
  FlatTop: [50, 0],
  FlatTopLong: [50, 0],
  GrayShort: [40, 0],
  HatHip: [-30, 0],
  Hijab: [50, 20],
  LongAfro: [-100, -130],
  LongBangs: [-25, 0],
  LongCurly: [-50, -40],
  LongHair: [-50, 0],
  MediumBangs: [-50, 0],
  MediumBangsColor: [-20, 0],
  MediumBangsOne: [40, 10],
  MediumOne: [40, 10],
  MediumStraight: [40, 0],
  MediumTwo: [-20, 0],
  Mohawk: [40, 0],
  MohawkKnots: [40, 0],
  NoHairThree: [30, 0],
  NoHairTwo: [30, 0],
  Pomp: [40, 0],
  Shaved: [40, 0],
  ShavedOne: [40, 0],
  ShavedThree: [10, -20],
  ShortFive: [40, -10],
  ShortFour: [40, -10],
  ShortOne: [40, -10],
  ShortThree: [40, 0],
  ShortTwo: [40, 0],
  Turban: [40, 0],
  Twists: [40, 0],
  TwistsTwo: [40, 0],
  Wavy: [40, 0],
}
const beardOffsets: Record<string, Point> = {
  FullColor: [0, -20],
  FullMax: [0, -20],
  FullMedium: [0, -10],
  MustacheBull: [0, -20],
  MustacheEight: [-240, -75],
}
const accessoryOffsets: Record<string, Point> = { Eyepatch: [0, -60], SunglassesTwo: [-10, 0] }

/** Where each kind of part stands when the top of the neck is (0, 0). */
const origins = {
  head: [-273, -449],
  face: [-84, -273],
  beard: [-120, -121],
  accessory: [-196, -218],
} as const
const faceCentre: Point = [145, 147]

function placed(content: string, origin: Point, offset: Point = [0, 0]): string {
  return place(content, [origin[0] + offset[0], origin[1] + offset[1]])
}

/**
 * A head alone, with the top of the neck at (0, 0), in units of the part (about 430 high).
 * @param extraLineWidth thickens the ink; a small face fills in when it gets as much as the hair does.
 * @throws Error for a name that the package does not have.
 */
export function head(options: HeadOptions, extraLineWidth = 0): string {
  const { beard, accessory, hairInk, faceShift = [0, 0], faceScale = 1 } = options
  const colors: PeepColors = {
    outline: palette.ink,
    hair: hairInk ?? palette.ink,
    tears: '#78C6FF',
    ...options.colors,
  }
  const hairColors = hairInk ? { ...colors, outline: hairInk } : colors
  const hair = colorPart(peepPart('head', options.head), hairColors, extraLineWidth)
  const face = ownFace(options.face) ?? peepPart('face', options.face)
  const drawnFace = colorPart(face, colors, extraLineWidth * 0.22)
  const scaledFace = place(place(drawnFace, [-faceCentre[0], -faceCentre[1]]), faceCentre, {
    scale: decimal(faceScale, 3),
  })
  const parts = [
    placed(hair, origins.head, headOffsets[options.head]),
    placed(scaledFace, origins.face, faceShift),
  ]
  if (beard) {
    const drawn = colorPart(peepPart('beard', beard), colors, extraLineWidth * 0.6)
    parts.push(placed(drawn, origins.beard, beardOffsets[beard]))
  }
  if (accessory) {
    const drawn = colorPart(peepPart('accessory', accessory), colors, extraLineWidth * 0.3)
    parts.push(placed(drawn, origins.accessory, accessoryOffsets[accessory]))
  }
  return parts.join('')
}
