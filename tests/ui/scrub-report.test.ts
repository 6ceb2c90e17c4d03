import { describe, expect, it } from 'vitest'
import { cleanAddress, cleanAddresses } from '@/lib/clean-address'
import { scrubReport } from '@/lib/scrub-report'

describe('an address', () => {
  it('keeps its path and where a visitor came from, and loses the rest', () => {
    expect(cleanAddress('https://a.example/auth/confirm?token_hash=s&utm_source=x#access_token=t')).toBe(
      'https://a.example/auth/confirm?utm_source=x',
    )
    expect(cleanAddress('https://me:secret@a.example/x?text=my+boss')).toBe('https://a.example/x')
  })

  it('is cleaned wherever it stands, and other values stay', () => {
    const day = new Date(0)
    expect(cleanAddresses({ a: ['https://a.example/?t=1'], n: 1, day, none: null, text: 'a?b' })).toEqual({
      a: ['https://a.example/'],
      n: 1,
      day,
      none: null,
      text: 'a?b',
    })
  })
})

describe('a report of an error', () => {
  const report = scrubReport({
    user: { id: 'u1', email: 'ada@example.org', ip_address: '10.0.0.1' },
    server_name: 'host-7',
    message: 'No mail to ada@example.org with eyJhbGciOi.eyJzdWIi.sig',
    request: {
      url: 'https://a.example/create?text=my+boss',
      method: 'GET',
      headers: { cookie: 'sb-quipsmith-auth-token=secret', authorization: 'Bearer qs_live_abc' },
      cookies: { a: 'secret' },
      data: 'my boss',
      query_string: 'text=my+boss',
    },
    exception: {
      values: [
        { type: 'Error', value: 'GET https://a.example/x?key=qs_live_abcdef answered 500 to sk_live_123' },
      ],
    },
    breadcrumbs: [
      { category: 'ui.input', message: 'textarea[value="my boss"]' },
      { category: 'console', message: 'my boss' },
      { category: 'fetch', data: { url: '/api/v1/search?searchQuery=my+boss', status_code: 200 } },
      { category: 'navigation', data: { from: '/login?next=%2Fx', to: '/create?text=my+boss' } },
    ],
  })

  it('names nobody and holds nothing that somebody typed', () => {
    const text = JSON.stringify(report)
    for (const secret of [
      'ada@',
      'u1',
      '10.0.0.1',
      'host-7',
      'secret',
      'my+boss',
      'my boss',
      'qs_live',
      'sk_live',
      'eyJ',
    ])
      expect([secret, text.includes(secret)]).toEqual([secret, false])
  })

  it('still says what broke, where and after what', () => {
    expect(report.request).toEqual({ url: 'https://a.example/create', method: 'GET' })
    expect(report.exception?.values?.[0]?.value).toBe('GET https://a.example/x answered 500 to [removed]')
    expect(report.breadcrumbs?.map(({ data }) => data)).toEqual([
      { url: '/api/v1/search', status_code: 200 },
      { from: '/login', to: '/create' },
    ])
  })
})
