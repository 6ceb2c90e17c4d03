import type { Ground } from '../paint-box'
import type { Pen } from '../pen'

/** One object or a small scene without words. */
export interface Scene {
  /** A few words that name the drawing, such as "The last of the wax". */
  title: string
  /** Alt text: a phrase with a capital and no full stop. */
  alt: string
  /** Ground colours that suit it, at least two. */
  grounds: readonly Ground[]
  /** Share of the usual size, for a thing that should look small or a plain one that would look too big; 1 if absent. */
  size?: number
  /** Any size, anywhere: the composition centres and scales it. Lines keep their weight. */
  draw(pen: Pen): void
}
