import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { bareEnvironment } from '@tests/support/product'
import { describe, expect, it, onTestFinished } from 'vitest'

const run = promisify(execFile)

/** The check with an npm that fails at one of its commands. */
async function checkRelease(failing: string, options = (file: string) => ['--sbom', file]) {
  const directory = await mkdtemp(join(tmpdir(), 'quipsmith-release-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const npm = join(directory, 'npm')
  await writeFile(npm, `#!/bin/sh\n[ "$1" = "${failing}" ] && exit 1\necho '{"bomFormat":"CycloneDX"}'\n`)
  await chmod(npm, 0o755)
  const file = join(directory, 'sbom.json')
  const args = [
    resolve('node_modules/tsx/dist/cli.mjs'),
    resolve('scripts/check-release.ts'),
    ...options(file),
  ]
  const bare = bareEnvironment({})
  const env = { ...bare, PATH: [directory, bare.PATH].join(delimiter) }
  const { code, said } = await run(process.execPath, args, { env }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      said: error.stdout + error.stderr,
    }),
  )
  return { code, said, list: existsSync(file) ? await readFile(file, 'utf8') : null }
}

describe('the check before a release', () => {
  it('lists the packages when everything holds, and says what comes next', async () => {
    const { code, said, list } = await checkRelease('nothing')
    expect([code, JSON.parse(list ?? '')]).toEqual([0, { bomFormat: 'CycloneDX' }])
    expect(said).toContain('npm run test:mutants')
  })

  it.each([
    ['run', 'verify: failed.'],
    ['audit', 'This needs the npm registry and tuf-repo-cdn.sigstore.dev.'],
    ['sbom', 'Run npm ci first'],
  ])('fails when npm %s fails, and says why', async (failing, reason) => {
    const { code, said, list } = await checkRelease(failing)
    expect([code, list]).toEqual([1, null])
    expect(said).toContain(reason)
  })

  it('asks where the list goes before it does anything', async () => {
    const { code, said } = await checkRelease('nothing', () => [])
    expect([code, said]).toEqual([1, expect.stringContaining('--sbom <file>')])
    expect(said).not.toContain('npm run verify')
  })
})
