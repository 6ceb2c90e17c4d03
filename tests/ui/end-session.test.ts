import { describe, expect, it } from 'vitest'
import { authCookieNames, isSessionOver } from '@/features/app-shell/end-session'

describe('the end of a session', () => {
  it('finds every cookie of the session, whole or in pieces, and no other', () => {
    const cookies =
      'theme=a; sb-quipsmith-auth-token.0=x; sb-quipsmith-auth-token.1=y; sb-other=z; xsb-auth-token=1'
    expect(authCookieNames(cookies)).toEqual(['sb-quipsmith-auth-token.0', 'sb-quipsmith-auth-token.1'])
  })

  it('finds none where there are no cookies', () => {
    expect(authCookieNames('')).toEqual([])
  })

  it('is read from a message that contains 401 or Unauthorized', () => {
    expect(isSessionOver('Unauthorized')).toBe(true)
    expect(isSessionOver('API request failed with status 401')).toBe(true)
    expect(isSessionOver('API request failed with status 500')).toBe(false)
    expect(isSessionOver('Order 44012 is missing')).toBe(false)
  })
})
