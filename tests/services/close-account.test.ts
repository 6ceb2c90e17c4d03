import { existsSync, readdirSync } from 'node:fs'
import { openTestBilling, type Payer } from '@tests/support/billing'
import { keyActor } from '@tests/support/key-actor'
import { reverseSpend } from '@tests/support/reverse-spend'
import { type SandboxAuthServer, startSandboxAuthServer } from '@tests/support/sandbox-auth-server'
import { setUp } from '@tests/support/set-up'
import { pictureBase64 } from '@tests/support/themed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSupabaseIdentityProvider } from '@/server/integrations/supabase/supabase-identity-provider'
import { closeAccount, finishClosings } from '@/server/services/accounts/close-account'
import { getAccount } from '@/server/services/accounts/get-account'
import { openAccount } from '@/server/services/accounts/open-account'
import { generateApiKey } from '@/server/services/api-keys/generate-api-key'
import { applyDiscount } from '@/server/services/billing/apply-discount'
import { startCheckout } from '@/server/services/billing/start-checkout'
import { getImage } from '@/server/services/images/get-image'
import { getUploadFile } from '@/server/services/images/get-upload-file'
import { generateMemes } from '@/server/services/memes/generate-memes'
import { starResult } from '@/server/services/results/star-result'
import type { Ports, ServiceContext } from '@/server/services/service-context'
import { themeUpload } from '@/server/services/themed/theme-upload'
import { generateVisuals } from '@/server/services/visuals/generate-visuals'

const billing = setUp(openTestBilling)
let auth: SandboxAuthServer
beforeAll(async () => {
  auth = await startSandboxAuthServer(billing.services.database.sql, { relaxed: true })
})
afterAll(async () => {
  await auth.close()
})

const password = 'a long enough password'
const languages = { inputLanguage: 'en', outputLanguage: 'en' }

async function signUp(email: string): Promise<string> {
  const browser = auth.newBrowser()
  await browser.auth.signUp({ email, password })
  const [mail] = await auth.mailsTo(email)
  const { data } = await browser.auth.verifyOtp({ email, token: mail?.otp ?? '', type: 'email' })
  return data.session?.user.id ?? ''
}

/** An account with rows in every table and a sign-in. */
async function fullAccount(): Promise<Payer & { email: string; addresses: string[]; uploadKey: string }> {
  const email = `${crypto.randomUUID()}@example.org`
  const userId = await signUp(email)
  const payer = await billing.newPayer()
  const base: ServiceContext = {
    ...payer.context,
    actor: { kind: 'user', userId, email },
    addressHash: 'ab'.repeat(32),
    ports: {
      ...payer.context.ports,
      identity: createSupabaseIdentityProvider({
        url: auth.url,
        anonKey: auth.secrets.anonKey,
        serviceRoleKey: auth.secrets.serviceKey,
      }),
    },
  }
  const context = base
  await openAccount(context)
  const mine = { context, userId }
  await billing.subscribe(mine, 'creator_monthly')
  await applyDiscount(context, {})
  const { promptId, results } = await generateMemes(context, {
    text: 'the lift stopped for everybody but me',
    maxDimension: 320,
    count: 2,
    variation: 0,
    ...languages,
  })
  await starResult(context, { resultId: results[0]?.id ?? '' })
  const { visuals } = await generateVisuals(context, {
    concept: 'Letting go',
    aspectRatio: '1:1',
    variation: 0,
  })
  await themeUpload(context, {
    base64String: await pictureBase64(320, 240),
    memeTheme: 'Mondays',
    variation: 0,
    maxDimension: 320,
    ...languages,
  })
  await generateApiKey(context)
  const { sql } = billing.services.database
  const [spend] = await sql`select id from credit_entries where idempotency_key = ${`prompt:${promptId}`}`
  await reverseSpend(context.db, Number(spend?.id))
  for (const event of await billing.eventsOf(mine)) await billing.deliver(event)
  const { data } = await billing.stripe.charges.list({ limit: 1 })
  await billing.stripe.refunds.create({ charge: data[0]?.id ?? '' })
  const { data: told } = await billing.stripe.events.list({ type: 'charge.refunded', limit: 1 })
  if (told[0]) await billing.deliver(told[0])
  await sql`insert into call_counts values (${`user:${userId}:read`}, 1, now())`
  await sql`insert into model_spending values (now()::date, ${userId}, 20000)`
  await sql`insert into idempotency_keys (user_id, caller, call, key, run_id, input_hash, lease_ends_at)
    values (${userId}, 'user', 'a', 'b', gen_random_uuid(), '', now())`
  await sql`insert into api_key_usage select user_id, now()::date, id, 'x', 1, 0, 0, array[1] from api_keys where user_id = ${userId}`
  await sql`insert into seen_sessions (session_id, user_id, method, first_seen_at, last_seen_at)
    values (gen_random_uuid(), ${userId}, 'password', now(), now())`
  const [upload] = await sql`select key from uploads where user_id = ${userId}`
  const idOf = (url: string) => /\/i\/([^.]+)/.exec(url)?.[1] ?? ''
  return {
    ...mine,
    email,
    addresses: [
      ...results.map(({ imageUrl }) => idOf(imageUrl)),
      ...visuals.map(({ imageUrl }) => idOf(imageUrl)),
    ],
    uploadKey: upload?.key,
  }
}

