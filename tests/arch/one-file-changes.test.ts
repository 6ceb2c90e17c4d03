import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Rows of the table in CONTRIBUTING.md § One file for one change. */
const rows = [
  ...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^\| ([^|]+) \| `([^`|]+)` \| `(\w+)` \|/gm),
].map(([, change = '', file = '', name = '']) => ({ change, file, name }))

const sources = globSync('{src,scripts}/**/*.{ts,tsx}').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}))

/** Files that define a value of this name at their top level. */
function definingFiles(name: string): string[] {
  const definition = new RegExp(`^(?:export )?(?:const|let|(?:async )?function) ${name}\\b`, 'm')
  return sources.filter(({ text }) => definition.test(text)).map(({ file }) => file)
}

describe('the table of changes in one file', () => {
  it('names twelve changes', () => {
    expect(rows.map(({ change }) => change)).toHaveLength(12)
  })

  it.each(rows)('has the one file for “$change”', ({ file, name }) => {
    expect(definingFiles(name)).toEqual([file])
  })
})

describe('numbers of the table', () => {
  it('stand in no text that people read: texts name the variable', () => {
    const texts = [...globSync('public/locales/en/*.json'), ...globSync('src/content/**/*.mdx')]
    const written = texts.filter((file) =>
      /\b(?:up to|gets?|makes?) (?:twelve|six) (?:memes|GIFs)\b/i.test(readFileSync(file, 'utf8')),
    )
    expect(written).toEqual([])
  })
})
