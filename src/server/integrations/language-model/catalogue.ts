import type { Template } from '@/core/template/template'
import { jokeDistance } from '@/core/writer/rank/joke-kin'
import { isGuardedText } from '@/core/writer/read/person-gate'
import { jokeBook } from '@/jokes/joke-book'
import type { CaptionRequest } from '@/server/services/ports/caption-writer'
import { type PromptWishes, writeInstructions } from './write-prompt'

/** What a model is told of the templates, and which of them it may use for a text. */
export interface Catalogue {
  /** The same for every text about this kind of pictures. */
  instructions: string
  /** All ids of the catalogue, for a schema that is always the same. */
  templateIds: readonly string[]
  /** The templates that may be used. */
  templates: ReadonlyMap<string, Template>
  /** How the difference between the two is told. */
  wishes: Pick<PromptWishes, 'only' | 'without'>
}

/**
 * One catalogue for pictures that stand still and one for those that move. For a text about a group of people or about
 * grief the templates that mock are taken out by the user's message and checked afterwards: another catalogue would be
 * another prefix, which no provider has kept. (A name is not seen without tagging the words: for that there is a rule.)
 */
export function createCatalogues(templates: readonly Template[]): (request: CaptionRequest) => Catalogue {
  const made = new Map<CaptionRequest['pictures'], Pick<Catalogue, 'instructions' | 'templateIds'>>()
  return (request) => {
    const { pictures, text } = request
    const offered = templates.filter(({ motion }) => (motion !== null) === (pictures === 'moving'))
    const told = made.get(pictures) ?? {
      instructions: writeInstructions(offered),
      templateIds: offered.map(({ name }) => name),
    }
    made.set(pictures, told)
    const isGuarded = isGuardedText({ text, words: [] }, jokeBook.groups)
    const fitting = offered.filter(({ sensitive }) => !(isGuarded && sensitive))
    const chosen = choiceOf(fitting, request)
    const names = new Set(chosen.map(({ name }) => name))
    return {
      ...told,
      templates: new Map(chosen.map((template) => [template.name, template])),
      wishes:
        request.jokeShape === undefined
          ? { without: told.templateIds.filter((name) => !names.has(name)) }
          : { only: [...names] },
    }
  }
}

/** Those that are wanted: of a shape of joke the nearest kin too, where it has fewer than are asked for. */
function choiceOf(
  offered: readonly Template[],
  { without = [], jokeShape, count }: Pick<CaptionRequest, 'without' | 'jokeShape' | 'count'>,
): readonly Template[] {
  const left = offered.filter(({ name }) => !without.includes(name))
  if (jokeShape === undefined) return left
  const distanceOf = (template: Template) => jokeDistance(jokeShape, template.jokeShape)
  const nearest = left.toSorted((a, b) => distanceOf(a) - distanceOf(b))
  const last = nearest[Math.min(count, nearest.length) - 1]
  return nearest.filter((template) => last && distanceOf(template) <= distanceOf(last))
}
