import type { Mutant } from './mutant'

/** The release check. */
export const releaseMutants: Mutant[] = [
  {
    row: 35,
    name: 'releases-with-broken-signatures',
    file: 'scripts/check-release.ts',
    find: "for (const check of checks) if ((await runNpm(check, 'inherit')) === null) return false",
    replace: "for (const check of checks) await runNpm(check, 'inherit')",
    test: 'tests/scripts/check-release.test.ts',
    title: 'npm audit fails',
  },
]
