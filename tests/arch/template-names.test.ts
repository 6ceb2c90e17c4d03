import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { nameList } from '@/templates/generated/name-list'

const core = path.resolve('src/core')
const names = Object.keys(nameList)
/** Names that a figure or a scene of the minimalist visuals shares with a template. */
const visualNames = ['iceberg', 'before-after', 'signpost']

/** Template names in a source: a hyphenated name wherever it stands, a plain English word only as a whole string. */
function templateNamesIn(source: string): string[] {
  return names.filter((name) =>
    name.includes('-')
      ? new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(source)
      : new RegExp(`(['"\`])${name}\\1`).test(source),
  )
}

describe('the pure core', () => {
  it('names no template: what a rule needs to know of one stands in its folder', () => {
    const files = readdirSync(core, { recursive: true, encoding: 'utf8' }).map((file) =>
      file.replaceAll(path.sep, '/'),
    )
    const sources = files.filter((file) => file.endsWith('.ts'))
    expect(sources.length).toBeGreaterThan(100)
    const named = sources.flatMap((file) => {
      const own = file.startsWith('visual/') ? visualNames : []
      const found = templateNamesIn(readFileSync(path.join(core, file), 'utf8'))
      return found.filter((name) => !own.includes(name)).map((name) => `${file}: ${name}`)
    })
    expect(named).toEqual([])
  })

  it('would be caught with a name in a string, in a list of names or as a key', () => {
    expect(templateNamesIn("new Set(['two-buttons', 'podium'])")).toEqual(['two-buttons', 'podium'])
    expect(templateNamesIn('`not-my-job calm-in-chaos`')).toEqual(['calm-in-chaos', 'not-my-job'])
    expect(templateNamesIn("{ 'calm-outside': 0.1 }")).toEqual(['calm-outside'])
    expect(templateNamesIn("'tip of the iceberg, snowball effect'")).toEqual([])
  })
})
