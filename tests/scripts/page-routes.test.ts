import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pagesIn } from '../../scripts/serve/page-routes'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'quipsmith-routes-'))
  const write = (file: string, content: unknown) => writeFile(join(directory, file), JSON.stringify(content))
  await write('app-path-routes-manifest.json', {
    '/(app)/create/page': '/create',
    '/(landing)/page': '/',
    '/(landing)/[...path]/page': '/[...path]',
    '/(landing)/feed/route': '/feed',
    '/s/[key]/page': '/s/[key]',
  })
  await write('routes-manifest.json', {
    staticRoutes: [
      { page: '/', regex: '^/(?:/)?$' },
      { page: '/create', regex: '^/create(?:/)?$' },
      { page: '/feed', regex: '^/feed(?:/)?$' },
    ],
    dynamicRoutes: [
      { page: '/s/[key]', regex: '^/s/([^/]+?)(?:/)?$' },
      { page: '/[...path]', regex: '^/(.+?)(?:/)?$' },
    ],
  })
})
afterEach(() => rm(directory, { recursive: true, force: true }))

test('an address is in the folder whose page answers it, the more particular page before the one for all', () => {
  const isPublic = pagesIn(directory, ['(landing)'])
  expect(['/', '/memes/work', '/nowhere'].map(isPublic)).toEqual([true, true, true])
  expect(['/create', '/s/abc', '/feed'].map(isPublic)).toEqual([false, false, false])
  expect(['/s/abc', '/s', '/'].map(pagesIn(directory, ['s']))).toEqual([true, false, false])
})
