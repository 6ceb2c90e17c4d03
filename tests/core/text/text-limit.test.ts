import { family, longTexts, mixedText } from '@tests/support/long-texts'
import { describe, expect, it } from 'vitest'
import { graphemeCount } from '@/core/text/graphemes'
import { cutText, insertWithin, isWithin, lengthFault, unitsMaxOf } from '@/core/text/text-limit'

describe('the length of a text', () => {
  it.each(longTexts(40))('is counted in characters, as people do: $name', ({ longest, tooLong }) => {
    expect(isWithin(longest, 40)).toBe(true)
    expect(isWithin(tooLong, 40)).toBe(false)
  })

  it('has a ceiling in units for each character', () => {
    const zalgo = `a${'̷'.repeat(unitsMaxOf(40) - 1)}`
    expect(lengthFault(zalgo, 40)).toBeNull()
    expect(lengthFault(`${zalgo}̷`, 40)).toBe('too-many-units')
    expect(lengthFault('a'.repeat(41), 40)).toBe('too-many-chars')
    expect(lengthFault('a'.repeat(1000), 40)).toBe('too-many-chars')
  })

  it('costs no more to measure when it is endless', () => {
    for (const endless of ['a', '̷', family, 'क्']) {
      const text = endless.repeat(2_000_000 / endless.length)
      const startedMs = performance.now()
      expect(lengthFault(text, 500)).not.toBeNull()
      expect(cutText(text, 500).length).toBeLessThanOrEqual(2000)
      expect(performance.now() - startedMs).toBeLessThan(1000)
    }
  })
})

describe('a text that is cut', () => {
  it('ends between characters, as close to the limit as it can', () => {
    expect(cutText(`${'ab'.repeat(20)}c`, 40)).toBe('ab'.repeat(20))
    expect(cutText(family.repeat(50), 40)).toBe(family.repeat(14))
    expect(cutText('नमस्ते', 2)).toBe('नम')
  })

  it('is never empty, also when one letter alone is too long', () => {
    expect(cutText(`a${'̷'.repeat(500)}`, 40)).toHaveLength(160)
  })

  it('is within the limit and a beginning of what it was, whatever it was', () => {
    for (let seed = 0; seed < 200; seed++) {
      const text = mixedText(seed, 120)
      const cut = cutText(text, 40)
      expect(isWithin(cut, 40), `seed ${seed}`).toBe(true)
      expect(text.startsWith(cut), `seed ${seed}`).toBe(true)
      if (isWithin(text, 40)) expect(cut).toBe(text)
    }
  })
})

describe('a field that is full', () => {
  const full = 'नमस्ते'.repeat(10)
  const charsMax = graphemeCount(full)

  it('takes no more in the middle, and keeps its end', () => {
    expect(insertWithin(full, `नx${full.slice(1)}`, charsMax)).toBe(full)
    expect(insertWithin('abcdef', 'abcXYdef', 7)).toBe('abcXdef')
    expect(insertWithin('', 'abcdefghij', 7)).toBe('abcdefg')
  })

  it('lets words be replaced and deleted, also when it was too full', () => {
    expect(insertWithin('abcdef', 'abcXYZ', 6)).toBe('abcXYZ')
    expect(insertWithin('abcdefgh', 'abcdefg', 6)).toBe('abcdefg')
    expect(insertWithin('abcdefgh', 'abcdefghi', 6)).toBe('abcdefgh')
  })

  it('halves no emoji', () => {
    expect(insertWithin('👍', '👍👎', 1)).toBe('👍')
    expect(insertWithin('a👎', 'a👍👎', 2)).toBe('a👎')
    expect(insertWithin('👍👍', '👍👎👍', 3)).toBe('👍👎👍')
  })
})
