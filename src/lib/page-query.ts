/** The `searchParams` of a page. */
export type PageQuery = Promise<Record<string, string | string[] | undefined>>

/** One value of the query; undefined where it is missing or given more than once. */
export function queryText(query: Awaited<PageQuery>, name: string): string | undefined {
  const value = query[name]
  return typeof value === 'string' ? value : undefined
}
