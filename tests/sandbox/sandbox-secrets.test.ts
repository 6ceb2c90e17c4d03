import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createAuthKeys, publicKeySet, signEs256, verifyToken } from '@/sandbox/auth/json-web-token'
import { ensureSandboxSecrets, rotateAuthKey } from '@/sandbox/sandbox-secrets'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'quipsmith-secrets-'))
})
afterEach(() => rm(directory, { recursive: true }))

it('are made once, for the owner’s eyes only', async () => {
  const dataDir = join(directory, 'not', 'there', 'yet')
  const first = await ensureSandboxSecrets(dataDir)
  expect(await ensureSandboxSecrets(dataDir)).toEqual(first)
  expect((await stat(join(dataDir, 'sandbox.json'))).mode & 0o777).toBe(0o600)
  expect(await readdir(dataDir)).toEqual(['sandbox.json'])
})

it('are the same for twenty who come at once, and no draft is left', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ensureSandboxSecrets(directory)))
  expect(new Set(answers.map(({ jwtSecret }) => jwtSecret)).size).toBe(1)
  expect(await readdir(directory)).toEqual(['sandbox.json'])
})

it('keep what stands and add what an older version lacked', async () => {
  const { authPrivateJwk: _, ...older } = await ensureSandboxSecrets(directory)
  await writeFile(join(directory, 'sandbox.json'), JSON.stringify(older))
  const now = await ensureSandboxSecrets(directory)
  expect(now).toMatchObject(older)
  expect(now.authPrivateJwk.kid).toBeTruthy()
})

it('hold project keys with the roles that Supabase gives them', async () => {
  const secrets = await ensureSandboxSecrets(directory)
  const keys = createAuthKeys(secrets.authPrivateJwk, secrets.jwtSecret)
  expect(verifyToken(secrets.anonKey, keys, new Date())).toMatchObject({ role: 'anon' })
  expect(verifyToken(secrets.serviceKey, keys, new Date())).toMatchObject({ role: 'service_role' })
})

it('that cannot be read say so and are left alone', async () => {
  await writeFile(join(directory, 'sandbox.json'), '{"anonKey":')
  await expect(ensureSandboxSecrets(directory)).rejects.toThrow(/cannot be read as JSON/)
  expect(await readFile(join(directory, 'sandbox.json'), 'utf8')).toBe('{"anonKey":')
})

it('give the sign-in a new key, and the one before it two hours more without its private half', async () => {
  const before = await ensureSandboxSecrets(directory)
  const keysBefore = createAuthKeys(before.authPrivateJwk, before.jwtSecret)
  const now = new Date()
  const claims = { aud: 'authenticated', exp: now.getTime() / 1000 + 10 * 3600 }
  const token = signEs256(claims, keysBefore)
  const after = await rotateAuthKey(directory, now)
  expect(await ensureSandboxSecrets(directory)).toEqual(after)
  expect((await stat(join(directory, 'sandbox.json'))).mode & 0o777).toBe(0o600)
  expect(await readFile(join(directory, 'sandbox.json'), 'utf8')).not.toContain(before.authPrivateJwk.d)
  expect({ ...after, authPrivateJwk: null, retiredAuthJwk: null }).toEqual({
    ...before,
    authPrivateJwk: null,
    retiredAuthJwk: null,
  })

  const keys = createAuthKeys(after.authPrivateJwk, after.jwtSecret, after.retiredAuthJwk)
  expect(keys.kid).not.toBe(keysBefore.kid)
  expect(publicKeySet(keys, now).map(({ kid }) => kid)).toEqual([keys.kid, keysBefore.kid])
  expect(JSON.stringify(publicKeySet(keys, now))).not.toContain('"d"')
  expect(verifyToken(token, keys, now)).toEqual(claims)
  expect(verifyToken(signEs256(claims, keys), keys, now)).toEqual(claims)

  const later = new Date(now.getTime() + 2 * 3_600_000)
  expect(publicKeySet(keys, later)).toHaveLength(1)
  expect(() => verifyToken(token, keys, later)).toThrow(/unrecognized JWT kid/)
  expect(verifyToken(signEs256(claims, keys), keys, later)).toEqual(claims)
})
