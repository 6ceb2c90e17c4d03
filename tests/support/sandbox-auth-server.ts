import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Sql } from 'postgres'
import { handleAuthRequest } from '@/sandbox/auth/handle-auth-request'
import { createAuthKeys } from '@/sandbox/auth/json-web-token'
import { createPasswordHasher } from '@/sandbox/auth/password-hasher'
import { listMails, type SandboxMail } from '@/sandbox/mailbox/list-mails'
import { ensureSandboxSecrets, type SandboxSecrets } from '@/sandbox/sandbox-secrets'
import { closeUnreadBodies } from '@/server/rest/close-unread-bodies'
import { sendResponse, webRequest } from './web-request'

export interface SandboxAuthServer {
  /** Origin, which is also the site that people use. */
  url: string
  secrets: SandboxSecrets
  /** The clock of the stand-in: move it to make things expire. */
  clock: { offsetMs: number }
  /** A browser of its own: session in memory, proof-key flow. */
  newBrowser(basePath?: string): SupabaseClient
  newService(): SupabaseClient
  /** Newest first. */
  mailsTo(address: string): Promise<SandboxMail[]>
  close(): Promise<void>
}

/** As quick as bcrypt can be: no test is about how long it takes to guess a hash. */
const passwords = createPasswordHasher(4)

/** The sign-in stand-in behind a real socket, spoken to by the unmodified SDK. */
export async function startSandboxAuthServer(
  sql: Sql,
  options: { relaxed?: boolean; callsPerAddress?: number; secrets?: SandboxSecrets } = {},
): Promise<SandboxAuthServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quipsmith-sandbox-'))
  const secrets = options.secrets ?? (await ensureSandboxSecrets(dataDir))
  const keys = createAuthKeys(secrets.authPrivateJwk, secrets.jwtSecret, secrets.retiredAuthJwk)
  const clock = { offsetMs: 0 }
  let siteUrl = ''
  closeUnreadBodies()
  const server = createServer(async (incoming, outgoing) => {
    const now = () => new Date(Date.now() + clock.offsetMs)
    const context = {
      sql,
      keys,
      passwords,
      siteUrl,
      now,
      relaxed: options.relaxed ?? false,
      // All tests of a file come from one address.
      callsPerAddress: options.callsPerAddress ?? 0,
      addressOf: (headers: Headers) => headers.get('x-test-address') ?? 'somewhere',
    }
    await sendResponse(await handleAuthRequest(webRequest(incoming, siteUrl), context), outgoing)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: siteUrl,
    secrets,
    clock,
    newBrowser: (basePath = '') => createClient(`${siteUrl}${basePath}`, secrets.anonKey, browserOptions()),
    newService: () => createClient(siteUrl, secrets.serviceKey, browserOptions()),
    mailsTo: (address) => listMails(sql, address),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

let browserCount = 0

function browserOptions() {
  browserCount += 1
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  return {
    auth: {
      storage,
      storageKey: `browser-${browserCount}`,
      flowType: 'pkce',
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
  } as const
}
