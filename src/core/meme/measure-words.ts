import { graphemesOf } from '../text/graphemes'
import { type BreakUnit, breakUnits } from './break-units'
import { type CaptionFontFace, captionFontFace, hasTallMarks } from './caption-fonts'
import { cleanText } from './clean-text'
import type { MeasureText } from './draw-op'
import { createRuler, type Ruler } from './ruler'
import { type MeasuredUnit, measuredUnit } from './wrap-text'

/** A text in a caption family, measured once for all the boxes that are tried. Widths are in em. */
export interface MeasuredWords {
  isBlank: boolean
  face: CaptionFontFace
  isTall: boolean
  ruler: Ruler
  spaceEm: number
  /** The units of each line that the writer gave; those wider than `widestEm` are split between graphemes. */
  unitsWithin(widestEm: number): MeasuredUnit[][]
}

export function measureWords(text: string, fontFamily: string, measure: MeasureText): MeasuredWords {
  const clean = cleanText(text)
  const ruler = createRuler(fontFamily, text, measure)
  const paragraphs = clean
    .split('\n')
    .map((line) => breakUnits(line).map((unit) => measuredUnit(unit, ruler(unit.text))))
  const splits = new Map<MeasuredUnit, MeasuredUnit[]>()
  const split = (unit: MeasuredUnit) => {
    const parts = splits.get(unit) ?? splitUnit(unit, ruler)
    splits.set(unit, parts)
    return parts
  }
  return {
    isBlank: clean === '',
    face: captionFontFace(fontFamily),
    isTall: hasTallMarks(clean),
    ruler,
    spaceEm: ruler(' '),
    unitsWithin: (widestEm) =>
      paragraphs.map((units) => units.flatMap((unit) => (unit.widthEm <= widestEm ? [unit] : split(unit)))),
  }
}

function splitUnit({ text, spaced }: BreakUnit, ruler: Ruler): MeasuredUnit[] {
  return graphemesOf(text).map((grapheme, index) =>
    measuredUnit({ text: grapheme, spaced: index === 0 && spaced }, ruler(grapheme)),
  )
}
