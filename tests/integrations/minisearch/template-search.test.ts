import { jokeFamilies } from '@tests/support/joke-families'
import { searchQueries } from '@tests/support/search-queries'
import { describe, expect, it } from 'vitest'
import { createMiniSearchTemplateSearch } from '@/server/integrations/minisearch/minisearch-template-search'
import { templates } from '@/templates/templates'

const search = createMiniSearchTemplateSearch(templates)
const find = (query: string, countMax = 5, animated?: boolean) =>
  search.search({ query, countMax, animated }).map(({ name }) => name)
const stillOf = (name: string) => name.replace(/-loop$/, '')

describe('the judged queries', () => {
  it('speak of templates and families that exist', () => {
    const names = new Set(templates.map(({ name }) => name))
    expect(
      Object.values(jokeFamilies)
        .flat()
        .filter((name) => !names.has(name)),
    ).toEqual([])
    expect(
      searchQueries.flatMap(([, families]) => families).filter((family) => !jokeFamilies[family]),
    ).toEqual([])
  })

  it('have an answer of their joke among the first five in 97 of 100 cases', () => {
    const missed = searchQueries.filter(([query, families]) => {
      const fitting = families.flatMap((family) => jokeFamilies[family] ?? [])
      return !find(query).some((name) => fitting.includes(stillOf(name)))
    })
    expect(missed.length / searchQueries.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.03)
  })
})

describe('a template search', () => {
  it.each([
    ['nope-yep', 'nope-yep'],
    ['Two terrible buttons', 'two-buttons'],
    ['calm in chaos', 'calm-in-chaos'],
    ['two buttons', 'two-buttons'],
    ['that one where the dog sits in the fire', 'calm-in-chaos'],
    ['hypocrite', 'hero-villain'],
    ['I cannot sleep', '3am-brain'],
    ['procastinatoin', 'looming-clock'],
    ['no puedo dormir', '3am-brain'],
    ['unpopuläre Meinung', 'debate-table'],
    ['la pointe de l’iceberg', 'iceberg'],
    ['segunda-feira', 'monday-friday'],
    ['सोमवार', 'monday-friday'],
    ['締め切りに間に合わない', 'looming-clock'],
    ['🤡', 'clown-steps'],
    ['one star review', 'star-review'],
    ['achievement unlocked', 'achievement'],
    ['Naturdoku', 'nature-film'],
    ['ticket de caisse', 'till-receipt'],
    ['passive aggressive note', 'wall-notice'],
    ['point of view', 'object-view'],
  ])('puts for “%s” %s first', (query, name) => {
    expect(find(query)[0]).toBe(name)
  })

  it('finds the same in whatever language a feeling is named', () => {
    for (const query of ['envy', 'envidia', 'Neid', 'jalousie', 'inveja', 'जलन', '嫉妬']) {
      expect([query, find(query, 3)]).toEqual([query, expect.arrayContaining(['podium'])])
    }
  })

  it('shows to who looks for nothing the library in its order, with some that move', () => {
    const shown = find('  ', 60)
    expect(shown).toHaveLength(60)
    expect(shown.slice(0, 3)).toEqual(templates.slice(0, 3).map(({ name }) => name))
    const moving = search.search({ query: '', countMax: 12 }).filter(({ motion }) => motion)
    expect(moving).toHaveLength(3)
  })

  it('puts a still before its loop, unless something that moves is asked for', () => {
    const plain = find('burning room', 60)
    expect(plain.indexOf('calm-in-chaos')).toBeLessThan(plain.indexOf('calm-in-chaos-loop'))
    expect(find('burning room gif')[0]).toBe('calm-in-chaos-loop')
    expect(find('feuer animiert')[0]).toMatch(/-loop$/)
    expect(search.search({ query: 'gifs', countMax: 10 }).every(({ motion }) => motion)).toBe(true)
  })

  it('leaves out what does not move, or what does, when told', () => {
    for (const query of ['', 'deadline', 'gif deadline']) {
      expect(search.search({ query, countMax: 60, animated: true }).some(({ motion }) => !motion)).toBe(false)
      expect(search.search({ query, countMax: 60, animated: false }).some(({ motion }) => motion)).toBe(false)
    }
    expect(find('deadline', 1, true)).toEqual(['looming-clock-loop'])
  })

  it('finds nothing for what means nothing', () => {
    for (const query of ['zzqx', 'ᚠᚢᚦ', '12345678', '(((', '\u0000', '🜁'])
      expect([query, find(query)]).toEqual([query, []])
  })

  it('takes anything that fits into a query', () => {
    const hostile = [
      'a'.repeat(200),
      '"'.repeat(200),
      'fire '.repeat(40),
      '火'.repeat(200),
      '__proto__ constructor toString',
      '🔥'.repeat(100),
    ]
    for (const query of hostile) expect(find(query, 60).length).toBeLessThanOrEqual(60)
    expect(find('🔥'.repeat(100))[0]).toBe(find('🔥')[0])
  })

  it('gives no template twice and never more than asked for', () => {
    for (const [query] of searchQueries) {
      const names = find(query, 60)
      expect(new Set(names).size).toBe(names.length)
      expect(find(query, 7)).toEqual(names.slice(0, 7))
    }
  })
})
