import { sql } from 'drizzle-orm'
import { rateWindowMs } from '@/contracts/rate-limits'
import type { Database } from '../../db/client'
import type { CallCounter } from '../../services/ports/call-counter'

/**
 * Counts in the product's own database, in one statement that locks one row. Time is the database's, so that servers
 * whose clocks differ count alike.
 */
export function createPostgresCallCounter(db: Database): CallCounter {
  return {
    async add(key, calls, windowMs = rateWindowMs) {
      const [row] = await db.execute<{ calls: number; ends_in_ms: number }>(sql`
        insert into call_counts as c (key, calls, ends_at)
        values (${key}, ${calls}::int, clock_timestamp() + ${windowMs}::int * interval '1 ms')
        on conflict (key) do update set
          calls = case when c.ends_at > clock_timestamp() then c.calls else 0 end + excluded.calls,
          ends_at = case when c.ends_at > clock_timestamp() then c.ends_at else excluded.ends_at end
        returning c.calls,
          greatest(1, ceil(extract(epoch from c.ends_at - clock_timestamp()) * 1000))::int as ends_in_ms`)
      if (!row) throw new Error('The count of calls came back empty.')
      return { calls: row.calls, endsInMs: row.ends_in_ms }
    },
  }
}
