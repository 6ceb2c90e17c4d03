import type { Template } from '@/core/template/template'
import { jokeDistance } from '@/core/writer/rank/joke-kin'
import { isGuardedText } from '@/core/writer/read/person-gate'
import { jokeBook } from '@/jokes/joke-book'
import type { CaptionRequest } from '@/server/services/ports/caption-writer'
import { writeInstructions } from './write-prompt'

/** The templates that a model may choose from, and how it is told of them. */
export interface Catalogue {
  instructions: string
  templates: ReadonlyMap<string, Template>
}

/**
 * One catalogue each for pictures that stand still and for those that move; for a text about a group of people or
 * about grief, one without the templates that mock. (A name is not seen without tagging the words: for that there is
 * a rule in the instructions.)
 */
export function createCatalogues(templates: readonly Template[]): (request: CaptionRequest) => Catalogue {
  const made = new Map<string, Catalogue>()
  return ({ pictures, text, without, jokeShape, count }) => {
    const isGuarded = isGuardedText({ text, words: [] }, jokeBook.groups)
    const key = `${pictures} ${isGuarded}`
    const catalogue = made.get(key) ?? makeCatalogue(templates, pictures, isGuarded)
    made.set(key, catalogue)
    return { ...catalogue, templates: choiceOf(catalogue.templates, { without, jokeShape, count }) }
  }
}

/** Those that are wanted: of a shape of joke the nearest kin too, where it has fewer than are asked for. */
function choiceOf(
  offered: ReadonlyMap<string, Template>,
  { without = [], jokeShape, count }: Pick<CaptionRequest, 'without' | 'jokeShape' | 'count'>,
): ReadonlyMap<string, Template> {
  const left = [...offered.values()].filter(({ name }) => !without.includes(name))
  if (jokeShape === undefined) return new Map(left.map((template) => [template.name, template]))
  const distanceOf = (template: Template) => jokeDistance(jokeShape, template.jokeShape)
  const nearest = left.toSorted((a, b) => distanceOf(a) - distanceOf(b))
  const last = nearest[Math.min(count, nearest.length) - 1]
  const within = nearest.filter((template) => last && distanceOf(template) <= distanceOf(last))
  return new Map(within.map((template) => [template.name, template]))
}

function makeCatalogue(
  templates: readonly Template[],
  pictures: CaptionRequest['pictures'],
  isGuarded: boolean,
): Catalogue {
  const offered = templates.filter(
    ({ motion, sensitive }) => (motion !== null) === (pictures === 'moving') && !(isGuarded && sensitive),
  )
  return {
    instructions: writeInstructions(offered),
    templates: new Map(offered.map((template) => [template.name, template])),
  }
}
