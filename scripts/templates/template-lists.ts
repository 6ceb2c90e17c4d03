/**
 * The lists of the library in `src/templates/generated`, made from the template folders: all templates, their recipes
 * with traits, the wordings that recipes are made of, and the titles and names that pages can load without the templates.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stillName } from '../../src/core/template/in-shown-order'
import type { Template } from '../../src/core/template/template'
import { formatJson } from '../format-json'
import { loadTemplate } from './load-drawings'
import { readWording } from './read-wording'

interface TemplateFolder {
  template: Template
  /** Folder that holds its wording, recipe and traits: its own, or that of the still which it moves. */
  wordsFrom: string
  /** Some wordings need no code beside them. */
  hasRecipe: boolean
}

/**
 * Brings the lists up to date.
 *
 * @param directory where the templates lie, one folder each
 * @returns the files that changed
 * @throws Error when a folder is incomplete or two templates have one place
 */
export async function writeTemplateLists(directory: string): Promise<string[]> {
  const stale = await staleTemplateLists(directory)
  mkdirSync(path.join(directory, 'generated'), { recursive: true })
  for (const { file, source } of stale) writeFileSync(file, source)
  return stale.map(({ file }) => file)
}

/** The lists that are not what the folders say, with what they must hold. @throws Error as `writeTemplateLists` */
export async function staleTemplateLists(directory: string): Promise<{ file: string; source: string }[]> {
  const folders = await readFolders(directory)
  const lists = {
    'template-list.ts': templateList(folders),
    'recipe-list.ts': recipeList(folders),
    'wordings.json': wordings(directory, folders),
    'name-list.ts': nameList(folders),
  }
  return Object.entries(lists)
    .map(([name, source]) => ({ file: path.join(directory, 'generated', name), source }))
    .filter(({ file, source }) => !existsSync(file) || readFileSync(file, 'utf8') !== source)
}

/** The place after the last template of the library. */
export async function nextOrder(directory: string): Promise<number> {
  return Math.max(0, ...(await readFolders(directory)).map(({ template }) => template.order)) + 10
}

/** All templates in the order of the library. */
async function readFolders(directory: string): Promise<TemplateFolder[]> {
  const has = (folder: string, file: string) => existsSync(path.join(directory, folder, file))
  const names = readdirSync(directory).filter((name) => has(name, 'template.ts'))
  const folders = await Promise.all(
    names.map(async (name) => {
      const template = await loadTemplate(path.join(directory, name, 'template.ts'))
      if (template.name !== name)
        throw new Error(`The template in folder "${name}" is named "${template.name}".`)
      const wordsFrom = [name, stillName(name)].find((folder) => has(folder, 'wording.yaml'))
      if (!wordsFrom) throw new Error(`The template "${name}" has no wording.yaml.`)
      if (!has(wordsFrom, 'traits.ts')) throw new Error(`The template "${name}" has no traits.ts.`)
      return { template, wordsFrom, hasRecipe: has(wordsFrom, 'recipe.ts') }
    }),
  )
  folders.sort((a, b) => a.template.order - b.template.order)
  for (const [at, { template }] of folders.entries()) {
    const previous = folders[at - 1]?.template
    if (previous?.order === template.order)
      throw new Error(
        `The templates "${previous.name}" and "${template.name}" have one order: ${template.order}.`,
      )
  }
  return folders
}

const heading = '// Written by `npm run templates:build` from the folders of src/templates. Do not edit.\n\n'

function templateList(folders: readonly TemplateFolder[]): string {
  const names = folders.map(({ template }) => template.name)
  return `${heading}import type { Template } from '../../core/template/template'
${imports(names, 'template')}
/** Every template, in the order of the library. */
export const templateList: readonly Template[] = [
${names.map((name) => `  ${variableOf(name)},\n`).join('')}]
`
}

function recipeList(folders: readonly TemplateFolder[]): string {
  const owners = [...new Set(folders.map(({ wordsFrom }) => wordsFrom))]
  const withCode = folders.filter(({ hasRecipe }) => hasRecipe).map(({ wordsFrom }) => wordsFrom)
  const entries = folders.map(({ template: { name }, wordsFrom, hasRecipe }) => {
    const variable = variableOf(wordsFrom)
    const parts = [`wordings['${wordsFrom}']`, `${variable}Traits`, ...(hasRecipe ? [variable] : [])]
    return `  '${name}': makeRecipe('${name}', ${parts.join(', ')}),\n`
  })
  return `${heading}import type { TemplateRecipe } from '../../core/writer/offer/recipe'
${imports([...new Set(withCode)], 'recipe')}${imports(owners, 'traits', 'Traits')}import { makeRecipe } from '../make-recipe'
import type { TemplateName } from './name-list'
import wordings from './wordings.json'

/** The recipe of every template, in the order of the library. A loop has the recipe and the traits of its still. */
export const recipeList: Readonly<Record<TemplateName, TemplateRecipe>> = {
${entries.join('')}}
`
}

function wordings(directory: string, folders: readonly TemplateFolder[]): string {
  const stills = folders.filter(({ template, wordsFrom }) => template.name === wordsFrom)
  const all = stills.map(({ template }) => [
    template.name,
    readWording(path.join(directory, template.name, 'wording.yaml'), template),
  ])
  return `${formatJson(Object.fromEntries(all))}\n`
}

function nameList(folders: readonly TemplateFolder[]): string {
  const entries = folders.map(
    ({ template: { name, title, jokeShape } }) => `  '${name}': [${quoted(title)}, '${jokeShape}'],\n`,
  )
  return `${heading}import type { JokeShape } from '../../core/template/template'

/** Title and joke shape of every template, in the order of the library. */
export const nameList = {
${entries.join('')}} as const satisfies Record<string, readonly [title: string, jokeShape: JokeShape]>

export type TemplateName = keyof typeof nameList
`
}

function imports(names: readonly string[], kind: 'template' | 'recipe' | 'traits', suffix = ''): string {
  return names
    .toSorted()
    .map((name) => `import { ${kind} as ${variableOf(name)}${suffix} } from '../${name}/${kind}'\n`)
    .join('')
}

/** `3am-brain` would begin with a digit. */
function variableOf(name: string): string {
  const camel = name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  return /^\d/.test(camel) ? `template${camel}` : camel
}

function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`
}
