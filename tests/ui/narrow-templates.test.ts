import { describe, expect, it } from 'vitest'
import { freeCorner } from '@/features/browse-templates/free-corner'
import { moodsOf } from '@/features/browse-templates/mood-of'
import { type Narrowing, narrowTemplates } from '@/features/browse-templates/narrow-templates'
import { findShown, library, type ShownTemplate, shownOwn } from '@/features/browse-templates/shown-template'
import { createTemplateIndex } from '@/features/browse-templates/template-index'
import { readBrowsing, writeBrowsing } from '@/features/browse-templates/use-browsing'
import { templates } from '@/templates/templates'

const own = shownOwn({
  name: 'upload:0abcDEFghiJKLmnoPQRst4',
  title: 'The meeting',
  description: '',
  imagePath: '/i/upload/0abcDEFghiJKLmnoPQRst4',
  width: 400,
  height: 300,
  animated: false,
  keywords: ['whiteboard'],
  jokeShape: 'any',
  slots: [],
  license: 'yours',
  source: 'upload',
})
const everything: Narrowing = { shape: null, mood: null, only: [] }
const shelf = { starred: ['nope-yep', 'two-buttons', own.name], recent: ['two-buttons'] }
const all = [...library, own]
const names = (shown: readonly ShownTemplate[]) => shown.map(({ name }) => name)
const narrow = (narrowing: Partial<Narrowing>, found: readonly ShownTemplate[] = all, isSearched = false) =>
  narrowTemplates(found, { ...everything, ...narrowing }, shelf, isSearched)

describe('the library on one page', () => {
  it('shows every template once, each with at least one mood', () => {
    expect(names(library).toSorted()).toEqual(templates.map(({ name }) => name).toSorted())
    expect(library.filter(({ moods }) => moods.length === 0)).toEqual([])
  })

  it('knows several moods of one tone, and calls dry what nobody calls anything', () => {
    expect(moodsOf('panicked, self-mocking')).toEqual(['panicked', 'cheeky'])
    expect(moodsOf('unheard of')).toEqual(['dry'])
  })
})

describe('narrowing', () => {
  it('leaves one shape of joke, and says beside each other how many it would leave', () => {
    const { shown, shapeCounts } = narrow({ shape: 'denial' })
    expect(shown.length).toBe(library.filter(({ jokeShape }) => jokeShape === 'denial').length)
    expect(shapeCounts.get('denial')).toBe(shown.length)
    expect(shapeCounts.get(null)).toBe(all.length)
    expect(shapeCounts.get('contrast')).toBeGreaterThan(0)
  })

  it('counts a choice with all others as they are', () => {
    const { shapeCounts, toggleCounts, shown } = narrow({ shape: 'dilemma', only: ['moves'] })
    expect(shown.every(({ isMoving, jokeShape }) => isMoving && jokeShape === 'dilemma')).toBe(true)
    expect(shapeCounts.get(null)).toBe(all.filter(({ isMoving }) => isMoving).length)
    expect(toggleCounts.moves).toBe(
      library.filter(({ jokeShape, isMoving }) => jokeShape === 'dilemma' && isMoving).length,
    )
    expect(toggleCounts.own).toBe(0)
  })

  it('shows what is at hand in the order of the shelf, unless something was searched for', () => {
    expect(names(narrow({ only: ['starred'] }).shown)).toEqual(shelf.starred)
    const found = [findShown('two-buttons'), findShown('nope-yep')].flatMap((one) => one ?? [])
    expect(names(narrow({ only: ['starred'] }, found, true).shown)).toEqual(['two-buttons', 'nope-yep'])
  })

  it('leaves what fits all that is asked', () => {
    expect(names(narrow({ only: ['starred', 'recent'] }).shown)).toEqual(['two-buttons'])
    expect(names(narrow({ only: ['own'] }).shown)).toEqual([own.name])
    expect(narrow({ only: ['own'], mood: 'dry' }).shown).toEqual([])
  })
})

describe('the index in the browser', () => {
  const find = createTemplateIndex(all)

  it('finds by beginnings, slips and words of one’s own', () => {
    expect(names(find('two but'))[0]).toMatch(/^two-buttons/)
    expect(names(find('butons'))).toContain('two-buttons')
    expect(names(find('whiteb'))[0]).toBe(own.name)
  })

  it('finds nothing for a word that nobody uses', () => {
    expect(find('xqzvbn')).toEqual([])
  })

  it('wants every word', () => {
    expect(names(find('whiteboard podium'))).toEqual([])
  })
})

describe('the address of what is looked for', () => {
  it('says all of it and is read back', () => {
    const browsing = { query: 'late again', shape: 'denial', mood: 'smug', only: ['own', 'moves'] } as const
    expect(readBrowsing(new URLSearchParams(writeBrowsing(browsing)))).toEqual(browsing)
    expect(writeBrowsing({ query: '  ', ...everything })).toBe('')
  })

  it('passes over what nobody knows', () => {
    const read = readBrowsing(new URLSearchParams('shape=__proto__&mood=hungry&only=own,everything'))
    expect(read).toEqual({ query: '', shape: null, mood: null, only: ['own'] })
  })
})

describe('the pill on a tile', () => {
  it('lies where nothing is written, as far as there is such a corner', () => {
    const bottom = { x: 0, y: 0.8, width: 1, height: 0.2 }
    expect(freeCorner([])).toBe('bottom right')
    expect(freeCorner([{ ...bottom, x: 0.5, width: 0.5 }])).toBe('bottom left')
    expect(freeCorner([bottom])).toBe('top left')
    expect(freeCorner([bottom, { x: 0, y: 0, width: 0.5, height: 0.5 }], true)).not.toBe('top right')
  })
})
