import { describe, expect, it } from 'vitest'
import { breakUnits } from '@/core/meme/break-units'
import { graphemesOf } from '@/core/text/graphemes'

const texts = (line: string) => breakUnits(line).map((unit) => unit.text)

describe('breakUnits', () => {
  it('keeps words with their punctuation whole', () => {
    expect(texts('“Just one quick question,” she said.')).toEqual([
      '“Just',
      'one',
      'quick',
      'question,”',
      'she',
      'said.',
    ])
  })

  it('breaks after a dash only between longer halves', () => {
    expect(texts('self-esteem e-mail T-shirt final-final-2')).toEqual([
      'self-',
      'esteem',
      'e-mail',
      'T-shirt',
      'final-',
      'final-2',
    ])
  })

  it('never begins a line with closing punctuation that a space precedes', () => {
    expect(texts('« Quoi » ? Non !')).toEqual(['« Quoi » ?', 'Non !'])
  })

  it('breaks Japanese between words, and not before its full stop', () => {
    const units = breakUnits('今日は猫です。')
    expect(units.length).toBeGreaterThan(2)
    expect(units.map((unit) => unit.text).join('')).toBe('今日は猫です。')
    expect(units.some((unit) => unit.text === '。')).toBe(false)
    expect(units.slice(1).every((unit) => !unit.spaced)).toBe(true)
  })

  it('breaks Thai between words', () => {
    expect(texts('ฉันไม่อยากทำงาน').length).toBeGreaterThan(2)
  })

  it('keeps an emoji of several code points whole', () => {
    expect(graphemesOf('👩‍👩‍👧🇳🇵')).toEqual(['👩‍👩‍👧', '🇳🇵'])
    expect(texts('👩‍👩‍👧👍🏽')).toEqual(['👩‍👩‍👧', '👍🏽'])
  })
})
