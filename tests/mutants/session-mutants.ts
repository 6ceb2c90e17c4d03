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
]
