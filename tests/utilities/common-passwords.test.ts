import { describe, expect, it } from 'vitest'
import { isCommonPassword } from '@/utilities/common-passwords'

describe('a common password', () => {
  it.each([
    'password1',
    'Password1!',
    'P@ssw0rd',
    '12345678',
    '87654321',
    'qwertyuiop',
    'qwerty123',
    '1q2w3e4r',
    'q1w2e3r4',
    'iloveyou',
    'sunshine',
    'welcome2026',
    'aaaaaaaa',
    'abcabcabc',
    '123password',
  ])('is found in %s', (password) => expect(isCommonPassword(password)).toBe(true))

  it.each([
    'correct horse battery',
    'violet-ink-on-sand',
    'K7#pLq9z',
    'new password 2',
    'a'.repeat(64),
    `${'word '.repeat(12)}😀`,
  ])('is not found in %s', (password) => expect(isCommonPassword(password)).toBe(false))
})
