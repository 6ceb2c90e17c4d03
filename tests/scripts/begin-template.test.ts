import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { beginTemplate } from '../../scripts/templates/begin-template'
import { staleTemplateLists, writeTemplateLists } from '../../scripts/templates/template-lists'

const project = path.join(import.meta.dirname, '../..')
const listNames = ['template-list.ts', 'recipe-list.ts', 'wordings.json', 'name-list.ts']
let directory: string

/** A library of two templates: a still and its loop. */
beforeEach(async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'new-template-'))
  directory = path.join(root, 'src/templates')
  mkdirSync(directory, { recursive: true })
  writeFileSync(path.join(root, 'package.json'), '{ "type": "module" }')
  symlinkSync(path.join(project, 'src/core'), path.join(root, 'src/core'))
  for (const shared of ['kit', 'lettering.ts', 'make-recipe.ts', 'audience-fills.ts'])
    symlinkSync(path.join(project, 'src/templates', shared), path.join(directory, shared))
  symlinkSync(path.join(project, 'node_modules'), path.join(root, 'node_modules'))
  for (const name of ['podium', 'podium-loop']) {
    cpSync(path.join(project, 'src/templates', name), path.join(directory, name), { recursive: true })
  }
  await writeTemplateLists(directory)
})

const lists = () => listNames.map((name) => readFileSync(path.join(directory, 'generated', name), 'utf8'))

/** Standard output of a module that imports the library. */
function printed(code: string): unknown {
  const { stdout, stderr } = spawnSync('node_modules/.bin/tsx', ['--input-type=module', '--eval', code], {
    cwd: project,
    encoding: 'utf8',
  })
  return JSON.parse(stdout || JSON.stringify(stderr))
}

describe('a new template', () => {
  it('draws at once', async () => {
    await beginTemplate('loud-neighbours', directory)
    const code = `const { scene } = await import('${directory}/loud-neighbours/scene.ts'); const { template } = await import('${directory}/loud-neighbours/template.ts'); console.log(JSON.stringify([scene.name, template.name, /NaN|undefined/.test(scene.draw(0.3)), scene.draw(0) === scene.draw(0.3)]))`
    expect(printed(code)).toEqual(['loud-neighbours', 'loud-neighbours', false, false])
  })

  it('is the last of the library after one command, with a recipe and traits', async () => {
    await beginTemplate('3-loud-neighbours', directory)
    const code = `const { templateList } = await import('${directory}/generated/template-list.ts'); const { recipeList } = await import('${directory}/generated/recipe-list.ts'); const { nameList } = await import('${directory}/generated/name-list.ts'); console.log(JSON.stringify([templateList.map(({ name }) => name), Object.values(recipeList).map(({ templateName, traits }) => [templateName, traits.honoursDeeds ?? false]), Object.entries(nameList).at(-1)]))`
    expect(printed(code)).toEqual([
      ['podium', 'podium-loop', '3-loud-neighbours'],
      [
        ['podium', true],
        ['podium-loop', true],
        ['3-loud-neighbours', false],
      ],
      ['3-loud-neighbours', ['3 loud neighbours', 'contrast']],
    ])
  })

  it('is refused under a name that is taken or is no name', async () => {
    await beginTemplate('loud-neighbours', directory)
    await expect(beginTemplate('loud-neighbours', directory)).rejects.toThrow(
      'There is a template "loud-neighbours" already.',
    )
    for (const name of ['Loud', 'loud_neighbours', '../loud', '', 'loud-']) {
      await expect(beginTemplate(name, directory)).rejects.toThrow(`"${name}" is no name for a template`)
    }
  })
})

describe('the lists of the library', () => {
  it('are stale when a folder comes or goes, and as before once it is removed', async () => {
    const before = lists()
    await beginTemplate('loud-neighbours', directory)
    expect(await staleTemplateLists(directory)).toEqual([])
    rmSync(path.join(directory, 'loud-neighbours'), { recursive: true })
    const stale = await staleTemplateLists(directory)
    expect(stale.map(({ file }) => path.basename(file))).toEqual(listNames)
    await writeTemplateLists(directory)
    expect(lists()).toEqual(before)
  })

  it('are not made of a folder with another name, without a wording or without traits', async () => {
    const folder = path.join(directory, 'loud-neighbours')
    const data = (name: string) => {
      mkdirSync(path.join(directory, name))
      writeFileSync(
        path.join(directory, name, 'template.ts'),
        "export const template = { name: 'loud-neighbours' }",
      )
      return staleTemplateLists(directory)
    }
    await expect(data('quiet-neighbours')).rejects.toThrow('is named "loud-neighbours"')
    rmSync(path.join(directory, 'quiet-neighbours'), { recursive: true })
    await expect(data('loud-neighbours')).rejects.toThrow('has no wording.yaml')
    writeFileSync(path.join(folder, 'wording.yaml'), '')
    await expect(staleTemplateLists(directory)).rejects.toThrow('has no traits.ts')
  })

  it('are not made of two templates at one place', async () => {
    cpSync(path.join(directory, 'podium'), path.join(directory, 'stage'), { recursive: true })
    const file = path.join(directory, 'stage/template.ts')
    writeFileSync(file, readFileSync(file, 'utf8').replace("name: 'podium'", "name: 'stage'"))
    await expect(staleTemplateLists(directory)).rejects.toThrow('"podium" and "stage" have one order: 70.')
  })
})