/** Every table with a row in which the text stands, wherever in it. */
async function tablesWith(text: string): Promise<string[]> {
  const { sql } = billing.services.database
  const tables = await sql`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`
  const found: string[] = []
  for (const { name } of tables) {
    const [row] = await sql`select 1 from ${sql(name)} as t where t::text like ${`%${text}%`} limit 1`
    if (row) found.push(name)
  }
  return found
}

const filesLeft = () =>
  existsSync(billing.services.uploadsDir)
    ? readdirSync(billing.services.uploadsDir, { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      )
    : []

function withPorts(context: ServiceContext, ports: Partial<Ports>): ServiceContext {
  return { ...context, ports: { ...context.ports, ...ports } }
}

async function expectGone(account: Awaited<ReturnType<typeof fullAccount>>): Promise<void> {
  const { context, userId, email, addresses, uploadKey } = account
  expect(await tablesWith(userId)).toEqual([])
  expect(await tablesWith(email)).toEqual([])
  expect(filesLeft()).toEqual([])
  for (const address of addresses)
    await expect(getImage(context, address)).rejects.toMatchObject({ code: 'GONE' })
  await expect(
    getUploadFile({ db: context.db, imageStorage: context.ports.imageStorage }, uploadKey),
  ).rejects.toMatchObject({ code: 'GONE' })
  await expect(openAccount(context)).rejects.toMatchObject({ code: 'UNAUTHORIZED', message: 'Unauthorized' })
  const { data } = await billing.stripe.customers.list({ email, limit: 1 })
  expect(data).toEqual([])
  expect(await billing.violations()).toEqual([])
}

describe('closing an account', () => {
  it('leaves no row, no file, no customer and no sign-in, and frees the address', async () => {
    const account = await fullAccount()
    const before = await tablesWith(account.userId)
    expect(before).toEqual(
      expect.arrayContaining([
        'api_key_usage',
        'api_keys',
        'audit_log',
        'call_counts',
        'credit_entries',
        'credit_periods',
        'discount_offers',
        'idempotency_keys',
        'images',
        'model_spending',
        'payment_reversals',
        'prompts',
        'results',
        'seen_sessions',
        'starred_results',
        'stripe_customers',
        'stripe_events',
        'subscriptions',
        'uploads',
        'user_details',
        'visuals',
      ]),
    )
    expect(filesLeft()).not.toEqual([])
    expect(await closeAccount(account.context)).toEqual({ closed: true })
    await expectGone(account)
    const browser = auth.newBrowser()
    const { error } = await browser.auth.signInWithPassword({ email: account.email, password })
    expect(error?.code).toBe('invalid_credentials')
    expect(await closeAccount(account.context)).toEqual({ closed: true })
    const again = await signUp(account.email)
    expect(again).not.toBe(account.userId)
    const anew = { ...account.context, actor: { kind: 'user', userId: again, email: account.email } } as const
    await openAccount(anew)
    expect(await getAccount(anew)).toMatchObject({ credits: 20, plan: null })
    await closeAccount(anew)
  })

  it('leaves the trail of what was done, of nobody', async () => {
    const { context, userId } = await fullAccount()
    await closeAccount(context)
    const rows = await billing.services.database
      .sql`select user_id, actor, address_hash from audit_log where user_id in (
        select user_id from audit_log where action = 'account.closed' order by id desc limit 1)`
    expect(rows.length).toBeGreaterThan(3)
    for (const row of rows) expect(row).toMatchObject({ actor: 'closed account', address_hash: null })
    expect(rows[0]?.user_id).not.toBe(userId)
    await expect(context.db.execute(`update audit_log set actor = 'somebody'`)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('append-only') },
    })
  })

  it('is for who signed in, and whose session stands', async () => {
    const { context, userId } = await billing.newPayer()
    const byKey = { ...context, actor: keyActor(userId) }
    await expect(closeAccount(byKey)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const signedOut = { ...context, askSession: async () => ({ kind: 'ended' }) as const }
    await expect(closeAccount(signedOut)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await getAccount(context)).toMatchObject({ userId })
  })

  const dead = async () => {
    throw new Error('The process is gone.')
  }
  const ports = (context: ServiceContext) => context.ports
  it.each([
    [
      'before the plan is ended',
      (context: ServiceContext) => ({ payments: { ...payments(context), listSubscriptions: dead } }),
    ],
    [
      'after the plan is ended',
      (context: ServiceContext) => ({ payments: { ...payments(context), deleteCustomer: dead } }),
    ],
    [
      'after the customer is deleted',
      (context: ServiceContext) => ({
        payments: {
          ...payments(context),
          deleteCustomer: async (id: string) => {
            await payments(context).deleteCustomer(id)
            await dead()
          },
        },
      }),
    ],
    [
      'before files are removed',
      (context: ServiceContext) => ({ imageStorage: { ...ports(context).imageStorage, remove: dead } }),
    ],
    [
      'between files and rows',
      (context: ServiceContext) => ({
        imageStorage: {
          ...ports(context).imageStorage,
          remove: async (key: string) => {
            await ports(context).imageStorage.remove(key)
            await dead()
          },
        },
      }),
    ],
    ['before the sign-in is deleted', () => ({ identity: { deleteUser: dead } })],
    [
      'after the sign-in is deleted',
      (context: ServiceContext) => ({
        identity: {
          deleteUser: async (id: string) => {
            await ports(context).identity.deleteUser(id)
            await dead()
          },
        },
      }),
    ],
  ] as [string, (context: ServiceContext) => Partial<Ports>][])(
    'that was cut off %s lets nobody in, and is finished by the same call or by the server',
    async (_when, cut) => {
      const [first, second] = [await fullAccount(), await fullAccount()]
      for (const { context } of [first, second]) {
        await expect(closeAccount(withPorts(context, cut(context)))).rejects.toThrow('The process is gone.')
        await expect(openAccount(context)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
      }
      expect(await closeAccount(first.context)).toEqual({ closed: true })
      const later = { ...second.context, now: () => new Date(Date.now() + 5 * 60_000) }
      await finishClosings(later)
      await expectGone(first)
      await expectGone(second)
    },
  )

  it('at once with a purchase leaves no customer', async () => {
    const payer = await fullAccount()
    const priceId = await billing.priceId('starter_monthly')
    await Promise.allSettled([
      startCheckout(payer.context, { priceId, quantity: 1 }),
      closeAccount(payer.context),
      closeAccount(payer.context),
      startCheckout(payer.context, { priceId, quantity: 1 }),
    ])
    await closeAccount(payer.context)
    await expectGone(payer)
  })

  it('is forgotten after a day', async () => {
    const { context } = await billing.newPayer()
    await closeAccount(context)
    const count = async () => {
      const [row] = await billing.services.database.sql`select count(*)::int as n from closed_accounts`
      return row?.n
    }
    expect(await count()).toBeGreaterThan(0)
    await finishClosings({ ...context, now: () => new Date(Date.now() + 25 * 3_600_000) })
    expect(await count()).toBe(0)
  })
})

function payments({ ports }: ServiceContext) {
  if (!ports.payments) throw new Error('Payments are missing.')
  return ports.payments
}
