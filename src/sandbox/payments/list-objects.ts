import type { Fragment } from 'postgres'
import { z } from 'zod'
import { integer, text } from './form-params'
import type { ListObject, PaymentObject } from './objects'
import { badRequest, noSuch } from './payments-error'
import type { PaymentsWork } from './payments-work'

const range = z.union([
  integer,
  z.strictObject({ gt: integer, gte: integer, lt: integer, lte: integer }).partial(),
])

/** The parameters that every list takes. */
export const pageParams = {
  limit: integer.optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
  created: range.optional(),
}

type PageParams = z.output<z.ZodObject<typeof pageParams>>

interface ListOptions {
  kind: string
  url: string
  page: PageParams
  /** Conditions on `body` that hold for each; undefined ones are left out. */
  where: readonly (Fragment | undefined)[]
}

const usualLimit = 10
const mostRows = 100

/** A page, newest first. @throws PaymentsError 400 for a limit outside 1..100 or an unknown cursor */
export async function listObjects(
  work: PaymentsWork,
  options: ListOptions,
): Promise<ListObject<PaymentObject>> {
  const { sql } = work
  const { kind, url, page } = options
  const limit = page.limit ?? usualLimit
  if (limit < 1 || limit > mostRows) {
    throw badRequest('This value must be between 1 and 100.', 'limit', 'parameter_invalid_integer')
  }
  const after = await sequenceOf(work, kind, 'starting_after', page.starting_after)
  const before = await sequenceOf(work, kind, 'ending_before', page.ending_before)
  const backwards = before !== undefined
  const conditions = [
    sql`kind = ${kind} and not deleted`,
    ...options.where,
    ...createdWithin(work, page.created),
    after === undefined ? undefined : sql`sequence < ${after}`,
    before === undefined ? undefined : sql`sequence > ${before}`,
  ].filter((condition) => condition !== undefined)
  const rows = await sql<{ body: PaymentObject }[]>`
    select body from sandbox_payments.objects
    where ${conditions.reduce((all, condition) => sql`${all} and ${condition}`)}
    order by sequence ${backwards ? sql`asc` : sql`desc`} limit ${limit + 1}`
  const data = rows.slice(0, limit).map(({ body }) => body)
  return { object: 'list', data: backwards ? data.reverse() : data, has_more: rows.length > limit, url }
}

async function sequenceOf(
  { sql }: PaymentsWork,
  kind: string,
  param: 'starting_after' | 'ending_before',
  id: string | undefined,
): Promise<string | undefined> {
  if (id === undefined) return undefined
  const [row] = await sql<{ sequence: string }[]>`
    select sequence from sandbox_payments.objects where kind = ${kind} and id = ${id}`
  if (!row) throw noSuch(kind, id, param)
  return row.sequence
}

function createdWithin({ sql }: PaymentsWork, created: PageParams['created']): Fragment[] {
  if (created === undefined) return []
  const field = sql`(body ->> 'created')::bigint`
  if (typeof created === 'number') return [sql`${field} = ${created}`]
  const bounds = [
    created.gt === undefined ? undefined : sql`${field} > ${created.gt}`,
    created.gte === undefined ? undefined : sql`${field} >= ${created.gte}`,
    created.lt === undefined ? undefined : sql`${field} < ${created.lt}`,
    created.lte === undefined ? undefined : sql`${field} <= ${created.lte}`,
  ]
  return bounds.filter((bound) => bound !== undefined)
}

/** The condition that a field of the object equals a parameter, where that is given. @param path such as `parent,type` */
export function fieldIs(
  { sql }: PaymentsWork,
  path: string,
  value: string | number | boolean | undefined,
): Fragment | undefined {
  return value === undefined ? undefined : sql`body #>> ${`{${path}}`}::text[] = ${String(value)}`
}

export function fieldIsOneOf(
  { sql }: PaymentsWork,
  path: string,
  values: readonly string[] | undefined,
): Fragment | undefined {
  return values === undefined ? undefined : sql`body #>> ${`{${path}}`}::text[] = any(${values as string[]})`
}
