import { z } from 'zod'

/** Days that the insights look back, today included. @see product-decisions "Wire shapes" */
export const insightDays = 30

const Count = z.int().min(0)
const counts = {
  runs: Count.meta({ description: 'Calls that were answered, errors included' }),
  errors: Count.meta({ description: 'Calls answered with a status from 400' }),
  creditsUsed: Count,
}
const Milliseconds = z.int().nullable().meta({
  description: 'From the request to its answer, at most a fifth off; null without a call',
})
const times = { p50Ms: Milliseconds, p95Ms: Milliseconds }

/** `GET /api-key/run-insights`: all keys of an account together, by days of UTC. @see spec §7 */
export const RunInsights = z.object({
  ...counts,
  ...times,
  perDay: z
    .array(z.object({ date: z.iso.date(), ...counts }))
    .length(insightDays)
    .meta({ description: 'Today last' }),
  perEndpoint: z
    .array(z.object({ endpoint: z.string(), ...counts, ...times }))
    .meta({ description: 'Most called first, as `POST /meme/text-to-meme`' }),
})
export type RunInsights = z.infer<typeof RunInsights>
