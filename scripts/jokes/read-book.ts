/** Reads the files of `src/jokes` and makes of them what the writer loads: checked, in order, patterns compiled. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Template } from '../../src/core/template/template'
import type { Reaction, Register, Situation, Subject, Topic } from '../../src/core/writer/book'
import type { Stored, StoredBook } from '../../src/jokes/stored-book'
import {
  connectivesFile,
  groupWordsFile,
  orderFile,
  type ReactionFile,
  reactionFile,
  type SituationFile,
  situationFile,
  subjectFile,
  topicFile,
  transformsFile,
} from './book-schema'
import { faultsOfLines, type JokeLine } from './check-lines'
import { faultsOfSubjects } from './check-subjects'
import { compilePattern } from './patterns'
import { subjectsOf } from './read-subjects'

const registers = [
  'trouble',
  'oddity',
  'win',
  'wish',
  'question',
  'saying',
  'list',
  'offer',
  'dreaded-topic',
  'liked-topic',
  'plain-topic',
] as const satisfies readonly Register[]

/**
 * The book as `generated/book.json` holds it.
 *
 * @param directory where the files lie: `src/jokes`
 * @throws Error that names the file and all that is wrong with it
 */
export function readBook(directory: string, templates: readonly Template[]): StoredBook {
  const order = readFile(directory, 'order.yaml', orderFile)
  const { unspaced, languages } = readFile(directory, 'lexicon/connectives.yaml', connectivesFile)
  const book: StoredBook = {
    situations: readSituations(directory, order.situations),
    subjects: readSubjects(directory, templates),
    topics: inOrder('topics', order.topics, readTopics(directory)),
    reactions: readReactions(directory),
    transforms: readFile(directory, 'transforms.yaml', transformsFile),
    connectives: languages,
    unspacedLanguages: unspaced,
    groups: readGroups(directory),
  }
  assertSound(book, templates)
  return book
}

function readSituations(directory: string, order: readonly string[]): Stored<Situation>[] {
  const files = readFolder(directory, 'situations', situationFile)
  const linesOf = new Map([...files].map(([name, file]) => [name, situationLines(file)]))
  const all = [...files].map(([name, file]) => {
    const parent = file.extends === undefined ? undefined : files.get(file.extends)
    if (file.extends !== undefined && !parent)
      throw new Error(`situations/${name}.yaml extends "${file.extends}", which there is not.`)
    // Lines with {thing} stay behind: the text may be about either the duty or the diversion.
    const inherited = (linesOf.get(file.extends ?? '') ?? []).filter(
      ({ words }) => !/\{thing\}/i.test(JSON.stringify(words)),
    )
    const lines = [...inherited, ...(linesOf.get(name) ?? [])]
    const { reason, mood, tells, sign, falseSign } = file
    const words = { ...parent?.words, ...file.words }
    const situation = inFile(`situations/${name}.yaml`, () => ({
      name,
      sign: compilePattern(sign, words),
      ...(falseSign && { falseSign: compilePattern(falseSign, words) }),
      ...(mood && { mood }),
      ...(tells && { tells }),
      reason,
      lines,
    }))
    return [name, situation] as const
  })
  return inOrder('situations', order, new Map(all))
}

function situationLines({ lines }: SituationFile): Situation['lines'] {
  return Object.entries(lines).flatMap(([template, all]) =>
    all.map(({ kinds, ...words }) => ({ template, words, ...(kinds && { kinds }) })),
  )
}

function readSubjects(directory: string, templates: readonly Template[]): Stored<Subject>[] {
  return [...readFolder(directory, 'subjects', subjectFile)].flatMap(([area, file]) =>
    inFile(`subjects/${area}.yaml`, () => subjectsOf(file, templates)),
  )
}

function readTopics(directory: string): Map<string, Stored<Topic>> {
  return new Map(
    [...readFolder(directory, 'topics', topicFile)].map(([file, { falseFriends, words, ...topic }]) => [
      file,
      inFile(`topics/${file}.yaml`, () => ({
        ...topic,
        ...(falseFriends && { falseFriends: compilePattern(falseFriends, words) }),
      })),
    ]),
  )
}

