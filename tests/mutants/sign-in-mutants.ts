import type { Mutant } from './mutant'

/** Signing in: addresses, passwords, codes and refresh tokens. */
export const signInMutants: Mutant[] = [
  {
    row: 1,
    name: 'unknown-addresses-told-apart',
    file: 'src/sandbox/auth/endpoints/token-password.ts',
    find: 'if (user === null || !matches)',
    replace: `if (user === null) throw new AuthError(404, 'user_not_found', 'User not found')
  if (!matches)`,
    test: 'tests/sandbox/auth/sign-in.test.ts',
    title: 'answers an unknown address and a wrong password in the same words',
  },
  {
    row: 2,
    name: 'common-passwords-taken',
    file: 'src/sandbox/auth/credentials.ts',
    find: 'if (!relaxed && isCommonPassword(password))',
    replace: 'if (!relaxed && password === null)',
    test: 'tests/sandbox/auth/hardening.test.ts',
    title: 'is refused when everybody would try it first',
  },
  {
    row: 3,
    name: 'current-password-not-compared',
    file: 'src/sandbox/auth/endpoints/user.ts',
    find: 'if (!(await call.passwords.matches(current, user.password_hash)))',
    replace: 'if (current === user.password_hash)',
    test: 'tests/sandbox/auth/hardening.test.ts',
    title: 'needs the current one, and then ends the other sessions',
  },
  {
    row: 4,
    name: 'codes-guessed-for-ever',
    file: 'src/sandbox/auth/one-time-token.ts',
    find: 'token.code_tries <= maxCodeTries &&',
    replace: '',
    test: 'tests/sandbox/auth/sign-in.test.ts',
    title: 'refuses a code after five wrong guesses',
  },
  {
    row: 5,
    name: 'late-refresh-tokens-forgiven',
    file: 'src/sandbox/auth/endpoints/token-refresh.ts',
    find: '    await endSession(tx, session.id)\n',
    replace: '',
    test: 'tests/sandbox/auth/sessions.test.ts',
    title: 'ends the session when an old token comes back later',
  },
  {
    row: 8,
    name: 'private-key-published',
    file: 'src/sandbox/auth/json-web-token.ts',
    find: 'publicJwkOf(publicKey, kid), retired, jwtSecret }',
    replace: 'publicJwkOf(privateKey, kid), retired, jwtSecret }',
    test: 'tests/sandbox/auth/sessions.test.ts',
    title: 'key set holds no private part',
  },
]
