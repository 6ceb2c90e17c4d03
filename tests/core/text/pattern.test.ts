import { describe, expect, it } from 'vitest'
import { anyOf, either, wholeWords } from '@/core/text/pattern'

describe('patterns of word lists', () => {
  it('match every word, whichever line it stands on', () => {
    const weather = new RegExp(
      `^${anyOf`
      rain, snow(?:ed|ing)?,
      fog, hail`}$`,
    )
    for (const word of ['rain', 'snow', 'snowed', 'fog', 'hail']) expect(weather.test(word), word).toBe(true)
    expect(weather.test('rain, snow')).toBe(false)
  })

  it('keep commas that part no words, and backslashes as they are', () => {
    expect(anyOf`well,?, \d{1,3} days`).toBe(String.raw`(?:well,?|\d{1,3} days)`)
  })

  it('take other lists as words', () => {
    const people = anyOf`boss, neighbou?r`
    expect(new RegExp(`^${anyOf`nobody, my ${people}`}$`).test('my neighbor')).toBe(true)
  })

  it('find whole words only', () => {
    const tax = wholeWords(anyOf`tax(?:es)?, bills?`, 'i')
    expect(tax.test('My TAXES again')).toBe(true)
    expect(tax.test('the taxi came')).toBe(false)
  })

  it('join patterns', () => {
    expect(either(/^rain/, /fog$/).test('no fog')).toBe(true)
    expect(either(/^rain/, /fog$/).test('no rain')).toBe(false)
  })
})
