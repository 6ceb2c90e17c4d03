import { describe, expect, it } from 'vitest'
import { figures } from '@/core/visual/figures/figures'
import { findEntries, lexicon } from '@/core/visual/lexicon/find-entries'
import { scenes } from '@/core/visual/scenes/scenes'

const nameOf = (cues: string | undefined) => cues?.split('|')[0]

describe('the lexicon', () => {
  it('knows at least 150 concepts, each by words that no other has', () => {
    const cues = lexicon.flatMap((entry) => entry.cues.split('|'))
    expect(lexicon.length).toBeGreaterThanOrEqual(150)
    expect(cues.filter((cue, index) => cues.indexOf(cue) !== index)).toEqual([])
  })

  it('has two objects and two figures for each, the figures fit for one label', () => {
    for (const { cues, scenes: objects, figures: metaphors } of lexicon) {
      expect(new Set(objects).size, cues).toBeGreaterThanOrEqual(2)
      expect(new Set(metaphors).size, cues).toBeGreaterThanOrEqual(2)
      expect(
        metaphors.every((name) => figures[name].takes.includes(1)),
        cues,
      ).toBe(true)
    }
  })

  it('has a use for every object', () => {
    const used = new Set(lexicon.flatMap((entry) => entry.scenes))
    expect(Object.keys(scenes).filter((name) => !used.has(name as never))).toEqual([])
  })
})

describe('findEntries', () => {
  it.each([
    ['Burnout', ['burnout']],
    ['Burnout by Thursday', ['burnout', 'week']],
    ['BURNED-OUT', ['burnout']],
    ['the meetings never end', ['meeting', 'ending']],
    ['fear of failure', ['fear of failure']],
    ['planning', ['strategy']],
    ['running late', ['running', 'late']],
    ['digital detox', ['digital detox']],
    ['Agotamiento', ['burnout']],
    ['schlaf', ['sleep']],
    ['Café', ['coffee']],
    ['kintsugi', []],
    ['', []],
    ['constructor', []],
  ])('%s', (concept, expected) => {
    expect(findEntries(concept).map(({ cues }) => nameOf(cues))).toEqual(expected)
  })
})
