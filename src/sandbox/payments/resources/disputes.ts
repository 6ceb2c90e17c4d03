import { z } from 'zod'
import type { Charge, Dispute } from '../billing-objects'
import { emitEvent } from '../emit-event'
import { boolean, mergeMetadata, metadata, text } from '../form-params'
import { badRequest } from '../payments-error'
import { endpoint, type PaymentsRoutes, type PaymentsWork, requireObject } from '../payments-work'
import { list, retrieve } from '../resource-endpoints'
import { clockOf } from './charges'

async function close(work: PaymentsWork, dispute: Dispute, status: 'won' | 'lost'): Promise<Dispute> {
  const charge = await work.store.get<Charge>('charge', dispute.charge)
  const previous = { status: dispute.status }
  dispute.status = status
  await work.store.save(dispute)
  if (status === 'won') {
    charge.disputed = false
    await work.store.save(charge)
  }
  const clock = await clockOf(work, charge.customer)
  await emitEvent(work, 'charge.dispute.closed', dispute, { previous, clock })
  return dispute
}

function refuseClosed({ status }: Dispute): void {
  if (status === 'won' || status === 'lost') throw badRequest('This dispute is already closed.')
}

/** Evidence decides at once, by the words that Stripe's test mode knows. */
const update = endpoint(
  z.strictObject({
    evidence: z.strictObject({ product_description: text, uncategorized_text: text }).partial().optional(),
    metadata: metadata.optional(),
    submit: boolean.optional(),
  }),
  async (work, { evidence, submit, metadata: change }, id) => {
    const dispute = await requireObject<Dispute>(work, 'dispute', id)
    dispute.metadata = mergeMetadata(dispute.metadata, change)
    if (evidence === undefined) {
      await work.store.save(dispute)
      return dispute
    }
    refuseClosed(dispute)
    Object.assign(dispute.evidence, evidence)
    dispute.evidence_details.has_evidence = true
    if (submit === false) {
      await work.store.save(dispute)
      return dispute
    }
    dispute.evidence_details.submission_count += 1
    if (evidence.uncategorized_text === 'winning_evidence') return close(work, dispute, 'won')
    if (evidence.uncategorized_text === 'losing_evidence') return close(work, dispute, 'lost')
    dispute.status = 'under_review'
    await work.store.save(dispute)
    return dispute
  },
)

export const disputeRoutes: PaymentsRoutes = {
  'GET /v1/disputes': list('dispute', '/v1/disputes', {
    charge: { param: text },
    payment_intent: { param: text },
  }),
  'GET /v1/disputes/:id': retrieve('dispute'),
  'POST /v1/disputes/:id': update,
  'POST /v1/disputes/:id/close': endpoint(z.strictObject({}), async (work, _params, id) => {
    const dispute = await requireObject<Dispute>(work, 'dispute', id)
    refuseClosed(dispute)
    return close(work, dispute, 'lost')
  }),
}
