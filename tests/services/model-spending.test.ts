import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '@/server/db/client'
import { createPostgresSpendingLedger } from '@/server/integrations/postgres/postgres-spending-ledger'
import { clearOldCalls } from '@/server/services/limits/clear-old-calls'
import type { SpendingLedger } from '@/server/services/ports/spending-ledger'

const services = setUp(openTestServices)
/** Two server processes, each with connections of its own. */
const processes = setUp(() => {
  const pools = [1, 2].map(() => openDatabase(services.database.url, { maxConnections: 5 }))
  return {
    ledgers: pools.map(({ db }) => createPostgresSpendingLedger(db)),
    close: () => Promise.all(pools.map((pool) => pool.close())),
  }
})
const ledgerOf = (process: number): SpendingLedger => {
  const ledger = processes.ledgers[process]
  if (!ledger) throw new Error('There are two.')
  return ledger
}

const all = { id: 'all', microDollarsMax: 1000 }
const spent = async () =>
  Object.fromEntries(
    (await services.database.sql`select payer, micro_dollars from model_spending`).map(
      ({ payer, micro_dollars }) => [payer, Number(micro_dollars)],
    ),
  )

beforeEach(async () => {
  await services.database.sql`delete from model_spending`
})

describe('what models may cost in a day', () => {
  it('is never passed by two processes together, and is used up to the last run that fits', async () => {
    const runs = Array.from({ length: 40 }, (_, run) => ledgerOf(run % 2).reserve([all], 90))
    const reserved = (await Promise.all(runs)).filter((reservation) => reservation !== null)
    expect(reserved).toHaveLength(11)
    expect(await spent()).toEqual({ all: 990 })
  })

  it('is corrected by what a run did cost, and another process sees that', async () => {
    const reservation = await ledgerOf(0).reserve([{ id: 'a', microDollarsMax: 1000 }, all], 900)
    expect(await ledgerOf(1).reserve([all], 900)).toBeNull()
    if (!reservation) throw new Error('There was room.')
    await ledgerOf(0).settle(reservation, 20)
    expect(await spent()).toEqual({ a: 20, all: 20 })
    expect(await ledgerOf(1).reserve([all], 900)).not.toBeNull()
  })

  it('takes nothing from all where the account has no more, and nothing from the account where all have not', async () => {
    expect(await ledgerOf(0).reserve([{ id: 'a', microDollarsMax: 10 }, all], 11)).toBeNull()
    expect(await ledgerOf(0).reserve([{ id: 'b', microDollarsMax: 5000 }, all], 1001)).toBeNull()
    expect(await spent()).toEqual({})
  })

  it('begins anew each day, and a run is settled on the day on which it began', async () => {
    const reservation = await ledgerOf(0).reserve([all], 1000)
    await services.database.sql`update model_spending set day = day - 1`
    expect(await ledgerOf(0).reserve([all], 1000)).not.toBeNull()
    if (!reservation) throw new Error('There was room.')
    const yesterday = new Date(Date.parse(reservation.day) - 86_400_000).toISOString().slice(0, 10)
    await ledgerOf(0).settle({ ...reservation, day: yesterday }, 7)
    const rows = await services.database.sql`select micro_dollars from model_spending order by day`
    expect(rows.map(({ micro_dollars }) => Number(micro_dollars))).toEqual([7, 1000])
  })

  it('does not wait for itself when many accounts spend at the same time', async () => {
    const payers = Array.from({ length: 30 }, (_, at) => ({ id: `account-${at % 3}`, microDollarsMax: 1000 }))
    const runs = payers.map((payer, at) =>
      ledgerOf(at % 2).reserve(at % 4 < 2 ? [payer, all] : [all, payer], 10),
    )
    expect((await Promise.all(runs)).every((reservation) => reservation !== null)).toBe(true)
    expect(await spent()).toMatchObject({ all: 300 })
  })

  it('is forgotten two days later', async () => {
    const { sql } = services.database
    await sql`insert into model_spending select (now() at time zone 'utc')::date - n, 'a', n from generate_series(0, 3) n`
    await clearOldCalls(services.contextFor().db)
    const kept = await sql`select micro_dollars from model_spending order by micro_dollars`
    expect(kept.map(({ micro_dollars }) => Number(micro_dollars))).toEqual([0, 1])
  })

  it('survives a crash of the database, unlike counts of calls', async () => {
    const [table] = await services.database
      .sql`select relpersistence from pg_class where relname = 'model_spending'`
    expect(table?.relpersistence).toBe('p')
  })
})
