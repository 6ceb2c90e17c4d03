import { type SearchInput, type SearchOutput, searchResultsMax } from '@/contracts/search'
import type { ServiceContext } from '../service-context'
import { presentTemplate } from './present-template'

/** Templates for what somebody looks for, best first, at most 60; free of charge. */
export async function searchTemplates(
  { ports }: Pick<ServiceContext, 'ports'>,
  { searchQuery, animated }: SearchInput,
): Promise<SearchOutput> {
  const found = await ports.templateSearch.search({
    query: searchQuery,
    animated,
    countMax: searchResultsMax,
  })
  return { memeTemplates: found.map(presentTemplate) }
}
