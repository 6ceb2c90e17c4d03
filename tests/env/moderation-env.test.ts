import { describe, expect, test } from 'vitest'
import { ConfigurationError } from '@/env/configuration-error'
import { parseServerEnv } from '@/env/server-env'

const product = {
  DATABASE_URL: 'postgres://somebody@localhost/memes',
  NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:4000',
  NEXT_PUBLIC_SUPABASE_ANON_KEY: 'anon',
  SUPABASE_SERVICE_ROLE_KEY: 'service',
}
const moderationOf = (set: Record<string, string>) => parseServerEnv({ ...product, ...set }).moderation

describe('the moderation service in the configuration', () => {
  test('is none by default, and none when its lines are left empty', () => {
    expect(moderationOf({})).toBeNull()
    expect(moderationOf({ MODERATION_API_KEY: ' ', MODERATION_BASE_URL: '' })).toBeNull()
  })

  test.each(['https://moderation.example', 'https://moderation.example/', 'https://moderation.example/v1/'])(
    'is an address with a key: %s',
    (baseUrl) => {
      expect(moderationOf({ MODERATION_API_KEY: 'key', MODERATION_BASE_URL: baseUrl })).toEqual({
        apiKey: 'key',
        baseUrl: 'https://moderation.example',
      })
    },
  )

  test.each([
    [{ MODERATION_API_KEY: 'key' }, 'MODERATION_BASE_URL is not'],
    [{ MODERATION_BASE_URL: 'https://moderation.example' }, 'MODERATION_API_KEY is not'],
    [{ MODERATION_API_KEY: 'key', MODERATION_BASE_URL: 'moderation.example' }, 'is not an address'],
  ])('does not start by halves: %j', (set, message) => {
    expect(() => moderationOf(set as unknown as Record<string, string>)).toThrow(ConfigurationError)
    expect(() => moderationOf(set as unknown as Record<string, string>)).toThrow(message)
  })
})
