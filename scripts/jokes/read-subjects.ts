import type { Template } from '../../src/core/template/template'
import type { Subject, SubjectLine, Words } from '../../src/core/writer/book'
import type { Stored } from '../../src/jokes/stored-book'
import type { SubjectFile } from './book-schema'
import { compilePattern } from './patterns'

/**
 * Subjects as the writer takes them.
 *
 * @throws Error that names all lines that are none
 */
export function subjectsOf(file: SubjectFile, templates: readonly Template[]): Stored<Subject>[] {
  const slotsOf = new Map(templates.map(({ name, slots }) => [name, slots]))
  const faults: string[] = []
  const subjects = Object.entries(file).map(
    ([name, { wide, cues, not, reason, any, bad, good, when = [] }]) => {
      const read = (block: string | undefined, conditions: Pick<SubjectLine, 'mood' | 'needs'> = {}) =>
        linesOf(block).flatMap((line) => {
          const joke = readLine(line)
          if (typeof joke === 'string') {
            faults.push(`${name}: ${line}\n  ${joke}`)
            return []
          }
          return [{ ...joke, ...conditions }]
        })
      const lines = [
        ...read(any),
        ...read(bad, { mood: 'bad' }),
        ...read(good, { mood: 'good' }),
        ...when.flatMap(({ lines: block, needs, mood }) => read(block, { needs, ...(mood && { mood }) })),
      ]
      return {
        name,
        ...(wide && { wide }),
        cues,
        ...(not && { falseSign: compilePattern(not) }),
        reason,
        lines,
      }
    },
  )
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return subjects

  /** The joke that a line tells, or what is wrong with it. */
  function readLine(line: string): { template: string; words: Words } | string {
    const [, template, cells] = /^([\w-]+): (.+)$/.exec(line) ?? []
    if (!template || !cells) return 'It is not "template: cell | cell".'
    const slots = slotsOf.get(template)
    if (!slots) return 'There is no such template.'
    const words = cells.split('|').map((cell) => cell.trim())
    if (words.length !== slots.length)
      return `It has ${words.length} cells, the template ${slots.length}: ${slots.map(({ id }) => id).join(' | ')}.`
    return { template, words: Object.fromEntries(slots.map(({ id }, at) => [id, words[at] ?? ''])) }
  }
}

function linesOf(block = ''): string[] {
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
