import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { locale } from '@/i18n/locale'
import { clientModules, moduleAt, sourceDirectory } from '../support/import-graph'

const appDirectory = path.join(sourceDirectory, 'app')
const wordsDirectory = path.join(sourceDirectory, 'i18n/words')

const names = (files: readonly string[]) => files.map((file) => path.relative(sourceDirectory, file))
const filesIn = (directory: string) =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((file) => path.join(directory, file))

/** A page with the layouts that stand around it, the outermost first; a layout likewise. */
function chainOf(entry: string): string[] {
  const folders = path.relative(appDirectory, path.dirname(entry)).split(path.sep)
  const layouts = ['', ...folders.map((_, index) => folders.slice(0, index + 1).join('/'))].map((folder) =>
    path.join(appDirectory, folder, 'layout.tsx'),
  )
  return [...new Set([...layouts.filter((file) => existsSync(file)), entry])]
}

/** Namespaces that a module imports. */
function namespacesOf(file: string): string[] {
  const imports = moduleAt(file).text.matchAll(/^import (?!type).*\/locales\/en\/(\w+)\.json'/gm)
  return [...imports].map((match) => match[1] ?? '')
}

/** Namespaces whose keys stand in the module as text, wherever they end up in a call of `t`. */
function namedIn(file: string): string[] {
  const found = [...moduleAt(file).text.matchAll(/['"`](\w+)\.(\w*)/g)]
  return found.flatMap(([, namespace = '', key = '']) => {
    const words = Object.entries(locale).find(([name]) => name === namespace)?.[1]
    return words && Object.keys(words).some((name) => name.startsWith(key)) ? [namespace] : []
  })
}

const isWords = (file: string) => file.startsWith(wordsDirectory)
const entries = filesIn(appDirectory).filter((file) => /(page|layout|owner-tools)\.tsx$/.test(file))
const areas = entries.map((entry) => {
  const sent = clientModules(chainOf(entry))
  return {
    name: path.relative(appDirectory, entry),
    needed: new Set(sent.filter((file) => !isWords(file)).flatMap(namedIn)),
    wordsFiles: sent.filter(isWords),
  }
})

describe('the words that browsers are sent', () => {
  it('hold every namespace that client components of a page ask for', () => {
    const missing = areas.flatMap(({ name, needed, wordsFiles }) => {
      const given = new Set(wordsFiles.flatMap(namespacesOf))
      return [...needed].filter((one) => !given.has(one)).map((one) => `${name}: ${one}`)
    })
    expect(areas.length).toBeGreaterThan(40)
    expect(missing).toEqual([])
  })

  it('hold no namespace that no page of the area asks for', () => {
    const idle = filesIn(wordsDirectory).flatMap((wordsFile) => {
      const within = areas.filter(({ wordsFiles }) => wordsFiles.includes(wordsFile))
      const given = namespacesOf(wordsFile)
      expect(given).not.toEqual([])
      const unasked = given.filter((one) => !within.some(({ needed }) => needed.has(one)))
      return unasked.map((one) => `${path.basename(wordsFile)}: ${one}`)
    })
    expect(idle).toEqual([])
  })

  it('come through the areas alone', () => {
    const readers = clientModules(entries).filter(
      (file) => !isWords(file) && (namespacesOf(file).length > 0 || file.endsWith('i18n/locale.ts')),
    )
    expect(names(readers)).toEqual([])
  })
})
