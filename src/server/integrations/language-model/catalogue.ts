import type { Template } from '@/core/template/template'
import { jokeDistance } from '@/core/writer/rank/joke-kin'
import { isGuardedText } from '@/core/writer/read/person-gate'
import { jokeBook } from '@/jokes/joke-book'
import type { CaptionRequest } from '@/server/services/ports/caption-writer'
import { listedMemes } from './meme-element'
import type { WriterBrief } from './write-candidates'
import { writeInstructions, writePrompt } from './write-prompt'

/**
 * One catalogue for pictures that stand still and one for those that move. For a text about a group of people or about
 * grief the templates that mock are taken out by the user's message and checked afterwards: another catalogue would be
 * another prefix, which no provider has kept. (A name is not seen without tagging the words: for that there is a rule.)
 */
export function createCatalogues(templates: readonly Template[]): (request: CaptionRequest) => WriterBrief {
  const made = new Map<CaptionRequest['pictures'], { instructions: string; templateIds: readonly string[] }>()
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
    const names = chosen.map(({ name }) => name)
    const others = told.templateIds.filter((name) => !names.includes(name))
    return {
      instructions: told.instructions,
      // All ids, always: another list is another prefix.
      form: listedMemes(told.templateIds),
      templates: new Map(chosen.map((template) => [template.name, template])),
      messageFor: (call, { jokeShapes, taken }) =>
        writePrompt(call, {
          jokeShapes,
          only: request.jokeShape && names.filter((name) => !taken.includes(name)),
          without: [...others, ...taken],
        }),
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
