import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import common from '../../public/locales/en/common.json'
import { clientModules, moduleAt, sourceDirectory } from '../support/import-graph'

const appDirectory = path.join(sourceDirectory, 'app')
const wordsDirectory = path.join(sourceDirectory, 'i18n/words')
const pickSections: (source: string) => string = createRequire(import.meta.url)(
  '../../scripts/pick-sections.cjs',
)

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

function pickedBy(wordsFile: string): string[] {
  const list = /pickSections\(common, \[([^\]]*)\]\)/.exec(moduleAt(wordsFile).text)?.[1] ?? ''
  return [...list.matchAll(/'(\w+)'/g)].map((match) => match[1] ?? '')
}

/** Sections whose keys stand in the module as text, wherever they end up in a call of `t`. */
function namedIn(file: string): string[] {
  const found = [...moduleAt(file).text.matchAll(/['"`](\w+)\.(\w*)/g)]
  return found.flatMap(([, section = '', key = '']) => {
    const words = Object.entries(common).find(([name]) => name === section)?.[1]
    return words && Object.keys(words).some((name) => name.startsWith(key)) ? [section] : []
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
  it('hold every section that client components of a page ask for', () => {
    const missing = areas.flatMap(({ name, needed, wordsFiles }) => {
      const given = new Set(wordsFiles.flatMap(pickedBy))
      return [...needed].filter((section) => !given.has(section)).map((section) => `${name}: ${section}`)
    })
    expect(areas.length).toBeGreaterThan(40)
    expect(missing).toEqual([])
  })

  it('hold no section that no page of the area asks for', () => {
    const idle = filesIn(wordsDirectory).flatMap((wordsFile) => {
      const within = areas.filter(({ wordsFiles }) => wordsFiles.includes(wordsFile))
      const unasked = pickedBy(wordsFile).filter(
        (section) => !within.some(({ needed }) => needed.has(section)),
      )
      return unasked.map((section) => `${path.basename(wordsFile)}: ${section}`)
    })
    expect(idle).toEqual([])
  })

  it('never come as the whole file', () => {
    const readers = clientModules(entries).filter(
      (file) => !isWords(file) && /^import (?!type).*common\.json'/m.test(moduleAt(file).text),
    )
    expect(names(readers)).toEqual([])
  })

  it.each(filesIn(wordsDirectory).map((file) => path.basename(file)))(
    'are put into %s by the bundler',
    (name) => {
      const { text } = moduleAt(path.join(wordsDirectory, name))
      const sections: Record<string, unknown> = common
      const picked = pickedBy(path.join(wordsDirectory, name))
      const built = pickSections(text)
      expect(picked).not.toEqual([])
      expect(JSON.parse(/^const words = (.*)$/m.exec(built)?.[1] ?? '')).toEqual(
        Object.fromEntries(picked.map((section) => [section, sections[section]])),
      )
      expect(built.match(/^import .*/gm)).toEqual([
        "import type { ReactNode } from 'react'",
        "import { I18nProvider } from '../i18n-provider'",
      ])
    },
  )
})
