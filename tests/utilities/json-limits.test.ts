import { describe, expect, it } from 'vitest'
import { exceededLimit, type JsonLimits } from '@/utilities/json-limits'

const limits: JsonLimits = { bytesMax: 60, valuesMax: 5, levelsMax: 3, pictureField: 'picture' }
const check = (text: string, changed: Partial<JsonLimits> = {}) =>
  exceededLimit(new TextEncoder().encode(text), { ...limits, ...changed })
const long = 'A'.repeat(100)

describe('the limits of a JSON body', () => {
  it.each(['{}', '[[[]]]', '{"a":1,"b":2,"c":[3]}', '"[[[[,,,,,,"', '{"a":"\\"[[[[,,,,,,\\\\"}', '', ' '])(
    'let pass: %s',
    (text) => expect(check(text)).toBeNull(),
  )

  it.each(['[1,2,3,4,5,6]', '[{},{},{}]', '{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6}', ',,,,,,'])(
    'count fields, items, lists and objects: %s',
    (text) => expect(check(text)).toBe('values'),
  )

  it.each(['[[[[', '{"a":{"b":{"c":{}}}}', '[[]]]]][[[[[[[[['])('count levels: %s', (text) =>
    expect(check(text, { valuesMax: 100 })).toBe('levels'),
  )

  it.each([
    `"${long}"`,
    `{"title":"${long}"}`,
    `{"${long}":1}`,
    `{"picture":"a"}${' '.repeat(100)}`,
    `"${long}`,
  ])('count bytes outside of pictures: %s', (text) => expect(check(text)).toBe('bytes'))

  it.each([
    `{"picture":"${long}"}`,
    `{"json":{"a":1,"picture" :\n"${long}"}}`,
    `{"picture":"${'\\/'.repeat(50)}"}`,
  ])('do not count the bytes of a picture: %s', (text) => expect(check(text)).toBeNull())

  it.each([
    `{"picture":["${long}"]}`,
    `{"picture":1,"title":"${long}"}`,
    `{"pictures":"${long}"}`,
    `{"a":"picture","title":"${long}"}`,
    `["picture","${long}"]`,
    `{"picture":"a" "${long}"}`,
    `{"picture":1 "${long}"}`,
  ])('take nothing else for a picture: %s', (text) => expect(check(text)).toBe('bytes'))

  it('know no picture where none is expected', () => {
    const { pictureField: _none, ...usual } = limits
    expect(exceededLimit(new TextEncoder().encode(`{"picture":"${long}"}`), usual)).toBe('bytes')
  })
})
