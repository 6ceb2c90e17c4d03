import { z } from 'zod'
import { watermarkCharsMax } from '../core/meme/layout-watermark'
import { TypedText, upToChars } from './storable-text'
import { Subscription } from './subscription'

/** `GET /account/user-details`. Field names are the specification's. @see spec §3 */
export const UserDetails = z.object({
  id: z.uuid(),
  email: z.string(),
  credits: z.int().meta({ description: 'A month, for everybody whose plan does not limit them' }),
  watermark_text: z.string(),
  subscription: Subscription.nullable(),
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

/** `PATCH /account/watermark` */
export const UpdateWatermarkInput = z.strictObject({
  watermark_text: upToChars(
    TypedText,
    watermarkCharsMax,
    'Stands on every meme and visual that you make from now on; empty for none',
  ),
})
export type UpdateWatermarkInput = z.infer<typeof UpdateWatermarkInput>

export const Watermark = z.object({ watermark_text: z.string() })
export type Watermark = z.infer<typeof Watermark>