function readReactions(directory: string): StoredBook['reactions'] {
  const files = readFolder(directory, 'reactions', reactionFile)
  const read = (name: string) => {
    const file = files.get(name)
    if (!file) throw new Error(`There is no reactions/${name}.yaml.`)
    return reactionsOf(file)
  }
  const surplus = [...files.keys()].find((name) => ![...registers, 'guarded', 'consoling'].includes(name))
  if (surplus) throw new Error(`reactions/${surplus}.yaml is for no register of the writer.`)
  const foreign = readFolder(directory, 'reactions/foreign', reactionFile)
  return {
    byRegister: Object.fromEntries(registers.map((name) => [name, read(name)])) as Record<
      Register,
      Reaction[]
    >,
    byLanguage: Object.fromEntries([...foreign].map(([code, file]) => [code, reactionsOf(file)])),
    guarded: read('guarded'),
    consoling: read('consoling'),
  }
}

function readGroups(directory: string): StoredBook['groups'] {
  const name = 'lexicon/group-words.yaml'
  const { english, words, foreign, foreignParts } = readFile(directory, name, groupWordsFile)
  const within = Object.values(foreignParts).flatMap((parts) => parts.map((part) => `/${part}/`))
  return inFile(name, () => ({
    english: [compilePattern(english, words)],
    foreign: [compilePattern([...Object.values(foreign).flat(), ...within], {}, 'foreign')],
  }))
}

function reactionsOf(file: ReactionFile): Reaction[] {
  return Object.entries(file).flatMap(([template, lines]) =>
    lines.map(({ needs, readerScore, ...words }) => ({
      template,
      words,
      ...(needs && { needs }),
      ...(readerScore !== undefined && { readerScore }),
    })),
  )
}

/** @throws Error when the order leaves one out or names one that there is not */
function inOrder<Entry>(
  folder: string,
  order: readonly string[],
  entries: ReadonlyMap<string, Entry>,
): Entry[] {
  const missing = [...entries.keys()].find((name) => !order.includes(name))
  if (missing) throw new Error(`${folder}/${missing}.yaml has no place in order.yaml.`)
  return order.map((name) => {
    const entry = entries.get(name)
    if (!entry) throw new Error(`order.yaml names ${folder}/${name}.yaml, which there is not.`)
    return entry
  })
}

function assertSound(
  { situations, subjects, topics, reactions }: StoredBook,
  templates: readonly Template[],
): void {
  const seen = new Set<JokeLine>()
  const own = (lines: readonly JokeLine[]) => lines.filter((line) => !seen.has(line) && seen.add(line))
  const told = new Map(situations.map(({ name, lines }) => [`situation ${name}`, own(lines)]))
  const reacting = new Map<string, readonly JokeLine[]>([
    ...Object.entries(reactions.byRegister),
    ...Object.entries(reactions.byLanguage),
    ['guarded', reactions.guarded],
    ['consoling', reactions.consoling],
  ])
  const faults = [
    ...faultsOfLines(told, templates, ['text', 'who', 'Who', 'thing', 'Thing']),
    ...faultsOfLines(reacting, templates, ['text', 'inline']),
    ...faultsOfLines(new Map(subjects.map(({ name, lines }) => [`subject ${name}`, lines])), templates, []),
    ...faultsOfSubjects(subjects),
    ...linesToldTwice(topics),
  ]
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

function linesToldTwice(topics: StoredBook['topics']): string[] {
  const topicOf = new Map<string, string>()
  return topics.flatMap(({ name, cues, weakCues, falseFriends, glances, ...lists }) =>
    Object.values(lists)
      .flat(2)
      .flatMap((line) => {
        const first = topicOf.get(line.toLowerCase())
        topicOf.set(line.toLowerCase(), name)
        return first === undefined ? [] : [`topic ${name}: ${line}\n  It stands in the topic ${first}, too.`]
      }),
  )
}

/** All files of a folder by name, sorted, so that the book does not depend on the disk. */
function readFolder<Schema extends z.ZodType>(
  directory: string,
  folder: string,
  schema: Schema,
): Map<string, z.infer<Schema>> {
  const names = readdirSync(path.join(directory, folder)).filter((name) => name.endsWith('.yaml'))
  return new Map(
    names
      .toSorted()
      .map((name) => [name.replace(/\.yaml$/, ''), readFile(directory, `${folder}/${name}`, schema)]),
  )
}

function readFile<Schema extends z.ZodType>(
  directory: string,
  name: string,
  schema: Schema,
): z.infer<Schema> {
  return inFile(name, () => {
    const result = schema.safeParse(parse(readFileSync(path.join(directory, name), 'utf8')))
    if (!result.success) throw new Error(z.prettifyError(result.error))
    return result.data
  })
}

function inFile<Result>(name: string, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    throw new Error(`src/jokes/${name}:\n${(error as Error).message}`)
  }
}
