import { describe, expect, it } from 'vitest'
import { captionFont, captionFontFace, hasTallMarks } from '@/core/meme/caption-fonts'

describe('captionFont', () => {
  it('puts Noto Sans behind the other families', () => {
    expect(captionFont('Anton', 42)).toBe('400 42px "Anton", "Noto Sans", "Noto Color Emoji"')
    expect(captionFont('Noto Sans', 10)).toBe('700 10px "Noto Sans", "Noto Color Emoji"')
  })

  it.each(['Comic Sans', '', 'toString', '__proto__', '"; fill'])('draws %j with Baloo 2', (family) => {
    expect(captionFont(family, 20)).toBe('800 20px "Baloo 2", "Noto Sans", "Noto Color Emoji"')
    expect(captionFontFace(family).family).toBe('Baloo 2')
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
