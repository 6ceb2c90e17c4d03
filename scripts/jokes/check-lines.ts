import type { Template } from '../../src/core/template/template'
import { graphemeCount } from '../../src/core/text/graphemes'
import type { Words } from '../../src/core/writer/book'

export interface JokeLine {
  template: string
  words: Words
}

/**
 * The faults of jokes, one sentence each: an unknown template or slot, a slot without words or with too many
 * characters, a placeholder that nothing fills, a joke told twice.
 *
 * @param lines by where they stand, such as `situations/noise.yaml`
 * @param placeholders that lines there may use, without braces
 */
export function faultsOfLines(
  lines: ReadonlyMap<string, readonly JokeLine[]>,
  templates: readonly Template[],
  placeholders: readonly string[],
): string[] {
  const slotsOf = new Map(templates.map(({ name, slots }) => [name, slots]))
  const firstPlace = new Map<string, string>()
  const faults: string[] = []
  for (const [place, line] of [...lines].flatMap(([at, all]) => all.map((one) => [at, one] as const))) {
    const told = `${place}, ${line.template}: ${Object.values(line.words).join(' | ')}`
    const slots = slotsOf.get(line.template)
    const found = slots ? faultsOfWords(line.words, slots, placeholders) : ['There is no such template.']
    const joke = JSON.stringify([line.template, line.words]).toLowerCase()
    const first = firstPlace.get(joke)
    if (first) found.push(`It stands in ${first}, too.`)
    firstPlace.set(joke, place)
    faults.push(...found.map((fault) => `${told}\n  ${fault}`))
  }
  return faults
}

function faultsOfWords(words: Words, slots: Template['slots'], placeholders: readonly string[]): string[] {
  const unknown = Object.keys(words).filter((id) => !slots.some((slot) => slot.id === id))
  const faults = unknown.map(
    (id) => `It has no slot "${id}", only ${slots.map((slot) => slot.id).join(', ')}.`,
  )
  for (const { id, maxChars } of slots) {
    const said = words[id]
    if (said === undefined) {
      faults.push(`Its slot "${id}" has no words.`)
      continue
    }
    const chars = graphemeCount(said.replace(/\{\w+\}/g, ''))
    if (chars > maxChars) faults.push(`Its slot "${id}" has ${chars} characters, at most ${maxChars} fit.`)
    for (const [mark, name = ''] of said.matchAll(/\{(\w*)\}/g))
      if (!placeholders.includes(name)) faults.push(`Nothing fills ${mark} in "${id}".`)
  }
  return faults
}
