import { describe, expect, it } from 'vitest'
import { compilePattern } from '../../../scripts/jokes/patterns'

const matches = (text: string, ...entries: string[]) => new RegExp(compilePattern(entries)).test(text)

describe('an entry', () => {
  it('matches whole words', () => {
    expect(matches('it died at noon', 'died?', 'broke')).toBe(true)
    expect(matches('we studied', 'died')).toBe(false)
  })

  it('stands as it is between slashes', () => {
    expect(matches('we studied', '/died/')).toBe(true)
    expect(matches('it broke, finally', '/^finally/')).toBe(false)
  })

  it('takes in a list of words, and that list another', () => {
    const words = { pet: ['cat', 'dog'], animal: ['{pet}s?', 'hens'] }
    const pattern = new RegExp(compilePattern(['my {animal} (?:sat|slept)'], words))
    expect(pattern.test('my dogs slept')).toBe(true)
    expect(pattern.test('my pet slept')).toBe(false)
  })

  it('keeps counts and classes of letters', () => {
    expect(new RegExp(compilePattern(['/^\\p{L}{2,3}$/'], {}, 'foreign'), 'u').test('год')).toBe(true)
  })

  it('ends with its word in every script', () => {
    const pattern = new RegExp(compilePattern(['гей'], {}, 'foreign'), 'u')
    expect(pattern.test('мой гей друг')).toBe(true)
    expect(pattern.test('гейзер')).toBe(false)
  })
})

describe('what no pattern can be made of', () => {
  it('is a list that there is not', () => {
    expect(() => compilePattern(['my {pet}'])).toThrow('There is no list "pet"')
  })

  it('is an open bracket', () => {
    expect(() => compilePattern(['(?:a|b'])).toThrow('no regular expression: (?:a|b')
  })
})
