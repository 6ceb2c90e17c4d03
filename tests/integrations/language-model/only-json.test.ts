import { describe, expect, it } from 'vitest'
import { createJsonScanner } from '@/server/integrations/language-model/only-json'

const object = '{"elements":[{"a":"} ] \\" {"},{"b":[1]}]}'

/** The same whether it comes letter by letter, in pieces or at once. */
function scanned(text: string): string {
  const results = [1, 3, text.length].map((letters) => {
    const scan = createJsonScanner()
    let json = ''
    for (let from = 0; from < text.length; from += letters) json += scan(text.slice(from, from + letters))
    return json
  })
  expect(new Set(results).size).toBe(1)
  return results[0] ?? ''
}

describe('the JSON in what a model says', () => {
  it.each([
    ['alone', object],
    ['in a fence', `\`\`\`json\n${object}\n\`\`\``],
    ['between sentences', `Sure! Here it is:\n${object}\nShall I go on? {"no":1}`],
  ])('is found %s', (_where, text) => {
    expect(scanned(text)).toBe(object)
  })

  it('is put into the object that was asked for where it is a bare list', () => {
    expect(JSON.parse(scanned('Here: [{"a":"]"},{"b":2}] done'))).toEqual({
      elements: [{ a: ']' }, { b: 2 }],
    })
  })

  it('is given as far as it goes, and is empty where there is none', () => {
    expect(scanned('```json\n{"elements":[{"a":1},{"b')).toBe('{"elements":[{"a":1},{"b')
    expect(scanned('I would rather not.')).toBe('')
  })
})
