import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { jokeBook } from '@/jokes/joke-book'

const writer = path.resolve('src/core/writer')
const names = jokeBook.situations.map(({ name }) => name)

function situationsIn(source: string): string[] {
  return names.filter((name) => new RegExp(`(['"\`])${name}\\1`).test(source))
}

it('the writer names no situation: a rule asks for a property of it', () => {
  const files = readdirSync(writer, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  expect(files.length).toBeGreaterThan(50)
  const named = files.flatMap((file) =>
    situationsIn(readFileSync(path.join(writer, file), 'utf8')).map((name) => `${file}: ${name}`),
  )
  expect(named).toEqual([])
})

it('a name would be found', () => {
  expect(situationsIn("situation.name === 'small-win'")).toEqual(['small-win'])
  expect(situationsIn('noise between words')).toEqual([])
})
