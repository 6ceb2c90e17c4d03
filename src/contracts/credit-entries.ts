import { z } from 'zod'
import { pageOf } from './pages'

/** `GET /account/credit-entries`: every credit that was given or taken, newest first. */

/** Kind of an entry: credits granted (or lowered), spent on a run, or given back. */
const creditEntryKinds = ['grant', 'spend', 'reversal'] as const

/**
 * Reason of an entry. For runs their kind; for grants their source: `free` each month, `plan` while one is paid,
 * `revoked` once its payment was refunded or disputed.
 */
const creditEntryReasons = [
  'text-to-meme',
  'text-to-gif',
  'themed-template',
  'themed-upload',
  'minimalist-visual',
  'free',
  'plan',
  'revoked',
] as const

export const CreditEntry = z.object({
  id: z.guid(),
  kind: z.enum(creditEntryKinds),
  amount: z.int().meta({ description: 'Change of the balance: below 0 where credits were taken' }),
  reason: z.enum(creditEntryReasons),
  promptId: z.uuid().nullable().meta({ description: 'The run that was paid for' }),
  balance: z.int().min(0).meta({ description: 'What was left of the period afterwards' }),
  periodStart: z.iso.datetime(),
  periodEnd: z.iso.datetime(),
  createdAt: z.iso.datetime(),
})
export type CreditEntry = z.infer<typeof CreditEntry>

export const CreditEntryPage = pageOf(CreditEntry)
export type CreditEntryPage = z.infer<typeof CreditEntryPage>
