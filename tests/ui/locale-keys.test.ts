import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { locale } from '@/i18n/locale'

const localeDirectory = path.resolve(import.meta.dirname, '../../public/locales/en')
const sourceDirectory = path.resolve(import.meta.dirname, '../../src')
const source = readdirSync(sourceDirectory, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(sourceDirectory, file), 'utf8'))
  .join('\n')

/** Keys of all files: `namespace.b.c`; plural forms count as the one key that code asks for. */
function keysOf(words: object, prefix = ''): string[] {
  return Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'object'
      ? keysOf(value, `${prefix}${name}.`)
      : [`${prefix}${name}`.replace(/_(one|other)$/, '')],
  )
}

const keys = new Set(keysOf(locale))
/** Whole keys given to `t`, and the beginnings of those that are put together. */
const asked = [...source.matchAll(/\bt\(\s*'([\w.]+)'/g)].map((match) => match[1] ?? '')
const beginnings = [...source.matchAll(/\bt\(\s*`([\w.]+)\$\{/g)].map((match) => match[1] ?? '')

describe('the words of the interface', () => {
  it('hold every namespace, and no other', () => {
    expect(readdirSync(localeDirectory).sort()).toEqual(
      Object.keys(locale)
        .map((name) => `${name}.json`)
        .sort(),
    )
  })

  it('hold every key that the code asks for', () => {
    const isThere = (key: string) => keys.has(key) || [...keys].some((other) => other.startsWith(`${key}.`))
    expect(asked.length).toBeGreaterThan(50)
    expect(asked.filter((key) => !isThere(key))).toEqual([])
    expect(beginnings.filter((beginning) => ![...keys].some((key) => key.startsWith(beginning)))).toEqual([])
  })

  it('hold nothing that nobody asks for', () => {
    const isAsked = (key: string) =>
      source.includes(`'${key}'`) ||
      asked.some((group) => key.startsWith(`${group}.`)) ||
      beginnings.some((beginning) => key.startsWith(beginning)) ||
      // The page that stands in for the root layout reads the file itself.
      key.startsWith('errorBoundary.')
    expect([...keys].filter((key) => !isAsked(key))).toEqual([])
  })
})
