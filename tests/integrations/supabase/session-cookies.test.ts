import type { CookieOptions } from '@supabase/ssr'
import { afterEach, describe, expect, it, vi } from 'vitest'

/** A session as the service answers it. */
function sessionAnswer() {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const expiresAt = Math.floor(Date.now() / 1000) + 3600
  const access_token = `${part({ alg: 'ES256', kid: 'k' })}.${part({ sub: 'x', exp: expiresAt })}.${part('s')}`
  const user = { id: 'x', aud: 'authenticated', email: 'a@example.org', app_metadata: {}, user_metadata: {} }
  return {
    access_token,
    refresh_token: 'r',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expiresAt,
    user,
  }
}

async function cookiesAt(siteUrl: string): Promise<{ name: string; options: CookieOptions }[]> {
  vi.resetModules()
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/nothing')
  vi.stubEnv('NEXT_PUBLIC_SUPABASE_URL', 'https://project.example')
  vi.stubEnv('NEXT_PUBLIC_SUPABASE_ANON_KEY', 'anon')
  vi.stubEnv('SUPABASE_SERVICE_ROLE_KEY', 'service')
  vi.stubEnv('SITE_URL', siteUrl)
  vi.stubGlobal('fetch', async () => Response.json(sessionAnswer()))
  const { createSupabaseServerClient } = await import('@/server/integrations/supabase/create-server-client')
  const set: { name: string; options: CookieOptions }[] = []
  const client = createSupabaseServerClient({
    getAll: () => [],
    setAll: (changes) => void set.push(...changes),
  })
  const { error } = await client.auth.signInWithPassword({ email: 'a@example.org', password: 'x' })
  expect(error).toBeNull()
  return set
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

describe('cookies of a session', () => {
  it('go over https only where the site is served so, and to no other site', async () => {
    const secure = await cookiesAt('https://memes.example')
    expect(secure.length).toBeGreaterThan(0)
    for (const { name, options } of secure) {
      expect(name).toMatch(/^sb-quipsmith-auth-token/)
      expect(options).toMatchObject({ secure: true, sameSite: 'lax', path: '/' })
    }
  })

  it('are set on a machine without https too', async () => {
    const plain = await cookiesAt('http://127.0.0.1:3000')
    expect(plain.length).toBeGreaterThan(0)
    for (const { options } of plain) expect(options.secure).toBe(false)
  })
})
