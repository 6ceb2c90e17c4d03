import { linkSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { measureDirectory } from '../../scripts/measure-directory'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'quipsmith-size-'))
})

afterEach(() => rmSync(directory, { recursive: true, force: true }))

test('a file with two names is counted once, and a link not as the file that it leads to', () => {
  mkdirSync(path.join(directory, 'package/dist'), { recursive: true })
  writeFileSync(path.join(directory, 'package/dist/program.js'), Buffer.alloc(1_000_000, 1))
  const once = measureDirectory(directory)
  expect(once.files).toBe(1)
  expect(once.bytesOnDisk).toBeGreaterThanOrEqual(1_000_000)
  linkSync(path.join(directory, 'package/dist/program.js'), path.join(directory, 'package/again.js'))
  symlinkSync(path.join(directory, 'package/dist/program.js'), path.join(directory, 'package/link.js'))
  const { bytesOnDisk, files } = measureDirectory(directory)
  expect(files).toBe(2)
  expect(bytesOnDisk - once.bytesOnDisk).toBeLessThan(20_000)
})

test('an entry that is not counted takes no room', () => {
  mkdirSync(path.join(directory, '.cache'))
  writeFileSync(path.join(directory, '.cache/large'), Buffer.alloc(500_000, 1))
  expect(measureDirectory(directory, (name) => !name.startsWith('.'))).toEqual({ bytesOnDisk: 0, files: 0 })
})
