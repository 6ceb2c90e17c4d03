import { randomUUID } from 'node:crypto'
import { type PlanNode, plansOf } from '@tests/support/query-plans'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { beforeAll, describe, expect, it } from 'vitest'
import { PageInput } from '@/contracts/pages'
import { getStats } from '@/server/services/accounts/get-stats'
import { getRunInsights } from '@/server/services/api-keys/get-run-insights'
import { getPromptResults } from '@/server/services/prompts/get-prompt-results'
import { listMyPrompts } from '@/server/services/prompts/list-my-prompts'
import { deleteResult } from '@/server/services/results/delete-result'
import { getResult } from '@/server/services/results/get-result'
import { listMyMemes } from '@/server/services/results/list-my-memes'
import type { ServiceContext } from '@/server/services/service-context'
import { listMyVisuals } from '@/server/services/visuals/list-my-visuals'
import { listSavedVisuals } from '@/server/services/visuals/list-saved-visuals'
import { seedLibraries } from '../../scripts/seed/seed-libraries'

/** Small libraries of many, and a large one among them: fifty thousand memes in all. */
const many = Array.from({ length: 200 }, () => randomUUID())
const busy = randomUUID()
const [quiet = ''] = many

const services = setUp(openTestServices)
beforeAll(async () => {
  await seedLibraries(services.database.sql, many, { memes: 200, visuals: 100 })
  await seedLibraries(services.database.sql, [busy], { memes: 10_000, visuals: 5_000 })
  await seedUsage([...many, busy])
}, 120_000)

/** A month of calls to five endpoints with a key each. */
async function seedUsage(userIds: readonly string[]): Promise<void> {
  const { sql } = services.database
  await sql`insert into api_keys (id, user_id, mode, key_hash, prefix, last4, created_at)
    select gen_random_uuid(), id, 'live', id, 'qs_live_0000', '0000', now() from unnest(${[...userIds]}::uuid[]) as id`
  await sql`
    insert into api_key_usage (user_id, day, key_id, endpoint, runs, errors, credits_used, latencies)
    select user_id, date '2026-11-21' - day, id, 'GET /' || endpoint, 1, 0, 0, array_fill(0, array[72])
    from api_keys, generate_series(0, 29) as day, generate_series(1, 5) as endpoint`
  await sql`vacuum analyze api_keys, api_key_usage`
}

const growing = [
  'results',
  'prompts',
  'visuals',
  'images',
  'starred_results',
  'starred_visuals',
  'api_key_usage',
]

type Work = (context: ServiceContext) => Promise<unknown>

async function plansFor(userId: string, work: Work): Promise<PlanNode[][]> {
  const actor = { kind: 'user', userId, email: 'somebody@example.org' } as const
  return plansOf(services.database.sql, (db) => work({ ...services.contextFor(actor), db }))
}

function readWhole(plans: readonly PlanNode[][]): string[] {
  return plans
    .flat()
    .filter((node) => node['Node Type'].endsWith('Seq Scan') && growing.includes(node['Relation Name'] ?? ''))
    .map((node) => node['Relation Name'] ?? '')
}

/** A page behind the first, by its cursor. */
const further =
  (
    list: (context: ServiceContext, input: PageInput) => Promise<{ before: string | null }>,
    sort: string,
  ): Work =>
  async (context) => {
    const first = await list(context, PageInput.parse({ sort }))
    return list(context, PageInput.parse({ sort, before: first.before ?? undefined }))
  }

const calls: [string, Work][] = [
  ['my memes', (context) => listMyMemes(context, PageInput.parse({}))],
  ['my memes by last change', (context) => listMyMemes(context, PageInput.parse({ sort: 'updated_at' }))],
  ['my memes, page 12', (context) => listMyMemes(context, PageInput.parse({ page: 12 }))],
  ['my memes by cursor', further(listMyMemes, 'created_at')],
  ['my memes by last change and cursor', further(listMyMemes, 'updated_at')],
  ['my prompts', (context) => listMyPrompts(context, PageInput.parse({}))],
  ['my prompts by cursor', further(listMyPrompts, 'created_at')],
  ['my visuals', (context) => listMyVisuals(context, PageInput.parse({}))],
  ['my visuals by cursor', further(listMyVisuals, 'created_at')],
  ['saved visuals', (context) => listSavedVisuals(context, PageInput.parse({}))],
  ['stats', getStats],
  ['run insights', getRunInsights],
  [
    'the results of a prompt',
    async (context) => {
      const { items } = await listMyPrompts(context, PageInput.parse({ page: 3 }))
      await getPromptResults(context, { promptId: items[0]?.promptId ?? '' })
    },
  ],
  [
    'one meme, and its end',
    async (context) => {
      const { items } = await listMyMemes(context, PageInput.parse({ page: 3 }))
      const [meme] = items
      await getResult(context, meme?.id ?? '')
      await deleteResult(context, { id: meme?.id ?? '' })
    },
  ],
]

describe('among fifty thousand memes', () => {
  it.each(calls)('%s: no table is read whole, for many small libraries or a large one', async (_, work) => {
    for (const userId of [quiet, busy]) {
      const plans = await plansFor(userId, work)
      expect(plans.length).toBeGreaterThan(0)
      expect(readWhole(plans)).toEqual([])
    }
  })

  it.each([
    ['created_at', listMyMemes, 'results_newest'],
    ['updated_at', listMyMemes, 'results_last_changed'],
    ['created_at', listMyPrompts, 'prompts_newest'],
    ['created_at', listMyVisuals, 'visuals_newest'],
  ])('a page by %s is found in the order of its index, from the index alone', async (sort, list, index) => {
    for (const work of [
      (context: ServiceContext) => list(context, PageInput.parse({ sort })),
      (context: ServiceContext) => list(context, PageInput.parse({ sort, page: 12 })),
    ]) {
      const [keys = []] = await plansFor(busy, work)
      expect(keys.map((node) => node['Node Type'])).not.toContain('Sort')
      expect(keys).toContainEqual(
        expect.objectContaining({ 'Node Type': 'Index Only Scan', 'Index Name': index }),
      )
    }
    const byCursor = await plansFor(busy, further(list, sort))
    const keys = byCursor[byCursor.length / 2] ?? []
    expect(keys.map((node) => node['Node Type'])).not.toContain('Sort')
    expect(keys).toContainEqual(
      expect.objectContaining({
        'Node Type': 'Index Only Scan',
        'Index Name': index,
        // Behind a cursor the index is entered, not read up to there.
        'Index Cond': expect.stringContaining(sort),
      }),
    )
  })

  it('notices a table that is read whole', async () => {
    const plans = await plansFor(busy, ({ db }) =>
      db.execute('select count(*) from images where alt_text = $$x$$'),
    )
    expect(readWhole(plans)).toEqual(['images'])
  })
})
