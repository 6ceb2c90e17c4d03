import { inlineScripts, neededSource, scriptSources } from '@tests/support/inline-scripts'
import { expect, inject, test } from 'vitest'

const { baseUrl } = inject('product')

/** Every public page, and one of each area that is not listed for search engines. */
async function pagePaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${baseUrl}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname)
  return [...listed, '/login', '/templates/podium', '/nowhere', '/sandbox/mailbox']
}

test('each page’s policy allows exactly the inline scripts in its document', async () => {
  const paths = await pagePaths()
  expect(paths.length).toBeGreaterThan(40)
  for (const path of paths) {
    const response = await fetch(`${baseUrl}${path}`, { headers: { accept: 'text/html' } })
    const sources = scriptSources(response.headers.get('content-security-policy') ?? '')
    const needed = inlineScripts(await response.text()).map(neededSource)
    const named = sources.filter((source) => /^'(?:nonce|sha\d+)-/.test(source))
    expect(needed.length, path).toBeGreaterThan(0)
    expect([path, named.toSorted()]).toEqual([path, [...new Set(needed)].toSorted()])
    expect(sources, path).not.toContain("'unsafe-inline'")
    expect(sources, path).not.toContain("'unsafe-eval'")
  }
})
