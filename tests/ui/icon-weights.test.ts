import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const require = createRequire(import.meta.url)
const keepIconWeights = require('../../scripts/keep-icon-weights.cjs') as (source: string) => string
const definitions = path.resolve('node_modules/@phosphor-icons/react/dist/defs')
const sourceDirectory = path.resolve(import.meta.dirname, '../../src')
const components = readdirSync(sourceDirectory, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, text: readFileSync(path.join(sourceDirectory, file), 'utf8') }))
  .filter(({ text }) => text.includes('@phosphor-icons/react'))
const tag = /<[A-Z]\w*Icon\b([^>]*)>/g

describe('icons', () => {
  it('keep the two weights of the design and lose the others', () => {
    const weights = (file: string) =>
      [
        ...keepIconWeights(readFileSync(path.join(definitions, file), 'utf8')).matchAll(/^ {4}"(\w+)",$/gm),
      ].map(([, weight]) => weight)
    const names = readdirSync(definitions).filter((file) => file.endsWith('.es.js'))
    expect(names.length).toBeGreaterThan(1000)
    for (const name of names) expect(weights(name), name).toEqual(['bold', 'fill'])
  })

  it('are asked for in a weight that is sent, everywhere', () => {
    expect(components.length).toBeGreaterThan(30)
    for (const { file, text } of components) {
      expect(text, file).not.toMatch(/weight(?:=|: )["'{][^"'}]*(?:thin|light|regular|duotone)/)
      for (const [whole, attributes = ''] of text.matchAll(tag)) {
        const hasWeight = /\bweight=|\{\.\.\./.test(attributes) || isOwn(text, whole)
        expect(hasWeight, `${file}: ${whole}`).toBe(true)
      }
    }
  })
})

/** A component of the file or of ours that is called so: it gives its icon the weight itself. */
function isOwn(text: string, whole: string): boolean {
  const name = /<(\w+)/.exec(whole)?.[1] ?? ''
  return !new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '@phosphor-icons`).test(text)
}
