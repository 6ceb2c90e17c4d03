import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { beginTemplate } from '../../scripts/templates/begin-template'

const project = path.join(import.meta.dirname, '../..')
let directory: string

beforeEach(() => {
  const root = mkdtempSync(path.join(tmpdir(), 'new-template-'))
  directory = path.join(root, 'src/templates')
  mkdirSync(directory, { recursive: true })
  symlinkSync(path.join(project, 'src/core'), path.join(root, 'src/core'))
  symlinkSync(path.join(project, 'src/templates/kit'), path.join(directory, 'kit'))
  symlinkSync(path.join(project, 'node_modules'), path.join(root, 'node_modules'))
  for (const list of ['templates.ts', 'recipes.ts', 'template-index.ts']) {
    cpSync(path.join(project, 'src/templates', list), path.join(directory, list))
  }
})

describe('a new template', () => {
  it('draws at once', () => {
    beginTemplate('loud-neighbours', directory)
    const code = `const { scene } = await import('${directory}/loud-neighbours/scene.ts'); const { template } = await import('${directory}/loud-neighbours/template.ts'); console.log(JSON.stringify([scene.name, template.name, /NaN|undefined/.test(scene.draw(0.3)), scene.draw(0) === scene.draw(0.3)]))`
    const { stdout, stderr } = spawnSync('node_modules/.bin/tsx', ['--input-type=module', '--eval', code], {
      cwd: project,
      encoding: 'utf8',
    })
    expect(JSON.parse(stdout || `"${stderr}"`)).toEqual(['loud-neighbours', 'loud-neighbours', false, false])
  })

  it('is the last entry of both lists, and nothing else in them changed', () => {
    const before = readFileSync(path.join(directory, 'templates.ts'), 'utf8')
    beginTemplate('3-loud-neighbours', directory)
    for (const [list, kind] of [
      ['templates', 'template'],
      ['recipes', 'recipe'],
    ]) {
      const source = readFileSync(path.join(directory, `${list}.ts`), 'utf8')
      expect(source).toContain(
        `import { ${kind} as template3LoudNeighbours } from './3-loud-neighbours/${kind}'\n`,
      )
      expect(source).toMatch(
        new RegExp(`export const ${list}[^\\]]*\\[\\][^\\]]*  template3LoudNeighbours,\n\\]`),
      )
    }
    const after = readFileSync(path.join(directory, 'templates.ts'), 'utf8')
    expect(readFileSync(path.join(directory, 'template-index.ts'), 'utf8')).toContain(
      "\n  '3-loud-neighbours': ['3 loud neighbours', 'contrast'],\n}",
    )
    const own = /^.*template3LoudNeighbours.*\n/gm
    expect(after.replace(own, '')).toBe(before)
  })

  it('is refused under a name that is taken or is no name', () => {
    beginTemplate('loud-neighbours', directory)
    expect(() => beginTemplate('loud-neighbours', directory)).toThrow(
      'There is a template "loud-neighbours" already.',
    )
    for (const name of ['Loud', 'loud_neighbours', '../loud', '', 'loud-']) {
      expect(() => beginTemplate(name, directory)).toThrow(`"${name}" is no name for a template`)
    }
  })
})
