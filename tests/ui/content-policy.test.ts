import { describe, expect, it } from 'vitest'
import type { ForeignScript } from '@/env/foreign-script'
import { contentPolicy, newNonce } from '@/lib/content-policy'
import { readContentReport } from '@/lib/content-report'

const plain = {
  inlineScripts: ["'nonce-abc'"],
  siteUrl: 'https://memes.example',
  signInUrl: 'https://project.supabase.example/auth',
  reportsUrl: undefined,
  foreignScripts: [],
  isDevelopment: false,
}

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((text) => {
      const [name = '', ...values] = text.split(' ')
      return [name, values]
    }),
  )
}

function script(kind: ForeignScript['kind'], ...origins: string[]): ForeignScript {
  return { kind, src: `${origins[0]}/a.js`, attributes: {}, origins }
}

describe('the content policy of a page', () => {
  it('runs our files and what has the nonce, and no other inline script', () => {
    const policy = directives(contentPolicy(plain))
    expect(policy['script-src']).toEqual(["'self'", "'nonce-abc'"])
    expect(policy['script-src-attr']).toEqual(["'none'"])
    expect(policy['default-src']).toEqual(["'none'"])
  })

  it('names no host of others where nothing is configured but the sign-in service', () => {
    const hosts = contentPolicy(plain).match(/(?:https?|wss?):\/\/[^\s;]+/g)
    expect(hosts).toEqual(['https://project.supabase.example', 'https://memes.example'])
  })

  it('is framed by nobody, frames nothing, and keeps forms and bases at home', () => {
    const policy = directives(contentPolicy(plain))
    for (const name of ['frame-ancestors', 'frame-src', 'object-src', 'base-uri']) {
      expect([name, policy[name]]).toEqual([name, ["'none'"]])
    }
    expect(policy['form-action']).toEqual(["'self'", 'https://memes.example'])
  })

  it('lets each script of others do what its kind needs, and no more', () => {
    const policy = directives(
      contentPolicy({
        ...plain,
        foreignScripts: [
          script('tagManager', 'https://tags.example', 'https://collect.example'),
          script('pricingBanner', 'https://banner.example'),
        ],
      }),
    )
    expect(policy['script-src']).toContain('https://collect.example')
    expect(policy['frame-src']).toEqual(['https://tags.example', 'https://collect.example'])
    expect(policy['style-src']).toContain('https://banner.example')
    expect(policy['style-src']).not.toContain('https://tags.example')
    expect(policy['font-src']).toEqual(["'self'", 'https://banner.example'])
  })

  it('lets reports of errors go to the host of their address, and not its key', () => {
    const policy = contentPolicy({ ...plain, reportsUrl: 'https://key@reports.example/7' })
    expect(directives(policy)['connect-src']).toContain('https://reports.example')
    expect(policy).not.toContain('key')
  })

  it('compiles code in the page during development only', () => {
    expect(contentPolicy(plain)).not.toContain('unsafe-eval')
    expect(contentPolicy({ ...plain, isDevelopment: true })).toContain("'unsafe-eval'")
  })

  it('upgrades requests where the site is encrypted, and not on a loopback address', () => {
    expect(contentPolicy(plain)).toContain('upgrade-insecure-requests')
    expect(contentPolicy({ ...plain, siteUrl: 'http://127.0.0.1:3000' })).not.toContain('upgrade')
  })

  it('has a nonce of 128 bits that is never the same', () => {
    const nonces = new Set(Array.from({ length: 100 }, newNonce))
    expect(nonces.size).toBe(100)
    for (const nonce of nonces)
      expect(Buffer.from(/^'nonce-(.*)'$/.exec(nonce)?.[1] ?? '', 'base64')).toHaveLength(16)
  })
})

describe('a report of what the policy stopped', () => {
  const report = (fields: object) =>
    readContentReport(
      JSON.stringify({
        'csp-report': {
          'document-uri': 'https://memes.example/auth/confirm?token_hash=secret',
          'effective-directive': 'script-src-elem',
          'blocked-uri': 'https://evil.example/x.js?q=somebody',
          ...fields,
        },
      }),
    )

  it('is kept without queries', () => {
    expect(report({})).toEqual({
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
      page: '/auth/confirm',
    })
    expect(report({ 'blocked-uri': 'inline' })?.blocked).toBe('inline')
    expect(report({ 'blocked-uri': 'data' })?.blocked).toBe('data')
  })

  it('is nothing when it is something else', () => {
    for (const text of ['', '[]', '{}', 'null', '{"csp-report":{}}'])
      expect(readContentReport(text)).toBeNull()
    expect(report({ 'effective-directive': 'a\n{"level":"error"}' })).toBeNull()
    expect(report({ 'blocked-uri': 'line\nbreak' })?.blocked).toBe('')
  })
})
