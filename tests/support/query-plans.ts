import { drizzle } from 'drizzle-orm/postgres-js'
import type { Sql } from 'postgres'
import type { Database } from '@/server/db/client'

/** A node of a plan as PostgreSQL tells it. */
export interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  /** The condition that the index is read with. */
  'Index Cond'?: string
  Plans?: PlanNode[]
}

interface Statement {
  query: string
  params: unknown[]
}

/** All nodes of a plan, itself first. */
function nodesOf(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}

/**
 * Runs work on a database handle that listens, and gives the plan of each statement that it sent, as lists of nodes.
 * The plans are made for the very values that were sent.
 */
export async function plansOf(sql: Sql, work: (db: Database) => Promise<unknown>): Promise<PlanNode[][]> {
  const statements: Statement[] = []
  const logger = { logQuery: (query: string, params: unknown[]) => statements.push({ query, params }) }
  await work(drizzle(sql, { logger }))
  const plans: PlanNode[][] = []
  for (const { query, params } of statements) {
    const [row] = await sql.unsafe(`explain (format json) ${query}`, params as never[])
    plans.push(nodesOf(row?.['QUERY PLAN'][0].Plan))
  }
  return plans
}
