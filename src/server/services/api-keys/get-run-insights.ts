import { and, eq, gte } from 'drizzle-orm'
import { insightDays, type RunInsights } from '@/contracts/run-insights'
import { addLatencies, latencyQuantileMs } from '@/core/insights/latency-histogram'
import { recentDays } from '@/core/insights/recent-days'
import { apiKeyUsage } from '../../db/schema/api-key-usage'
import type { ServiceContext } from '../service-context'

interface Usage {
  runs: number
  errors: number
  creditsUsed: number
  latencies: number[]
}

/** Calls made with the caller's keys in the last 30 days, including replaced keys. */
export async function getRunInsights({ actor, db, now }: ServiceContext): Promise<RunInsights> {
  const days = recentDays(now(), insightDays)
  const { day, endpoint, runs, errors, creditsUsed, latencies } = apiKeyUsage
  const rows = await db
    .select({ day, endpoint, runs, errors, creditsUsed, latencies })
    .from(apiKeyUsage)
    .where(and(eq(apiKeyUsage.userId, actor.userId), gte(day, days[0] ?? '')))
  const endpoints = [...new Set(rows.map((row) => row.endpoint))]
  const perEndpoint = endpoints.map((name) => ({
    endpoint: name,
    ...described(summed(rows.filter((row) => row.endpoint === name))),
  }))
  return {
    ...described(summed(rows)),
    perDay: days.map((date) => {
      const { latencies: _times, ...counts } = summed(rows.filter((row) => row.day === date))
      return { date, ...counts }
    }),
    perEndpoint: perEndpoint.toSorted((a, b) => b.runs - a.runs || (a.endpoint < b.endpoint ? -1 : 1)),
  }
}

function summed(rows: readonly Usage[]): Usage {
  return rows.reduce<Usage>(
    (sum, row) => ({
      runs: sum.runs + row.runs,
      errors: sum.errors + row.errors,
      creditsUsed: sum.creditsUsed + row.creditsUsed,
      latencies: addLatencies(sum.latencies, row.latencies),
    }),
    { runs: 0, errors: 0, creditsUsed: 0, latencies: [] },
  )
}

function described({ latencies, ...counts }: Usage) {
  return { ...counts, p50Ms: latencyQuantileMs(latencies, 0.5), p95Ms: latencyQuantileMs(latencies, 0.95) }
}
