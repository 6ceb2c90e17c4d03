import { readFileSync } from 'node:fs'

export interface Promised {
  row: number
  promise: string
  /** Files of tests that the row names. */
  tests: string[]
}

/** The rows of docs/security.md. */
export function securityTable(): Promised[] {
  return readFileSync('docs/security.md', 'utf8')
    .split('\n')
    .map((line) => /^\| (\d+) \| (.+?) \| (.+) \|$/.exec(line))
    .filter((row) => row !== null)
    .map(([, row, promise = '', tests = '']) => ({
      row: Number(row),
      promise,
      tests: [...tests.matchAll(/`(tests\/[^`]+\.test\.ts)`/g)].map(([, file = '']) => file),
    }))
}
