import { type Bounds, boundsOf, joinBounds, parsePath } from '@/core/visual/path-data'
import type { TextMark, VisualDocument } from '@/core/visual/visual-document'

/** The box of a line of words: from an ascender to a descender of Baloo 2. */
export function textBounds({ centreXPx, baselinePx, widthPx, sizePx }: TextMark): Bounds {
  return {
    leftPx: centreXPx - widthPx / 2,
    rightPx: centreXPx + widthPx / 2,
    topPx: baselinePx - 0.72 * sizePx,
    bottomPx: baselinePx + 0.22 * sizePx,
  }
}

/** The box around everything that is not meant to run out of the picture, lines with their width. */
export function visibleBounds({ marks }: VisualDocument): Bounds | null {
  return marks.reduce<Bounds | null>((sum, mark) => {
    if (mark.kind === 'text') return joinBounds(sum, textBounds(mark))
    if (mark.bleeds) return sum
    const bounds = boundsOf(parsePath(mark.data))
    const half = mark.lineWidthPx / 2
    return bounds
      ? joinBounds(sum, {
          leftPx: bounds.leftPx - half,
          topPx: bounds.topPx - half,
          rightPx: bounds.rightPx + half,
          bottomPx: bounds.bottomPx + half,
        })
      : sum
  }, null)
}

export const textMarks = ({ marks }: VisualDocument): TextMark[] =>
  marks.filter((mark): mark is TextMark => mark.kind === 'text')
