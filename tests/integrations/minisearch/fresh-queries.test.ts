import { firstFreshQueries, secondFreshQueries, unmendedQueries } from '@tests/support/fresh-search-queries'
import { searchMeanings } from '@tests/support/search-meanings'
import { describe, expect, it } from 'vitest'
import { stillName } from '@/core/template/in-shown-order'
import { createMiniSearchTemplateSearch } from '@/server/integrations/minisearch/minisearch-template-search'
import { templates } from '@/templates/templates'

const names = new Set(templates.map(({ name }) => name))
const fittingFor = (accepted: string) =>
  accepted.split(' ').flatMap((meaning) => searchMeanings[meaning] ?? [meaning])
const search = createMiniSearchTemplateSearch(templates)

describe.each([
  { name: 'first', queries: firstFreshQueries, percentMin: 95 },
  { name: 'second', queries: secondFreshQueries, percentMin: 95 },
  { name: 'unmended', queries: unmendedQueries, percentMin: 70 },
])('the $name fresh queries', ({ queries, percentMin }) => {
  it('accept templates that exist', () => {
    const unknown = queries.flatMap(([, accepted]) => fittingFor(accepted)).filter((name) => !names.has(name))
    expect(unknown).toEqual([])
  })

  it(`have a fair answer among the first five in ${percentMin} of 100 cases`, () => {
    const missed = queries.filter(([query, accepted]) => {
      const fitting = fittingFor(accepted)
      return !search.search({ query, countMax: 5 }).some(({ name }) => fitting.includes(stillName(name)))
    })
    const hitPercent = 100 - (100 * missed.length) / queries.length
    expect(hitPercent, JSON.stringify(missed)).toBeGreaterThanOrEqual(percentMin)
  })
})
