import type { Template as WireTemplate } from '@/contracts/search'
import { inShownOrder } from '@/core/template/in-shown-order'
import type { JokeShape, Template, TemplateSlot } from '@/core/template/template'
import { pencilFile } from '@/meme-ui/card/pencil-file'
import { templates } from '@/templates/templates'
import { type Mood, moodsOf } from './mood-of'

/** A template in a list: one of ours, or an own picture. */
export interface ShownTemplate {
  name: string
  title: string
  /** Address of the blank picture. */
  picture: string
  /** Of the drawing, px; only their ratio counts here. */
  width: number
  height: number
  slots: readonly Pick<TemplateSlot, 'x' | 'y' | 'width' | 'height'>[]
  isMoving: boolean
  /** Null for an own picture. */
  jokeShape: JokeShape | null
  moods: readonly Mood[]
  isOwn: boolean
  /** Search terms besides its title. */
  keywords: readonly string[]
  description: string
}

function shownOf(template: Template): ShownTemplate {
  const { motion, jokeShape, tone, keywords, aliases } = template
  return {
    ...factsOf(template),
    isMoving: motion !== null,
    jokeShape,
    moods: moodsOf(tone),
    isOwn: false,
    keywords: [...keywords, ...aliases],
  }
}

/** An uploaded picture as a template. */
export function shownOwn(own: WireTemplate): ShownTemplate {
  const { keywords } = own
  return { ...factsOf(own), isMoving: false, jokeShape: null, moods: [], isOwn: true, keywords }
}

function factsOf({ name, title, width, height, slots, description }: Template | WireTemplate) {
  return { name, title, picture: pencilFile(name), width, height, slots, description }
}

/** The library in its order without a search. */
export const library: readonly ShownTemplate[] = inShownOrder(templates).map(shownOf)

const inLibrary = new Map(library.map((template) => [template.name, template]))

/** One of ours by its name. */
export function findShown(name: string): ShownTemplate | undefined {
  return inLibrary.get(name)
}
