import { describe, expect, it } from 'vitest'
import { appRouter } from '@/server/api/root'

interface Described {
  _def: { type: string; meta?: { openapi?: { method: string; path: string } } }
}
const all = Object.entries(appRouter._def.procedures as unknown as Record<string, Described>)
const procedures = all.filter(([, { _def }]) => _def.meta?.openapi)
const names = procedures.map(([name]) => name)

/** Paths whose procedure is not their spelling. @see architecture "Names" */
const exceptions = new Map([
  ['POST /result', 'result.create'],
  ['GET /result/{id}', 'result.get'],
  ['PATCH /result/{id}', 'result.update'],
  ['DELETE /result/{id}', 'result.delete'],
  ['DELETE /minimalist-visual/{id}', 'minimalistVisual.delete'],
  ['GET /search', 'search.templates'],
  ['GET /account/my-templates/{name}', 'account.myTemplate'],
  ['POST /account/my-templates', 'account.addMyTemplate'],
  ['PATCH /account/my-templates/{name}', 'account.updateMyTemplate'],
  ['DELETE /account/my-templates/{name}', 'account.deleteMyTemplate'],
])

const camelCase = (text: string) => text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

describe('procedures', () => {
  it('are named for their path, so that from an address to its code no search is needed', () => {
    for (const [name, { _def }] of procedures) {
      const { method, path } = _def.meta?.openapi ?? { method: '', path: '' }
      const [first = '', ...rest] = path.split('/').filter(Boolean)
      const expected =
        exceptions.get(`${method} ${path}`) ?? `${camelCase(first)}.${camelCase(rest.join('-'))}`
      expect(name).toBe(expected)
    }
  })

  it('without a path are told step by step to our own pages, and the same is to be had with one', () => {
    const withoutPath = all.filter(([name]) => !names.includes(name)).map(([name]) => name)
    expect(withoutPath.length).toBeGreaterThan(0)
    for (const name of withoutPath) {
      const [, router, first = '', rest = ''] = /^(\w+)\.stream(\w)(\w+)$/.exec(name) ?? []
      expect(names).toContain(`${router}.${first.toLowerCase()}${rest}`)
    }
  })

  it('read with GET and change with POST, PATCH or DELETE', () => {
    for (const [name, { _def }] of procedures) {
      expect([name, _def.type === 'query']).toEqual([name, _def.meta?.openapi?.method === 'GET'])
    }
  })
})
