import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .map((line) => /^\| (\d+) \| (.+?) \| (.+) \|$/.exec(line))
  .filter((row) => row !== null)
  .map(([, number, promise, tests = '']) => ({ number: Number(number), promise, tests }))

describe('the table of promises', () => {
  it('has each promise of the list once', () => {
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 35 }, (_, index) => index + 1))
  })

  it.each(rows)('says for $number ($promise) which tests hold it, or that it is open', ({ tests }) => {
    if (tests.startsWith('open: ')) return
    const files = [...tests.matchAll(/`(tests\/[^`]+\.test\.ts)`/g)].map(([, file = '']) => file)
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) {
      expect(existsSync(file), file).toBe(true)
      expect(readFileSync(file, 'utf8'), file).toMatch(/\bexpect\(/)
    }
  })
})
