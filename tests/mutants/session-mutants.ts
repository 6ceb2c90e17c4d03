import type { Mutant } from './mutant'

/** Sessions, their tokens, and guessing at sign-in. */
export const sessionMutants: Mutant[] = [
  {
    row: 6,
    name: 'ended-sessions-write',
    file: 'src/server/api/trpc.ts',
    find: "if (!meta || !plainReads.has(meta.callClass)) await requireStandingSession(ctx.service, 'recent')",
    replace: '',
    test: 'tests/services/ended-sessions.test.ts',
    title: 'is refused by result.star, before its input is looked at',
  },
  {
    row: 6,
    name: 'ended-sessions-export',
    file: 'src/server/services/accounts/export-account.ts',
    find: "await requireStandingSession(context, 'recent')",
    replace: '',
    test: 'tests/services/ended-sessions.test.ts',
    title: 'exports, generates and deletes nothing, on REST and MCP',
  },
  {
    row: 6,
    name: 'verdicts-for-an-hour',
    file: 'src/server/services/sessions/session-verdicts.ts',
    find: 'const recentMs = 45_000',
    replace: 'const recentMs = 3_600_000',
    test: 'tests/services/ended-sessions.test.ts',
    title: 'and again within a minute',
  },
  {
    row: 7,
    name: 'claims-unchecked',
    file: 'src/server/integrations/supabase/access-token.ts',
    find: "if (!claimsHold(decoded.claims, issuer ?? `${url}/auth/v1`)) return null",
    replace: '',
    test: 'tests/rest/unknown-tokens.test.ts',
    title: 'that is not valid yet is nobody',
  },
  {
    row: 7,
    name: 'critical-headers-ignored',
    file: 'src/server/integrations/supabase/access-token.ts',
    find: ' || decoded.crit !== undefined',
    replace: '',
    test: 'tests/rest/unknown-tokens.test.ts',
    title: 'with a critical header',
  },
  {
    row: 7,
    name: 'forged-cookies-stay',
    file: 'src/proxy.ts',
    find: 'identity === null ? withoutSession(request) : response',
    replace: 'identity === undefined ? withoutSession(request) : response',
    test: 'tests/rest/unknown-tokens.test.ts',
    title: 'with alg none is a visitor',
  },
]
