import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { apiKeys } from './api-keys'
import { ownerId } from './columns'

/** Calls with a key, rolled up: one row for each key, day of UTC and endpoint, changed where it lies. */
export const apiKeyUsage = pgTable(
  'api_key_usage',
  {
    userId: ownerId(),
    day: date('day').notNull(),
    keyId: uuid('key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    /** Method and path, such as `PATCH /result/{id}`. */
    endpoint: text('endpoint').notNull(),
    runs: integer('runs').notNull(),
    /** Runs answered with a status from 400. */
    errors: integer('errors').notNull(),
    creditsUsed: integer('credits_used').notNull(),
    /** Counts by bucket of `src/core/insights/latency-histogram.ts`, all buckets always. */
    latencies: integer('latencies').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day, table.keyId, table.endpoint] }),
    // For clearing what is old, whoever's it is.
    index('api_key_usage_day').on(table.day),
  ],
)
