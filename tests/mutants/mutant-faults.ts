import { existsSync, readFileSync } from 'node:fs'
import type { Mutant } from './mutant'
import type { Promised } from './security-table'

/** Why a mutant cannot be made or judged; empty when it can. */
export function mutantFaults(
  { row, file, find, replace, test }: Mutant,
  table: readonly Promised[],
): string[] {
  if (!existsSync(file)) return [`${file} does not exist`]
  const count = readFileSync(file, 'utf8').split(find).length - 1
  const faults: string[] = []
  if (count !== 1) faults.push(`its text occurs ${count} times in ${file}, not once`)
  if (find === replace) faults.push('it changes nothing')
  if (!table.find((promised) => promised.row === row)?.tests.includes(test))
    faults.push(`row ${row} of docs/security.md does not name ${test}`)
  if (test.startsWith('tests/e2e/')) faults.push('a browser test would need a build for each mutant')
  return faults
}
