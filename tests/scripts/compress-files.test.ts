import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressFiles } from '../../scripts/start/compress-files'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'quipsmith-files-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

test('scripts and style sheets, however deep, get a small twin that is the same; fonts and pictures none', async () => {
  const script = 'const said = "so they say"\n'.repeat(500)
  await mkdir(join(directory, 'chunks', 'deep'), { recursive: true })
  await writeFile(join(directory, 'chunks', 'deep', 'a.js'), script)
  await writeFile(join(directory, 'b.css'), '')
  await writeFile(join(directory, 'c.woff2'), 'font')
  await compressFiles(directory)
  const twin = await readFile(join(directory, 'chunks', 'deep', 'a.js.br'))
  expect(brotliDecompressSync(twin).toString()).toBe(script)
  expect(twin.length).toBeLessThan(script.length / 50)
  expect((await readdir(directory)).toSorted()).toEqual(['b.css', 'b.css.br', 'c.woff2', 'chunks'])
})

test('a file that has its twin is not compressed again', async () => {
  await writeFile(join(directory, 'a.js'), 'said()')
  await writeFile(join(directory, 'a.js.br'), 'twin')
  await compressFiles(directory)
  expect(await readFile(join(directory, 'a.js.br'), 'utf8')).toBe('twin')
})
