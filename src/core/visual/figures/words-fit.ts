import { breakUnits } from '../../meme/break-units'
import { cleanText } from '../../meme/clean-text'
import type { Drawn } from '../pen'

/** Labels below this size can be read, but look like an accident. */
const comfortableSizePx = 37

/** True if all words of a drawing fit whole and at a comfortable size. */
export function wordsFit(drawn: readonly Drawn[]): boolean {
  return drawn.every((one) => {
    if (one.kind === 'path') return true
    const { sizePx, overflow, lines } = one.fitted
    const isWhole = breakUnits(cleanText(one.text)).every(({ text }) =>
      lines.some((line) => line.includes(text)),
    )
    return isWhole && !overflow && sizePx >= comfortableSizePx
  })
}
