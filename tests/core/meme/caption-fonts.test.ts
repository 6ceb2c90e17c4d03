import { describe, expect, it } from 'vitest'
import { captionFont, captionFontFace, hasTallMarks } from '@/core/meme/caption-fonts'

describe('captionFont', () => {
  it('puts Noto Sans behind the other families', () => {
    expect(captionFont('Anton', 42, 'Words')).toBe('400 42px "Anton", "Noto Sans"')
    expect(captionFont('Noto Sans', 10, 'Words')).toBe('700 10px "Noto Sans"')
  })

  it.each(['Comic Sans', '', 'toString', '__proto__', '"; fill'])('draws %j with Baloo 2', (family) => {
    expect(captionFont(family, 20, 'Words')).toBe('800 20px "Baloo 2", "Noto Sans"')
    expect(captionFontFace(family).family).toBe('Baloo 2')
  })

  it('adds the families of the other scripts in the text, and the emoji', () => {
    expect(captionFont('Baloo 2', 20, 'Wow สุดยอด')).toBe('800 20px "Baloo 2", "Noto Sans", "Noto Sans Thai"')
    expect(captionFont('Anton', 20, '🍕 مرحبا')).toBe(
      '400 20px "Anton", "Noto Sans", "Noto Sans Arabic", "Noto Color Emoji"',
    )
    for (const emoji of ['🇫🇷', '❤️', '1️⃣'])
      expect(captionFont('Anton', 20, emoji)).toContain('"Noto Color Emoji"')
  })

  it('sets East Asian words bold beside a display face that has no bold', () => {
    expect(captionFont('Anton', 20, 'OK 月曜日の朝')).toBe('700 20px "Noto Sans", "Noto Sans JP Variable"')
    expect(captionFont('Anton', 20, 'A → B')).toMatch(/^400 20px "Anton"/)
    expect(captionFont('Baloo 2', 20, '월요일')).toBe(
      '800 20px "Baloo 2", "Noto Sans", "Noto Sans KR Variable"',
    )
  })
})

describe('hasTallMarks', () => {
  it.each(['ÉCOLE', 'Ünder', 'tiếng Việt', 'नमस्ते', 'ภาษาไทย', 'مرحبا'])('gives %s more room', (text) => {
    expect(hasTallMarks(text)).toBe(true)
  })

  it.each(['Plain words', 'école', 'ПРИВЕТ', '日本語'])('sets %s as usual', (text) => {
    expect(hasTallMarks(text)).toBe(false)
  })
})
