import type { Page } from 'playwright-core'

/** A call as the app makes it, by whoever is signed in on a page of it. @throws Error when it is refused */
export async function callApp<Output = unknown>(page: Page, name: string, input: unknown): Promise<Output> {
  const answer = await page.evaluate(
    async ({ path, body }) => {
      const headers = { 'content-type': 'application/json', 'x-trpc-source': 'web' }
      const response = await fetch(path, { method: 'POST', headers, body })
      return { status: response.status, body: await response.json() }
    },
    { path: `/api/trpc/${name}`, body: JSON.stringify({ json: input }) },
  )
  if (answer.status !== 200) throw new Error(`${name}: ${JSON.stringify(answer.body)}`)
  return answer.body.result.data.json as Output
}
