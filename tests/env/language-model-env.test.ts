import { describe, expect, test } from 'vitest'
import { ConfigurationError } from '@/env/configuration-error'
import { parseServerEnv } from '@/env/server-env'

const product = {
  DATABASE_URL: 'postgres://somebody@localhost/memes',
  NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:4000',
  NEXT_PUBLIC_SUPABASE_ANON_KEY: 'anon',
  SUPABASE_SERVICE_ROLE_KEY: 'service',
}
const modelOf = (set: Record<string, string>) => parseServerEnv({ ...product, ...set }).languageModel

const local = {
  LANGUAGE_MODEL_PROVIDER: 'openai-compatible',
  LANGUAGE_MODEL: 'llama3.1',
  LANGUAGE_MODEL_BASE_URL: 'http://127.0.0.1:11434/v1/',
}
const hosted = {
  LANGUAGE_MODEL_PROVIDER: 'anthropic',
  LANGUAGE_MODEL: 'a-model',
  LANGUAGE_MODEL_API_KEY: 'key',
}

const usual = {
  reasoning: undefined,
  prices: null,
  second: null,
  runsPerDay: { all: 2000, account: 100, trials: 300 },
  dollarsPerDay: { all: 40, account: 2 },
}

describe('the language model in the configuration', () => {
  test('looks at pictures only when it is told to, and cannot without a model', () => {
    expect(modelOf(hosted)?.vision).toBe(false)
    expect(modelOf({ ...hosted, LANGUAGE_MODEL_VISION: 'on' })?.vision).toBe(true)
    expect(() => modelOf({ LANGUAGE_MODEL_VISION: 'on' })).toThrow(/^LANGUAGE_MODEL_VISION is set but/)
    expect(modelOf({ LANGUAGE_MODEL_VISION: 'off' })).toBeNull()
  })

  test('is none by default, and none when its lines are left empty', () => {
    expect(modelOf({})).toBeNull()
    expect(
      modelOf({
        LANGUAGE_MODEL_PROVIDER: '',
        LANGUAGE_MODEL: ' ',
        LANGUAGE_MODEL_API_KEY: '',
        LANGUAGE_MODEL_BASE_URL: '',
      }),
    ).toBeNull()
  })

  test('is a provider’s with its key, or a server’s at an address, which may ask for none', () => {
    expect(modelOf(hosted)).toEqual({
      provider: 'anthropic',
      modelId: 'a-model',
      apiKey: 'key',
      baseUrl: undefined,
      timeoutMs: 20_000,
      vision: false,
      isSmall: false,
      ...usual,
    })
    expect(modelOf({ ...local, LANGUAGE_MODEL_TIMEOUT_MS: '60000' })).toEqual({
      provider: 'openai-compatible',
      modelId: 'llama3.1',
      apiKey: undefined,
      baseUrl: 'http://127.0.0.1:11434/v1',
      timeoutMs: 60_000,
      vision: false,
      isSmall: false,
      ...usual,
    })
  })

  test('may think, have a second model behind it, and ask as often in a day as is said', () => {
    expect(
      modelOf({
        ...hosted,
        LANGUAGE_MODEL_REASONING: 'low',
        LANGUAGE_MODEL_FALLBACK: 'b-model',
        LANGUAGE_MODEL_RUNS_PER_DAY: '50',
        LANGUAGE_MODEL_RUNS_PER_ACCOUNT: '5',
        LANGUAGE_MODEL_TRIALS_PER_DAY: '0',
      }),
    ).toMatchObject({
      reasoning: 'low',
      second: { provider: 'anthropic', modelId: 'b-model', apiKey: 'key' },
      runsPerDay: { all: 50, account: 5, trials: 0 },
    })
    expect(() => modelOf({ ...hosted, LANGUAGE_MODEL_REASONING: 'deep' })).toThrow(/LANGUAGE_MODEL_REASONING/)
  })

  test('may have a second one at another provider, with a key or address of its own', () => {
    const second = {
      LANGUAGE_MODEL_FALLBACK: 'llama3.2',
      LANGUAGE_MODEL_FALLBACK_PROVIDER: 'openai-compatible',
      LANGUAGE_MODEL_FALLBACK_BASE_URL: 'http://127.0.0.1:11434/v1/',
    }
    expect(modelOf({ ...hosted, ...second })).toMatchObject({
      provider: 'anthropic',
      apiKey: 'key',
      second: {
        provider: 'openai-compatible',
        modelId: 'llama3.2',
        apiKey: undefined,
        baseUrl: 'http://127.0.0.1:11434/v1',
        prices: null,
      },
    })
    const without = (name: keyof typeof second) => ({ ...hosted, ...second, [name]: '' })
    expect(() => modelOf(without('LANGUAGE_MODEL_FALLBACK'))).toThrow(/LANGUAGE_MODEL_FALLBACK is not/)
    expect(() => modelOf(without('LANGUAGE_MODEL_FALLBACK_PROVIDER'))).toThrow(/FALLBACK_PROVIDER is not/)
    expect(() => modelOf(without('LANGUAGE_MODEL_FALLBACK_BASE_URL'))).toThrow(
      /LANGUAGE_MODEL_FALLBACK_BASE_URL is not set/,
    )
    expect(() => modelOf({ ...hosted, ...second, LANGUAGE_MODEL_FALLBACK_PROVIDER: 'openai' })).toThrow(
      /LANGUAGE_MODEL_FALLBACK_API_KEY is not set/,
    )
  })

  test('costs what its list says or what is configured, and a mistyped price stops the start', () => {
    const prices = { input: 1.25, cachedInput: 0.125, output: 10 }
    expect(modelOf({ ...hosted, LANGUAGE_MODEL: 'gpt-5.1-2025-11-13' })?.prices).toEqual(prices)
    expect(modelOf({ ...hosted, LANGUAGE_MODEL_PRICES: ' 1.25 / 0.125 / 10' })?.prices).toEqual(prices)
    expect(modelOf(hosted)?.prices).toBeNull()
    for (const wrong of ['1.25', '1/2/3/4', 'a/b/c', '1//3', '-1/0/0']) {
      expect(() => modelOf({ ...hosted, LANGUAGE_MODEL_PRICES: wrong }), wrong).toThrow(/three prices/)
    }
    const caps = { LANGUAGE_MODEL_DOLLARS_PER_DAY: '7.50', LANGUAGE_MODEL_DOLLARS_PER_ACCOUNT: '0' }
    expect(modelOf({ ...hosted, ...caps })?.dollarsPerDay).toEqual({ all: 7.5, account: 0 })
    expect(() => modelOf({ ...hosted, LANGUAGE_MODEL_DOLLARS_PER_DAY: 'ten' })).toThrow(/DOLLARS_PER_DAY/)
  })

  test('is small when it is said to be', () => {
    expect(modelOf({ ...local, LANGUAGE_MODEL_SIZE: 'small' })?.isSmall).toBe(true)
    expect(modelOf({ ...local, LANGUAGE_MODEL_SIZE: 'large' })?.isSmall).toBe(false)
    expect(() => modelOf({ ...local, LANGUAGE_MODEL_SIZE: 'tiny' })).toThrow(/LANGUAGE_MODEL_SIZE/)
  })

  test('is none in a server that still reads auto, because the start found none', () => {
    expect(modelOf({ LANGUAGE_MODEL_PROVIDER: 'auto', LANGUAGE_MODEL: 'llama3.1' })).toBeNull()
  })

  test.each([
    [
      'an address that auto would find',
      { ...local, LANGUAGE_MODEL_PROVIDER: 'auto' },
      'LANGUAGE_MODEL_BASE_URL',
    ],
    ['a model without a provider', { LANGUAGE_MODEL: 'm' }, 'LANGUAGE_MODEL_PROVIDER'],
    ['a key alone', { LANGUAGE_MODEL_API_KEY: 'k' }, 'LANGUAGE_MODEL_PROVIDER'],
    ['an address alone', { LANGUAGE_MODEL_BASE_URL: 'http://a' }, 'LANGUAGE_MODEL_PROVIDER'],
    ['a provider without a model', { ...hosted, LANGUAGE_MODEL: '' }, 'LANGUAGE_MODEL'],
    ['a provider without its key', { ...hosted, LANGUAGE_MODEL_API_KEY: '' }, 'LANGUAGE_MODEL_API_KEY'],
    ['a server without an address', { ...local, LANGUAGE_MODEL_BASE_URL: '' }, 'LANGUAGE_MODEL_BASE_URL'],
    [
      'an address that is none',
      { ...local, LANGUAGE_MODEL_BASE_URL: 'localhost:11434' },
      'LANGUAGE_MODEL_BASE_URL',
    ],
    ['an unknown provider', { ...hosted, LANGUAGE_MODEL_PROVIDER: 'somebody' }, 'LANGUAGE_MODEL_PROVIDER'],
    ['a time that nobody waits', { ...hosted, LANGUAGE_MODEL_TIMEOUT_MS: '5' }, 'LANGUAGE_MODEL_TIMEOUT_MS'],
  ])('refuses %s in one sentence that names what to set', (_what, set, name) => {
    expect(() => modelOf(set)).toThrow(ConfigurationError)
    expect(() => modelOf(set)).toThrow(new RegExp(`\\b${name}\\b[^\\n]+\\.$`))
  })
})
