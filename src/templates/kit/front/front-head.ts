/** A head seen from the front, for mirrors, calls and long looks into the reader's eyes. */
import { bothSides, evenOutline, filled, lines } from '../faces/ink'
import { palette } from '../palette'
import { colorPart, type PeepColors } from '../parts/peep-part'
import { decimal } from '../path'
import { frontFace } from './front-faces'
import { frontHair } from './front-hair'

export interface FrontHeadOptions {
  /** One of `frontHeadNames`. */
  head: string
  /** One of `frontFaceNames`. */
  face: string
  beard?: 'Full' | 'Moustache'
  glasses?: boolean
  /** Colours by name: skin, hair, hijab, turban, glasses, tears. */
  colors?: PeepColors
}

const skull = '0 -402, 78 -388, 132 -342, 152 -262, 152 -180, 147 -100, 128 -28, 84 28, 36 48, 0 52'

const ears = bothSides(
  filled('M140 -176C164 -204 200 -190 196 -156C194 -124 172 -96 140 -108Z', '{{skin}}') +
    lines('146 -172 9, 168 -187 14, 190 -172 17, 190 -144 17, 174 -114 15, 148 -104 10') +
    lines('162 -156 5, 174 -150 9, 168 -134 6'),
)

const crown =
  '-152 -176 10, -154 -262 16, -134 -344 17, -78 -392 17, 0 -406 17, 78 -392 17, 134 -344 17, 154 -262 16, 152 -176 10'
const jaw =
  '-148 -108 8, -130 -26 15, -86 30 17, -38 50 18, 0 54 18, 38 50 18, 86 30 17, 130 -26 15, 148 -108 8'

const beards = {
  Full:
    filled(
      evenOutline('0 -66, 58 -70, 100 -84, 134 -150, 152 -150, 146 -60, 128 24, 84 76, 36 92, 0 96'),
      '{{hair}}',
    ) +
    filled(evenOutline('0 -54, 40 -52, 62 -34, 52 4, 26 20, 0 22'), '{{skin}}') +
    lines(
      '-132 -20 12, -122 30 14, -84 80 16, -36 96 16, 0 100 16, 36 96 16, 84 80 16, 122 30 14, 132 -20 12',
    ),
  Moustache:
    filled(evenOutline('0 -58, 18 -66, 44 -62, 66 -42, 40 -40, 18 -42, 0 -46'), '{{hair}}') +
    bothSides(lines('0 -60 5, 20 -68 7, 46 -62 7, 68 -42 4')),
}

const glassesRing = [
  bothSides(
    '<circle cx="65" cy="-138" r="52" fill="none" stroke="{{glasses}}" stroke-width="13"/>' +
      '<path d="M116 -146L150 -156" stroke="{{glasses}}" stroke-width="12" stroke-linecap="round"/>',
  ),
  '<path d="M-14 -142C-6 -152 6 -152 14 -142" fill="none" stroke="{{glasses}}" stroke-width="12"/>',
].join('')

/** The line of hair and cloth, in units of the part. */
const lineUnits = 14

/**
 * A head alone, with the top of the neck at (0, 0), in units of the part: as `head` has it, about 440 high.
 * @param extraLineWidth thickens the ink; a small face fills in when it gets as much as the hair does.
 * @throws Error for a head or a face that is not drawn here.
 */
export function frontHead(options: FrontHeadOptions, extraLineWidth = 0): string {
  const { beard, glasses = false } = options
  const colors: PeepColors = {
    outline: palette.ink,
    hair: palette.ink,
    tears: '#78C6FF',
    glasses: palette.ink,
    hijab: palette.teal,
    turban: palette.violet,
    strand: '#4A4A5A',
    line: String(decimal(lineUnits + extraLineWidth)),
    ...options.colors,
  }
  const drawn = (markup: string, share: number) =>
    colorPart({ widthPx: 0, heightPx: 0, markup }, colors, extraLineWidth * share)
  const { behind = '', onTop, earsHidden = false } = frontHair(options.head)
  const skin = filled(evenOutline(skull), '{{skin}}')
  return [
    drawn(behind + (earsHidden ? '' : ears) + skin + lines(crown, jaw), 1),
    drawn(beard ? beards[beard] : '', 0.6),
    drawn(frontFace(options.face), 0.22),
    drawn(glasses ? glassesRing : '', 0),
    drawn(onTop, 1),
  ].join('')
}
