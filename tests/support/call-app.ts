import type { BrowserContext } from 'playwright-core'
import type { Product } from './product'

/** A call as the app makes it, by whoever is signed in to a context. It needs no page. @throws Error when it is refused */
export async function callApp<Output = unknown>(
  { request }: BrowserContext,
  { baseUrl }: Pick<Product, 'baseUrl'>,
  name: string,
  input: unknown,
): Promise<Output> {
  const headers = { 'x-trpc-source': 'web' }
  const answer = await request.post(`${baseUrl}/api/trpc/${name}`, { headers, data: { json: input } })
  if (answer.status() !== 200) throw new Error(`${name}: ${await answer.text()}`)
  return (await answer.json()).result.data.json as Output
}
