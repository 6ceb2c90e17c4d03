import { describe, expect, it } from 'vitest'
import { isLanguageCode, languages, toLanguageCode } from '@/core/language/languages'

describe('the language table', () => {
  it('offers at least 110 languages, each code once', () => {
    expect(languages.length).toBeGreaterThanOrEqual(110)
    expect(new Set(languages.map(({ code }) => code)).size).toBe(languages.length)
  })

  it('holds valid BCP-47 codes in their canonical spelling', () => {
    for (const { code } of languages) expect(Intl.getCanonicalLocales(code)).toEqual([code])
  })

  it('knows a name, a native name and a font for every language', () => {
    for (const { name, nativeName, fontFamily } of languages) {
      expect(name).toMatch(/^\p{Lu}/u)
      expect(nativeName.length).toBeGreaterThan(1)
      expect(fontFamily).not.toBe('')
    }
  })

  it('writes Arabic, Hebrew, Persian and Urdu from right to left, and their names in such letters', () => {
    const rightToLeft = languages.filter(({ direction }) => direction === 'rtl')
    expect(rightToLeft.map(({ code }) => code)).toEqual(expect.arrayContaining(['ar', 'he', 'fa', 'ur']))
    for (const { nativeName } of rightToLeft) expect(nativeName).toMatch(/^[\u0590-\u08ff]/)
    for (const { nativeName, direction } of languages) {
      if (direction === 'ltr') expect(nativeName).not.toMatch(/[\u0590-\u08ff]/)
    }
  })

  it('is sorted by English name, as the page and the menus show it', () => {
    const names = languages.map(({ name }) => name)
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')))
  })

  it('accepts a code of the table and no other word', () => {
    expect(isLanguageCode('pt-BR')).toBe(true)
    expect(isLanguageCode('auto')).toBe(false)
    expect(isLanguageCode('constructor')).toBe(false)
  })

  it.each([
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['no', 'nb'],
    ['tl', 'fil'],
    ['de-AT', 'de'],
    ['pt-BR', 'pt-BR'],
    ['auto', 'auto'],
    ['qq', 'qq'],
  ])('are found by another common code: %s is %s', (code, known) => {
    expect(toLanguageCode(code)).toBe(known)
  })
})
