import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type PrivateJwk, type RetiredJwk, signHs256 } from './auth/json-web-token'

/** Keys and secrets of the local stand-ins, made once per installation. */
export interface SandboxSecrets {
  /** HS256 tokens signed with `jwtSecret`, role `anon` and `service_role`. */
  anonKey: string
  serviceKey: string
  jwtSecret: string
  stripeKey: string
  webhookSecret: string
  /** Signs access tokens (ES256). */
  authPrivateJwk: PrivateJwk
  /** Public half of the key before the last rotation. */
  retiredAuthJwk?: RetiredJwk
}

const fileName = 'sandbox.json'
const lifeSeconds = 10 * 365 * 24 * 3600

/**
 * Reads `<dataDir>/sandbox.json`, making it (mode 0600) or the fields it lacks first. Safe to call from several
 * processes at once: the file appears whole or not at all, and everybody gets the same secrets.
 */
export async function ensureSandboxSecrets(dataDir: string): Promise<SandboxSecrets> {
  await mkdir(dataDir, { recursive: true })
  const existing = await readSecrets(dataDir)
  if (existing !== null && isComplete(existing)) return existing
  const secrets = completeSecrets(existing ?? {})
  await placeSecrets(dataDir, secrets, existing !== null)
  const stored = await readSecrets(dataDir)
  return stored !== null && isComplete(stored) ? stored : secrets
}

/** Longer than an access token lives. */
const retiredSeconds = 2 * 3600

/**
 * A new key signs access tokens from the next start on. The one before it is good for checking until its last token
 * has ended; its private half is gone.
 */
export async function rotateAuthKey(dataDir: string, now: Date): Promise<SandboxSecrets> {
  const secrets = await ensureSandboxSecrets(dataDir)
  const { d: _private, ...publicHalf } = secrets.authPrivateJwk
  const endsAt = new Date(now.getTime() + retiredSeconds * 1000).toISOString()
  const rotated = {
    ...secrets,
    authPrivateJwk: createPrivateJwk(),
    retiredAuthJwk: { ...publicHalf, endsAt },
  }
  await placeSecrets(dataDir, rotated, true)
  return rotated
}

async function readSecrets(dataDir: string): Promise<Partial<SandboxSecrets> | null> {
  const path = join(dataDir, fileName)
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  try {
    return JSON.parse(text) as Partial<SandboxSecrets>
  } catch (cause) {
    throw new Error(
      `${path} cannot be read as JSON. Delete it and start again; everybody has to sign in anew.`,
      { cause },
    )
  }
}

async function placeSecrets(dataDir: string, secrets: SandboxSecrets, replace: boolean): Promise<void> {
  const path = join(dataDir, fileName)
  const draft = join(dataDir, `${fileName}.${randomUUID()}`)
  await writeFile(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  if (replace) return rename(draft, path)
  // A link fails where the file already stands, so the first of several processes wins.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
}

const fieldNames = [
  'anonKey',
  'serviceKey',
  'jwtSecret',
  'stripeKey',
  'webhookSecret',
  'authPrivateJwk',
] as const

function isComplete(secrets: Partial<SandboxSecrets>): secrets is SandboxSecrets {
  return fieldNames.every((name) => Boolean(secrets[name]))
}

function completeSecrets(known: Partial<SandboxSecrets>): SandboxSecrets {
  const jwtSecret = known.jwtSecret ?? randomBytes(48).toString('base64url')
  const issuedAt = Math.floor(Date.now() / 1000)
  const projectKey = (role: string) =>
    signHs256({ iss: 'quipsmith-sandbox', role, iat: issuedAt, exp: issuedAt + lifeSeconds }, jwtSecret)
  return {
    anonKey: known.anonKey ?? projectKey('anon'),
    serviceKey: known.serviceKey ?? projectKey('service_role'),
    jwtSecret,
    stripeKey: known.stripeKey ?? `sk_test_${randomBytes(24).toString('hex')}`,
    webhookSecret: known.webhookSecret ?? `whsec_${randomBytes(24).toString('hex')}`,
    authPrivateJwk: known.authPrivateJwk ?? createPrivateJwk(),
    ...(known.retiredAuthJwk ? { retiredAuthJwk: known.retiredAuthJwk } : {}),
  }
}

function createPrivateJwk(): PrivateJwk {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { ...privateKey.export({ format: 'jwk' }), kid: randomUUID() }
}
