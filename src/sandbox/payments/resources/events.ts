import { z } from 'zod'
import { boolean, listOf, text } from '../form-params'
import { fieldIs, fieldIsOneOf, listObjects, pageParams } from '../list-objects'
import { endpoint, type PaymentsRoutes } from '../payments-work'
import { retrieve } from '../resource-endpoints'

const listEvents = endpoint(
  z.strictObject({
    ...pageParams,
    delivery_success: boolean.optional(),
    type: text.optional(),
    types: listOf(text).optional(),
  }),
  (work, { delivery_success: delivered, type, types, ...page }) => {
    const waiting = work.sql`exists (
      select from sandbox_payments.deliveries where event_id = objects.id and finished_at is null)`
    return listObjects(work, {
      kind: 'event',
      url: '/v1/events',
      page,
      where: [
        type?.endsWith('*')
          ? work.sql`starts_with(body ->> 'type', ${type.slice(0, -1)})`
          : fieldIs(work, 'type', type),
        fieldIsOneOf(work, 'type', types),
        delivered === undefined ? undefined : delivered ? work.sql`not ${waiting}` : waiting,
      ],
    })
  },
)

export const eventRoutes: PaymentsRoutes = {
  'GET /v1/events': listEvents,
  'GET /v1/events/:id': retrieve('event'),
}
