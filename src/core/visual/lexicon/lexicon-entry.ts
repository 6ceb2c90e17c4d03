import type { FigureName } from '../figures/figures'
import type { SceneName } from '../scenes/scenes'

/** The scenes and figures that stand for a concept. */
export interface LexiconEntry {
  /** Words and phrases that name it, parted by "|", small letters; the first is its name. Word endings are forgiven. */
  cues: string
  /** At least two; the first fit best. */
  scenes: readonly SceneName[]
  /** At least two that can carry one label. */
  figures: readonly FigureName[]
}
