import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadProxy } from '@tests/support/load-proxy'
import { NextRequest } from 'next/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { config } from '@/proxy'
import { prerenderedFile } from '@/server/rest/prerendered-documents'

const origin = 'http://127.0.0.1:3000'

let buildDirectory: string
let proxy: Awaited<ReturnType<typeof loadProxy>>

/** A build in which one page is prerendered. */
beforeAll(async () => {
  buildDirectory = await mkdtemp(path.join(tmpdir(), 'quipsmith-proxy-'))
  const file = path.join(buildDirectory, prerenderedFile)
  await mkdir(path.dirname(file))
  await writeFile(file, JSON.stringify({ '/memes/work': ["'sha256-abc='", "'sha256-def='"] }))
  vi.spyOn(process, 'cwd').mockReturnValue(buildDirectory)
})
afterAll(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await rm(buildDirectory, { recursive: true })
})

beforeAll(async () => {
  proxy = await loadProxy({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    // Nothing listens here: a visitor's request must not need the sign-in service.
    NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:1',
    NEXT_PUBLIC_SUPABASE_ANON_KEY: 'anon',
    SUPABASE_SERVICE_ROLE_KEY: 'service',
  })
})

function visit(path: string, headers: Record<string, string> = {}) {
  return proxy(new NextRequest(`${origin}${path}`, { headers: { host: '127.0.0.1:3000', ...headers } }))
}

describe('a visitor', () => {
  it.each([
    ...['/create', '/library?page=2', '/account/api', '/edit/abc', '/prompts/1', '/templates/new'],
    ...['/templates/upload:0abcDEFghiJKLmnoPQRst4', '/templates/upload%3A0abcDEFghiJKLmnoPQRst4/boxes'],
  ])('asking for %s signs in first and comes back to it', async (path) => {
    const response = await visit(path)
    const target = new URL(response.headers.get('location') ?? '', origin)
    expect(response.status).toBe(307)
    expect(target.pathname).toBe('/login')
    expect(target.searchParams.get('next')).toBe(path)
  })

  it.each([
    '/',
    '/login',
    '/templates/two-buttons',
    '/created',
    '/accounting',
    '/s/abc',
    '/pricing',
    '/auth/confirm',
  ])('sees %s', async (path) => {
    expect((await visit(path)).headers.get('location')).toBeNull()
  })

  it('finds templates in the public library', async () => {
    const target = new URL((await visit('/templates')).headers.get('location') ?? '', origin)
    expect(target.pathname).toBe('/meme-templates')
  })

  it('with a leftover cookie of a sign-in that was never finished is still a visitor', async () => {
    const response = await visit('/create', { cookie: 'sb-quipsmith-auth-token-code-verifier=x' })
    expect(response.headers.get('location')).toContain('/login')
  })

  it('with a forged session is a visitor', async () => {
    const token = ['{"alg":"none"}', '{"sub":"x","role":"authenticated","exp":99999999999}', '']
      .map((part) => Buffer.from(part).toString('base64url'))
      .join('.')
    const session = { access_token: token, refresh_token: 'x', expires_at: 99_999_999_999, user: { id: 'x' } }
    const cookie = `sb-quipsmith-auth-token=base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`
    expect((await visit('/create', { cookie })).headers.get('location')).toContain('/login')
  })
})

describe('a page that is rendered on request', () => {
  it('has a policy with a nonce of its own, which Next reads from the request', async () => {
    const [one, two] = [await visit('/login'), await visit('/login')]
    const policy = one.headers.get('content-security-policy')
    expect(policy).toMatch(/script-src 'self' 'nonce-[A-Za-z0-9+/]{22}=='/)
    expect(one.headers.get('x-middleware-request-content-security-policy')).toBe(policy)
    expect(two.headers.get('content-security-policy')).not.toBe(policy)
  })

  it('has it whatever a visitor sends under that name', async () => {
    const policy = "script-src 'nonce-known'"
    const response = await visit('/login', { 'content-security-policy': policy })
    expect(response.headers.get('x-middleware-request-content-security-policy')).not.toContain('known')
  })

  it('keeps who sent the visitor for sixty days, also where it leads elsewhere', async () => {
    for (const path of ['/?ref=ada', '/create?via=ada']) {
      const cookie = (await visit(path)).headers.get('set-cookie')
      expect(cookie).toMatch(
        /^quipsmith-referral=ada; Path=\/; Expires=[^;]+; Max-Age=5184000; SameSite=lax$/,
      )
    }
    expect((await visit('/')).headers.get('set-cookie')).toBeNull()
    expect((await visit('/?ref=ada', { 'sec-gpc': '1' })).headers.get('set-cookie')).toBeNull()
  })
})

describe('a prerendered page', () => {
  it('has a policy with the hashes of its inline scripts and no nonce, for a while in any cache', async () => {
    const { headers } = await visit('/memes/work')
    expect(headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-abc=' 'sha256-def=';")
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300, stale-while-revalidate=3600')
  })

  it('comes stale from no browser that asks for a part of it', async () => {
    const { headers } = await visit('/memes/work', { 'sec-fetch-dest': 'empty' })
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300')
  })

  it('is the same for whoever has a session, which it neither refreshes nor ends', async () => {
    const { headers } = await visit('/memes/work', { cookie: 'sb-quipsmith-auth-token=base64-e30' })
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('cache-control')).toContain('public')
  })

  it('is kept by no shared cache where it notes who sent the visitor', async () => {
    const { headers } = await visit('/memes/work?ref=ada')
    expect(headers.get('set-cookie')).toContain('quipsmith-referral=ada')
    expect(headers.get('cache-control')).toBe('private, no-cache')
  })
})

it('answers the mailbox as JSON at the address of its page', async () => {
  const response = await visit('/sandbox/mailbox?to=a%40b.example&format=json')
  expect(response.headers.get('x-middleware-rewrite')).toContain('/sandbox/mailbox/list?to=a%40b.example')
  expect((await visit('/sandbox/mailbox')).headers.get('x-middleware-rewrite')).toBeNull()
})

it('stays out of the way of services, pictures and files', () => {
  const [matcher = ''] = config.matcher
  const runs = (path: string) => new RegExp(`^${matcher}$`).test(path)
  for (const path of ['/', '/login', '/create', '/auth/confirm', '/sandbox/mailbox', '/inbox', '/visuals']) {
    expect(runs(path), path).toBe(true)
  }
  for (const path of [
    '/auth/v1/token',
    '/auto/auth/v1/token',
    '/v1/prices',
    '/api/v1/search',
    '/i/abc',
    '/example-memes/abc',
  ]) {
    expect(runs(path), path).toBe(false)
  }
  for (const path of ['/_next/static/chunks/a.js', '/templates/podium.webp', '/favicon.ico']) {
    expect(runs(path), path).toBe(false)
  }
})
