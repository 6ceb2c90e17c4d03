import { describe, expect, it } from 'vitest'
import { createElementReader } from '@/server/integrations/language-model/element-reader'

const object = '{"elements":[{"a":"} ] \\" {"},{"b":[{"c":1}]}]}'
const elements = [{ a: '} ] " {' }, { b: [{ c: 1 }] }]

/** The same whether it comes letter by letter, in pieces or at once. */
function read(text: string): unknown[] {
  const results = [1, 3, text.length].map((letters) => {
    const reader = createElementReader()
    const found: unknown[] = []
    for (let from = 0; from < text.length; from += letters)
      found.push(...reader(text.slice(from, from + letters)))
    return found
  })
  expect(results[1]).toEqual(results[0])
  expect(results[2]).toEqual(results[0])
  // The list as a whole is an object as well; whoever asks for memes finds that it is none.
  return (results[0] ?? []).filter((value) => !Object.hasOwn(value as object, 'elements'))
}

describe('the elements in what a model says', () => {
  it.each([
    ['alone', object],
    ['in a fence', `\`\`\`json\n${object}\n\`\`\``],
    ['between sentences', `Sure! Here it is:\n${object}\nShall I go on?`],
    ['as a bare list', 'Here: [{"a":"} ] \\" {"},{"b":[{"c":1}]}] done'],
    ['after thinking about braces', `<think>maybe {"elements":[{"x":1}]} or [{"y":2}]</think>${object}`],
    ['after a sentence with braces', `I use {thing} and [brackets].\n${object}`],
  ])('are found %s', (_where, text) => {
    expect(read(text)).toEqual(elements)
  })

  it('may be one object without a list', () => {
    expect(read('{"a":1}')).toEqual([{ a: 1 }])
  })

  it('are given as far as they are complete, and none where there are none', () => {
    expect(read('```json\n{"elements":[{"a":1},{"b')).toEqual([{ a: 1 }])
    expect(read('I would rather not.')).toEqual([])
  })

  it('are read in linear time, however long one is', () => {
    const startedAtMs = performance.now()
    const long = `{"elements":[{"a":"${'x'.repeat(400_000)}"},{"b":1}]}`
    expect(read(long)).toEqual([{ b: 1 }])
    expect(performance.now() - startedAtMs).toBeLessThan(2000)
  })
})
