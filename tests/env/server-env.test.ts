import { describe, expect, test } from 'vitest'
import { ConfigurationError } from '@/env/configuration-error'
import { parseServerEnv } from '@/env/server-env'

const complete = {
  DATABASE_URL: 'postgres://somebody@localhost/memes',
  NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:4000',
  NEXT_PUBLIC_SUPABASE_ANON_KEY: 'anon',
  SUPABASE_SERVICE_ROLE_KEY: 'service',
}

describe('parseServerEnv', () => {
  test('fills in what may be left out', () => {
    expect(parseServerEnv(complete)).toMatchObject({
      port: 3000,
      siteUrl: 'http://127.0.0.1:3000',
      brandName: 'Quipsmith',
      databaseMaxConnections: 10,
      sandboxAuth: false,
      dataDir: '.data',
      sentryDsn: undefined,
    })
  })

  test('takes the port into the address, and a set address without its trailing slash', () => {
    expect(parseServerEnv({ ...complete, PORT: '4100' }).siteUrl).toBe('http://127.0.0.1:4100')
    expect(parseServerEnv({ ...complete, SITE_URL: 'https://memes.example/' }).siteUrl).toBe(
      'https://memes.example',
    )
  })

  test.each(Object.keys(complete))('without %s says which variable is missing', (name) => {
    const rest = { ...complete, [name]: undefined }
    expect(() => parseServerEnv(rest)).toThrow(ConfigurationError)
    expect(() => parseServerEnv(rest)).toThrow(name)
  })

  test.each([
    ['PORT', '70000'],
    ['PORT', 'three'],
    ['DATABASE_MAX_CONNECTIONS', '0'],
    ['NEXT_PUBLIC_BRAND_NAME', 'x'.repeat(41)],
    ['RATE_LIMIT_READ', 'many'],
    ['RATE_LIMIT_GENERATE', '-1'],
    ['REDIS_URL', 'http://127.0.0.1:6379'],
  ])('refuses %s=%s by its name', (name, value) => {
    expect(() => parseServerEnv({ ...complete, [name]: value })).toThrow(name)
  })

  test.each([
    ['on', true],
    ['1', true],
    ['TRUE', true],
    ['off', false],
    ['0', false],
    ['', false],
  ])('reads the switch SANDBOX_AUTH=%s as %s', (value, on) => {
    expect(parseServerEnv({ ...complete, SANDBOX_AUTH: value }).sandboxAuth).toBe(on)
  })

  test('keeps pictures in a bucket of a real project only', () => {
    expect(parseServerEnv(complete).storageBucket).toBeUndefined()
    expect(parseServerEnv({ ...complete, SUPABASE_STORAGE_BUCKET: 'pictures' }).storageBucket).toBe(
      'pictures',
    )
    const half = { ...complete, SANDBOX_AUTH: 'on', SUPABASE_STORAGE_BUCKET: 'pictures' }
    expect(() => parseServerEnv(half)).toThrow(ConfigurationError)
    expect(() => parseServerEnv(half)).toThrow(/^SUPABASE_STORAGE_BUCKET is set but/)
  })

  test('limits calls as decided where nothing else is said, and not at all with 0', () => {
    const { rateLimits } = parseServerEnv({ ...complete, RATE_LIMIT_READ: '', RATE_LIMIT_SEARCH: '0' })
    expect(rateLimits).toEqual({
      generateSignedIn: 30,
      generateWithKey: 120,
      search: 0,
      read: 300,
      write: 120,
      anonymous: 30,
      pictures: 600,
      demo: 10,
      contact: 5,
      signUp: 20,
      signIn: 30,
    })
  })
})
