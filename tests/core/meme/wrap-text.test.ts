import { describe, expect, it } from 'vitest'
import { breakUnits } from '@/core/meme/break-units'
import { countLines, measuredUnit, wrapGreedily, wrapText } from '@/core/meme/wrap-text'

/** One em a character, one em a space. */
const units = (line: string) => breakUnits(line).map((unit) => measuredUnit(unit, unit.text.length))
const wrap = (line: string, lineEm: number) => wrapText(units(line), 1, lineEm)

describe('wrapText', () => {
  it('leaves a line that fits alone', () => {
    expect(wrap('one two', 7)).toEqual(['one two'])
  })

  it('makes lines even instead of filling the first ones', () => {
    const line = 'aaaa bbbb cccc dddd eeee'
    expect(wrapGreedily(units(line), 1, 19)).toEqual(['aaaa bbbb cccc dddd', 'eeee'])
    expect(wrap(line, 19)).toEqual(['aaaa bbbb cccc', 'dddd eeee'])
  })

  it('needs no more lines than filling them would', () => {
    const line = 'when the retro has been moved to Friday at five'
    for (let lineEm = 7; lineEm < 48; lineEm++) {
      expect(wrap(line, lineEm)).toHaveLength(wrapGreedily(units(line), 1, lineEm).length)
      expect(wrap(line, lineEm).join(' ')).toBe(line)
      expect(wrap(line, lineEm).every((drawn) => drawn.length <= lineEm)).toBe(true)
    }
  })

  it('prefers to end a line with a clause', () => {
    expect(wrap('Sleep at ten, one more episode then', 33)).toEqual([
      'Sleep at ten,',
      'one more episode then',
    ])
  })

  it('leaves no short word alone on the last line', () => {
    const line = 'The demo starts in four minutes and nothing works'
    expect(wrap(line, 13).at(-1)).toBe('nothing works')
  })

  it('ends no line with a stub', () => {
    const line = 'I said yes to a meeting about meetings'
    expect(wrap(line, 30)).toEqual(['I said yes to a meeting', 'about meetings'])
  })

  it('puts a word that is wider than the line on a line of its own', () => {
    expect(wrap('an antidisestablishmentarian view', 10)).toEqual(['an', 'antidisestablishmentarian', 'view'])
    expect(countLines(units('antidisestablishmentarian'), 1, 10)).toBe(Number.POSITIVE_INFINITY)
  })
})
