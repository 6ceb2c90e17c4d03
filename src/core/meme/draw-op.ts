/** One step of painting. A layout is a list of these; `paint` is a loop over it that decides nothing. */

/** Measures one line: advance width in px. `font` is a CSS font shorthand such as `800 42px "Baloo 2", "Noto Sans"`. */
export type MeasureText = (text: string, font: string) => number

export type DrawOp =
  | { kind: 'fill'; xPx: number; yPx: number; widthPx: number; heightPx: number; color: string }
  | { kind: 'picture'; imageName: string; xPx: number; yPx: number; widthPx: number; heightPx: number }
  | {
      kind: 'text'
      text: string
      /** Left end of the line and its baseline, before rotation. */
      xPx: number
      baselinePx: number
      font: string
      color: string
      strokeColor: string | null
      strokeWidthPx: number
      direction: 'ltr' | 'rtl'
      /** Rotation around a point, degrees clockwise. */
      rotateDeg: number
      pivotXPx: number
      pivotYPx: number
      opacity: number
      /** Share of a moving picture's loop from which on it is painted, 0..1; a still is painted whole. */
      appearAt: number
    }

export interface CaptionLayout {
  fontSizePx: number
  lines: string[]
  /** The words do not fit at a readable size. */
  overflow: boolean
}

export interface MemeLayout {
  /** Whole image, bars included. */
  widthPx: number
  heightPx: number
  /** Where the picture begins: the origin of the captions. */
  origin: { xPx: number; yPx: number }
  ops: DrawOp[]
  /** Parallel to `document.captions`. */
  captions: CaptionLayout[]
}
