/** A minimalist visual as data: it can be stored as JSON, painted on a canvas and written as SVG. */

export const aspectRatios = ['1:1', '4:5', '9:16', '16:9'] as const
export type AspectRatio = (typeof aspectRatios)[number]

export interface VisualSize {
  widthPx: number
  heightPx: number
}

/** px; the shorter side is always 1080. */
export const visualSizes: Readonly<Record<AspectRatio, VisualSize>> = {
  '1:1': { widthPx: 1080, heightPx: 1080 },
  '4:5': { widthPx: 1080, heightPx: 1350 },
  '9:16': { widthPx: 1080, heightPx: 1920 },
  '16:9': { widthPx: 1920, heightPx: 1080 },
}

export interface PathMark {
  kind: 'path'
  /** SVG path data of M, C and Z in absolute px. */
  data: string
  fill: string | null
  line: string | null
  /** 0 without a line. Ends and joins are round. */
  lineWidthPx: number
  /** It runs to the picture's edges on purpose; everything else keeps the margin. */
  bleeds: boolean
}

export interface TextMark {
  kind: 'text'
  text: string
  /** Middle of the line. */
  centreXPx: number
  baselinePx: number
  widthPx: number
  sizePx: number
  /** CSS font shorthand. */
  font: string
  color: string
  direction: 'ltr' | 'rtl'
}

export type VisualMark = PathMark | TextMark

export interface VisualDocument extends VisualSize {
  /** Hex colour behind everything. */
  background: string
  /** Painted in order. */
  marks: VisualMark[]
}

/** One of the four compositions of a concept. */
export interface Visual {
  kind: 'object' | 'figure'
  /** Which drawing it is, such as "candle-end"; no two of one concept share it. */
  name: string
  /** A few words for people, such as "The last of the wax". */
  title: string
  altText: string
  document: VisualDocument
  /** A generative model wrote its words. */
  wordsByModel?: boolean
}
