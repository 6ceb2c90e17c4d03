import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { serverVariables } from '@/env/server-env'

/** One paragraph per variable: comment lines with a sentence, then the assignment, commented out. */
function paragraphs(): { names: string[]; sentence: string }[] {
  return readFileSync('.env.example', 'utf8')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().split('\n'))
    .map((lines) => ({
      names: lines.flatMap((line) => line.match(/^#?([A-Z][A-Z0-9_]*)=/)?.[1] ?? []),
      sentence: lines
        .filter((line) => !/^#?[A-Z][A-Z0-9_]*=/.test(line))
        .map((line) => line.replace(/^#\s*/, ''))
        .join(' '),
    }))
}

describe('.env.example', () => {
  test('names exactly the variables that the server reads', () => {
    const documented = paragraphs().flatMap(({ names }) => names)
    expect(documented.toSorted()).toEqual(Object.keys(serverVariables).toSorted())
  })

  test('gives each variable one sentence of its own', () => {
    for (const { names, sentence } of paragraphs().filter(({ names }) => names.length > 0)) {
      expect(names).toHaveLength(1)
      expect(sentence, names[0]).toMatch(/^[A-Z][^\n]{20,}\.$/)
    }
  })

  test('sets nothing: copied as it is, the product runs with its local defaults', () => {
    const assignments = readFileSync('.env.example', 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    expect(assignments).toEqual([])
  })
})
