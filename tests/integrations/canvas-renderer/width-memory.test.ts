import { describe, expect, it } from 'vitest'
import { WidthMemory } from '@/server/integrations/canvas-renderer/width-memory'

describe('the memory of widths', () => {
  it('keeps text and font apart', () => {
    const memory = new WidthMemory()
    memory.remember('word', '400 100px "Anton"', 12)
    expect(memory.find('word', '400 100px "Anton"')).toBe(12)
    expect(memory.find('word', '800 100px "Baloo 2"')).toBeUndefined()
    expect(memory.find('words', '400 100px "Anton"')).toBeUndefined()
  })

  it('forgets what nobody asks for, and never what is asked for', () => {
    const memory = new WidthMemory()
    memory.remember('the', 'font', 3)
    memory.remember('once', 'font', 4)
    for (let index = 0; index < 40_000; index++) {
      memory.remember(`word ${index}`, 'font', index)
      if (index % 1000 === 0) expect(memory.find('the', 'font')).toBe(3)
    }
    expect(memory.find('once', 'font')).toBeUndefined()
    expect(memory.find('word 39999', 'font')).toBe(39_999)
  })
})
