import { expect, it } from 'vitest'
import { hasSessionCookie } from '@/contracts/session-cookie'

const named = (...names: string[]) => hasSessionCookie(names.map((name) => ({ name })))

it('takes the session cookie for a session, whole or in pieces', () => {
  expect(named('theme', 'sb-quipsmith-auth-token')).toBe(true)
  expect(named('sb-quipsmith-auth-token.0', 'sb-quipsmith-auth-token.1')).toBe(true)
})

it('takes nothing else for one', () => {
  expect(named()).toBe(false)
  expect(named('theme', '', '.0')).toBe(false)
  expect(named('sb-quipsmith-auth-token-code-verifier', 'x-sb-quipsmith-auth-token')).toBe(false)
})
