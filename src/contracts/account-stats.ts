import { z } from 'zod'

/** Days that the stats look back, today included. @see product-decisions "Wire shapes" */
export const statsDays = 30
export const topTemplatesMax = 5

const Count = z.int().min(0)

/** `GET /account/stats`: what is in one's library. Days are those of UTC. @see spec §7 */
export const AccountStats = z.object({
  memes: Count.meta({ description: 'Memes that stand still' }),
  gifs: Count.meta({ description: 'Memes that move' }),
  visuals: Count,
  prompts: Count,
  starred: Count.meta({ description: 'Memes and visuals' }),
  creditsSpent: Count.meta({ description: 'In all periods together' }),
  streakDays: Count.meta({
    description: 'Days in a row on which something was made, up to today or, until it is, yesterday',
  }),
  topTemplates: z
    .array(z.object({ name: z.string(), count: Count }))
    .max(topTemplatesMax)
    .meta({ description: 'Most used first' }),
  perDay: z
    .array(z.object({ date: z.iso.date(), count: Count }))
    .length(statsDays)
    .meta({ description: 'Memes, GIFs and visuals of each day that are still there, today last' }),
})
export type AccountStats = z.infer<typeof AccountStats>
