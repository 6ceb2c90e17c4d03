import type { Template as WireTemplate } from '@/contracts/search'
import { inShownOrder } from '@/core/template/in-shown-order'
import type { JokeShape, Template, TemplateSlot } from '@/core/template/template'
import { pencilFile } from '@/meme-ui/card/pencil-file'
import { templates } from '@/templates/templates'
import { type Mood, moodsOf } from './mood-of'

/** A template as it is shown among others: one of ours, or a picture of one's own. */
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
  /** Null for one's own. */
  jokeShape: JokeShape | null
  moods: readonly Mood[]
  isOwn: boolean
  /** Search terms besides its title. */
  keywords: readonly string[]
  description: string
}

/** Of ours. */
function shownOf(template: Template): ShownTemplate {
  const { name, title, width, height, slots, motion, jokeShape, tone, keywords, aliases, description } =
    template
  return {
    name,
    title,
    picture: pencilFile(name),
    width,
    height,
    slots,
    isMoving: motion !== null,
    jokeShape,
    moods: moodsOf(tone),
    isOwn: false,
    keywords: [...keywords, ...aliases],
    description,
  }
}

/** Of one's own. */
export function shownOwn(own: WireTemplate): ShownTemplate {
  const { name, title, width, height, slots, keywords, description } = own
  return {
    name,
    title,
    picture: pencilFile(name),
    width,
    height,
    slots,
    isMoving: false,
    jokeShape: null,
    moods: [],
    isOwn: true,
    keywords,
    description,
  }
}

/** The library, in the order for who looks for nothing. */
export const library: readonly ShownTemplate[] = inShownOrder(templates).map(shownOf)

const inLibrary = new Map(library.map((template) => [template.name, template]))

/** One of ours by its name. */
export function findShown(name: string): ShownTemplate | undefined {
  return inLibrary.get(name)
}
