import { describe, expect, it } from 'vitest'
import { familiesBehind } from '@/core/meme/caption-fonts'
import { scriptFamilies } from '@/core/meme/script-fonts'

describe('familiesBehind', () => {
  it.each([
    'Plain words, 50 % off – “really”…',
    'Ελληνικά',
    'Қазақ тілі',
    'Tiếng Việt',
    'नमस्ते',
    '№ 5 − 3 ™',
    '',
  ])('needs nothing more for %s', (text) => {
    expect(familiesBehind(text)).toEqual([])
  })

  it.each([
    ['پښتو', 'Arabic'],
    ['ייִדיש', 'Hebrew'],
    ['ދިވެހި', 'Thaana'],
    ['অসমীয়া', 'Bengali'],
    ['ਪੰਜਾਬੀ', 'Gurmukhi'],
    ['ગુજરાતી', 'Gujarati'],
    ['ଓଡ଼ିଆ', 'Oriya'],
    ['தமிழ்', 'Tamil'],
    ['తెలుగు', 'Telugu'],
    ['ಕನ್ನಡ', 'Kannada'],
    ['മലയാളം', 'Malayalam'],
    ['සිංහල', 'Sinhala'],
    ['ไทย', 'Thai'],
    ['ລາວ', 'Lao'],
    ['ខ្មែរ', 'Khmer'],
    ['မြန်မာ', 'Myanmar'],
    ['ქართული', 'Georgian'],
    ['Հայերեն', 'Armenian'],
    ['ትግርኛ', 'Ethiopic'],
  ])('draws %s with Noto Sans %s', (text, script) => {
    expect(familiesBehind(text)).toEqual([`Noto Sans ${script}`])
  })

  it.each([
    ['月曜日の朝', ['JP']],
    ['コーヒー', ['JP']],
    ['월요일 아침', ['KR']],
    ['我的代码能跑', ['SC']],
    ['我的程式會跑', ['TC']],
    ['ㄅㄆㄇ', ['TC']],
    ['「！？」', ['JP']],
    ['A → B ✓', ['SC']],
    ['大韓 대한', ['KR', 'SC']],
    ['ねこ 고양이', ['JP', 'KR']],
  ])('draws %s in the writing of %j', (text, writings) => {
    expect(familiesBehind(text)).toEqual(writings.map((writing) => `Noto Sans ${writing} Variable`))
  })

  it('takes a family for each script of a text that mixes them', () => {
    expect(familiesBehind('Hello مرحبا สวัสดี 你好')).toEqual([
      'Noto Sans Arabic',
      'Noto Sans Thai',
      'Noto Sans SC Variable',
    ])
  })

  it('takes emoji from the emoji rather than from a Chinese family, but not an Indian joiner', () => {
    expect(familiesBehind('我❤️你')).toEqual(['Noto Color Emoji', 'Noto Sans SC Variable'])
    expect(familiesBehind('ක්‍ෂ ❤️')).toEqual(['Noto Sans Sinhala', 'Noto Color Emoji'])
  })

  it('names no family that is not in the list of all', () => {
    const every = familiesBehind('پייދঅਪગଓத తಕമසไລខမქՀት月の월')
    expect(every.filter((family) => !scriptFamilies.includes(family))).toEqual([])
    expect(every).toHaveLength(21)
  })
})
