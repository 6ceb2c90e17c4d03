import { createHash } from 'node:crypto'
import type { Database } from './object-store'
import { badRequest, PaymentsError } from './payments-error'

/** An answer that was given under an idempotency key. */
export interface RememberedAnswer {
  status: number
  body: string
  request_id: string
}

const lifeHours = 24
const longestKey = 255

export function fingerprintOf(method: string, path: string, body: string): string {
  return createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex')
}

/** @throws PaymentsError 400 idempotency_error when the key came with other parameters before */
export async function findAnswer(
  sql: Database,
  key: string,
  fingerprint: string,
): Promise<RememberedAnswer | null> {
  if (key.length > longestKey) {
    throw badRequest(`Idempotency keys may have ${longestKey} characters at most.`)
  }
  const [known] = await sql<(RememberedAnswer & { fingerprint: string })[]>`
    select fingerprint, status, body, request_id from sandbox_payments.idempotency_keys where key = ${key}`
  if (!known) return null
  if (known.fingerprint === fingerprint) return known
  throw new PaymentsError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  })
}

/** Part of the work that it remembers: an answer is kept when, and only when, the work was done. */
export async function rememberAnswer(
  sql: Database,
  key: string,
  fingerprint: string,
  answer: RememberedAnswer,
): Promise<void> {
  await sql`
    insert into sandbox_payments.idempotency_keys (key, fingerprint, status, body, request_id, created_at)
    values (${key}, ${fingerprint}, ${answer.status}, ${answer.body}, ${answer.request_id}, now())`
}

/** Keys are forgotten after a day, as at Stripe. */
export async function forgetOldAnswers(sql: Database): Promise<void> {
  await sql`
    delete from sandbox_payments.idempotency_keys
    where created_at < now() - make_interval(hours => ${lifeHours})`
}
