import { describe, expect, it } from 'vitest'
import { safeRedirect } from '@/lib/safe-redirect'

describe('where `next` may lead', () => {
  it.each(['/library', '/account/billing?tab=1#plan', '/edit/abc%20d', '/'])('keeps %s', (path) => {
    expect(safeRedirect(path)).toBe(path)
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    'library',
    '',
    `/${'x'.repeat(6_001)}`,
    null,
    undefined,
  ])('replaces %j', (hostile) => {
    expect(safeRedirect(hostile)).toBe('/create')
    expect(safeRedirect(hostile, '/auth/reset')).toBe('/auth/reset')
  })
})
