import type { Sql } from 'postgres'
import { ObjectStore } from './object-store'
import type { PaymentsWork } from './payments-work'

interface WorkContext {
  sql: Sql
  siteUrl: string
  now: () => Date
}

type Request = PaymentsWork['request']

const nobody: Request = { id: null, idempotency_key: null }

/** Work that changes something: one at a time, because an account's objects hang together, and whole or not at all. */
export async function runWriting<Result>(
  context: WorkContext,
  request: Request | null,
  run: (work: PaymentsWork) => Promise<Result>,
): Promise<Result> {
  const result = await context.sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(hashtext('sandbox_payments'))`
    return run(workOf(context, transaction, request))
  })
  return result as Result
}

/** Work that only looks. */
export function runReading<Result>(
  context: WorkContext,
  request: Request | null,
  run: (work: PaymentsWork) => Promise<Result>,
): Promise<Result> {
  return run(workOf(context, context.sql, request))
}

function workOf(context: WorkContext, sql: PaymentsWork['sql'], request: Request | null): PaymentsWork {
  return {
    sql,
    store: new ObjectStore(sql),
    siteUrl: context.siteUrl,
    request: request ?? nobody,
    wallSeconds: Math.floor(context.now().getTime() / 1000),
  }
}
