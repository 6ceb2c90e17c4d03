import type { Subject } from '../../src/core/writer/book'
import { partsOfCue, plainRun } from '../../src/core/writer/read/cues'
import type { Stored } from '../../src/jokes/stored-book'

const linesMin = 10
const linesForAnyTextMin = 6
const templatesMin = 8
const linesPerTemplateMax = 2
/** "My team" would be found in every text with a team. */
const bareWithOpener = /^(?:a|an|the|my|your|his|her|our|their|this|that) \S+$/
/** "Not that" would be found in every text with "not". */
const smallWords: ReadonlySet<string> = new Set(
  `not no it is i we he she they you me do be in on at of to for with as so and or was were have has had what who how when
   then all just out up off go get take make say said one new time back way there here`.split(/\s+/),
)
/** Shorter cells are labels ("the shy shopper"), which may come back. */
const turnMinChars = 20

/** The faults of subjects, one sentence each: too few lines or pictures, or a turn that another joke has, too. */
export function faultsOfSubjects(subjects: readonly Stored<Subject>[]): string[] {
  const firstPlace = new Map<string, string>()
  return subjects.flatMap(({ name, cues, lines }) => {
    const uses = new Map<string, number>()
    for (const { template } of lines) uses.set(template, (uses.get(template) ?? 0) + 1)
    const often = [...uses].filter(([, count]) => count > linesPerTemplateMax).map(([template]) => template)
    const open = lines.filter(({ mood, needs }) => mood === undefined && needs === undefined)
    const parts = cues.flatMap(partsOfCue).flat()
    const bare = cues.filter((cue) => bareWithOpener.test(cue))
    const empty = parts.filter((part) => part.includes(' ') && smallWords.has(plainRun(part)))
    const unclear = parts.filter((part) => !/^[^\s+]\S*(?: [^\s+]\S*)*$/.test(part))
    const faults = [
      bare.length > 0 &&
        `Articles and possessives are not read: ${bare.join(', ')} would match the word alone.`,
      empty.length > 0 &&
        `Without articles and the like a word of nearly every text is left: ${empty.join(', ')}.`,
      unclear.length > 0 &&
        `Parts of a cue are joined by " + ", alternatives by "|" without spaces: “${unclear.join('”, “')}”.`,
      lines.length < linesMin && `It has ${lines.length} lines, at least ${linesMin} are needed.`,
      open.length < linesForAnyTextMin &&
        `${open.length} of its lines suit any text, at least ${linesForAnyTextMin} are needed.`,
      uses.size < templatesMin && `It uses ${uses.size} templates, at least ${templatesMin} are needed.`,
      often.length > 0 && `More than ${linesPerTemplateMax} lines stand on ${often.join(', ')}.`,
    ].filter((fault) => fault !== false)
    for (const { template, words } of lines) {
      const turn = Object.values(words).at(-1)?.toLowerCase() ?? ''
      const first = firstPlace.get(turn)
      if (first) faults.push(`${template}: “${turn}” is the turn of a joke in ${first}, too.`)
      else if (turn.length >= turnMinChars) firstPlace.set(turn, name)
    }
    return faults.map((fault) => `subject ${name}: ${fault}`)
  })
}
