import { z } from 'zod'
import { runDue } from '../billing/run-due'
import { emitEvent } from '../emit-event'
import { text, timestamp } from '../form-params'
import { listObjects, pageParams } from '../list-objects'
import type { Customer, TestClock } from '../objects'
import { badRequest } from '../payments-error'
import { endpoint, type PaymentsRoutes, randomId, requireObject } from '../payments-work'
import { removeCustomer } from './customers'

const kind = 'test_helpers.test_clock'
const lifeSeconds = 30 * 86_400
/** Stripe moves a clock by two periods at most; two years are that for a yearly price. */
const longestStepSeconds = 2 * 366 * 86_400

const create = endpoint(
  z.strictObject({ frozen_time: timestamp, name: text.max(300).optional() }),
  (work, { frozen_time: frozenTime, name }) =>
    work.store.insert<TestClock>({
      id: randomId('clock_'),
      object: kind,
      frozen_time: frozenTime,
      ...{
        created: work.wallSeconds,
        deletes_after: work.wallSeconds + lifeSeconds,
        name: name ?? null,
        status: 'ready',
      },
    }),
)

const advance = endpoint(
  z.strictObject({ frozen_time: timestamp }),
  async (work, { frozen_time: to }, id) => {
    const clock = await requireObject<TestClock>(work, kind, id)
    if (to <= clock.frozen_time) {
      throw badRequest('frozen_time must be later than the current frozen time.', 'frozen_time')
    }
    if (to - clock.frozen_time > longestStepSeconds) {
      throw badRequest('A clock can be advanced by two years at a time.', 'frozen_time')
    }
    await runDue(work, clock, to)
    clock.frozen_time = to
    await work.store.save(clock)
    await emitEvent(work, 'test_helpers.test_clock.ready', clock, { clock: clock.id })
    return clock
  },
)

const remove = endpoint(z.strictObject({}), async (work, _params, id) => {
  const clock = await requireObject<TestClock>(work, kind, id)
  const customers = await work.store.list<Customer>('customer', work.sql`body ->> 'test_clock' = ${id}`)
  for (const customer of customers) await removeCustomer(work, customer)
  await work.store.remove(clock)
  return { id, object: kind, deleted: true }
})

export const testClockRoutes: PaymentsRoutes = {
  'POST /v1/test_helpers/test_clocks': create,
  'GET /v1/test_helpers/test_clocks': endpoint(z.strictObject(pageParams), (work, page) =>
    listObjects(work, { kind, url: '/v1/test_helpers/test_clocks', page, where: [] }),
  ),
  'GET /v1/test_helpers/test_clocks/:id': endpoint(z.strictObject({}), (work, _params, id) =>
    requireObject<TestClock>(work, kind, id),
  ),
  'POST /v1/test_helpers/test_clocks/:id/advance': advance,
  'DELETE /v1/test_helpers/test_clocks/:id': remove,
}
