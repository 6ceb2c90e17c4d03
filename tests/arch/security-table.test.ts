import { existsSync, readFileSync } from 'node:fs'
import { mutantFaults } from '@tests/mutants/mutant-faults'
import { mutants } from '@tests/mutants/mutants'
import { securityTable } from '@tests/mutants/security-table'
import { describe, expect, it } from 'vitest'

const table = securityTable()

describe('the table of promises', () => {
  it('has each promise of the list once', () => {
    expect(table.map(({ row }) => row)).toEqual(table.map((_, index) => index + 1))
    expect(table.length).toBeGreaterThanOrEqual(35)
  })

  it.each(table)('names for $row ($promise) tests that exist', ({ tests }) => {
    expect(tests.length).toBeGreaterThan(0)
    for (const file of tests) {
      expect(existsSync(file), file).toBe(true)
      expect(readFileSync(file, 'utf8'), file).toMatch(/\bexpect\(/)
    }
  })

  it.each(table)('has for $row ($promise) a mutant', ({ row }) => {
    expect(mutants.filter((mutant) => mutant.row === row)).not.toEqual([])
  })
})

describe('a mutant', () => {
  it.each(mutants)('$name fits its file and names a test of its row', (mutant) => {
    expect(mutantFaults(mutant, table)).toEqual([])
  })

  it('is known by its name', () => {
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length)
  })
})
