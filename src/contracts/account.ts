import { z } from 'zod'

/** `GET /account/user-details`. Field names are the specification's. @see spec §3 */
export const UserDetails = z.object({
  id: z.uuid(),
  email: z.string(),
  credits: z.int(),
  watermark_text: z.string(),
  subscription: z
    .object({
      status: z.string(),
      currentPeriodEnd: z.iso.datetime(),
      cancelAtPeriodEnd: z.boolean(),
      prices: z.array(
        z.object({
          id: z.string(),
          unitAmount: z.int().nullable(),
          currency: z.string(),
          interval: z.string(),
          product: z.object({ name: z.string(), metadata: z.record(z.string(), z.string()) }),
        }),
      ),
    })
    .nullable(),
})
export type UserDetails = z.infer<typeof UserDetails>

/** `GET /account/used-credits` */
export const UsedCredits = z.object({
  usedCreditCount: z.int().min(0),
  periodStart: z.iso.datetime(),
  periodEnd: z.iso.datetime(),
})
export type UsedCredits = z.infer<typeof UsedCredits>

/** `DELETE /account/close` */
export const AccountClosed = z.object({ closed: z.literal(true) })
export type AccountClosed = z.infer<typeof AccountClosed>
