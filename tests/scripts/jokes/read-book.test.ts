import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { templates } from '@/templates/templates'
import { formatJson } from '../../../scripts/format-json'
import { readBook } from '../../../scripts/jokes/read-book'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'quipsmith-jokes-'))
  cpSync('src/jokes', directory, { recursive: true, filter: (file) => !file.endsWith('.ts') })
})

/** Changes a file of the copied book. */
function edit(file: string, from: string, to: string): void {
  const source = readFileSync(path.join(directory, file), 'utf8')
  expect(source, file).toContain(from)
  writeFileSync(path.join(directory, file), source.replace(from, to))
}

const read = () => readBook(directory, templates)

describe('the book', () => {
  it('gives a situation that extends another its lists and its lines, but for those that name a thing', () => {
    const { situations } = read()
    const [off, busy] = ['putting-off', 'busy-instead'].map((wanted) =>
      situations.find(({ name }) => name === wanted),
    )
    const unnamed = off?.lines.filter(({ words }) => !JSON.stringify(words).includes('hing}'))
    expect(busy?.lines).toEqual(unnamed)
    expect(new RegExp(busy?.sign ?? '').test('i should be studying but i am watching cranes')).toBe(true)
  })

  it.each([
    [
      'a template that there is not',
      'reactions/list.yaml',
      'museum-piece:',
      'museum-peace:',
      'no such template',
    ],
    ['a slot that the template lacks', 'reactions/list.yaml', 'art:', 'picture:', 'no slot "picture"'],
    ['a slot without words', 'situations/noise.yaml', '      weapon:', '      third:', 'third'],
    [
      'words that do not fit',
      'reactions/list.yaml',
      'That should be everything.',
      'That should be everything. '.repeat(9),
      'at most',
    ],
    ['a placeholder that nothing fills', 'reactions/list.yaml', "'{text}'", "'{txt}'", 'Nothing fills {txt}'],
    [
      'a joke told twice',
      'reactions/list.yaml',
      'In that order.',
      'That should be everything.',
      'stands in list',
    ],
    [
      'a line of a subject with a cell too few',
      'subjects/small-slips.yaml',
      '| They’re the same arm.',
      'They’re the same arm.',
      'It has 2 cells, the template 3',
    ],
    [
      'a line of a subject on no template',
      'subjects/small-slips.yaml',
      'two-buttons:',
      'two-button:',
      'no such',
    ],
    [
      'a turn that two subjects have',
      'subjects/small-slips.yaml',
      'My dignity, sound asleep',
      'Turning the wave into a stretch, then into a yawn',
      'is the turn',
    ],
    ['a field that is none', 'topics/cars.yaml', 'weakCues:', 'weekCues:', 'weekCues'],
    ['a topic without a place', 'order.yaml', '  - cars\n', '', 'topics/cars.yaml has no place'],
  ])('refuses %s', (_, file, from, to, complaint) => {
    edit(file, from, to)
    expect(read).toThrow(complaint)
  })

  it('refuses a pattern of more than 200 characters and says in which file', () => {
    edit('topics/cars.yaml', 'fuel for', `fuel ${'(?:for|of)'.repeat(20)}`)
    expect(read).toThrow(/topics\/cars\.yaml:[\s\S]*more than 200 characters/)
  })
})

it('is written with each joke on a line of its own', () => {
  const lines = formatJson(read()).split('\n')
  expect(lines).toContainEqual(
    expect.stringMatching(/^ +\{"template":"calm-in-chaos",.*"In that order\..*\},?$/),
  )
})
