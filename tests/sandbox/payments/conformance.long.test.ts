import { openTestDatabase, type TestDatabase } from '@tests/support/database'
import { createPaymentsBench } from '@tests/support/payments-bench'
import { describeCatalogue } from '@tests/support/payments-conformance/catalogue'
import { describeCheckout } from '@tests/support/payments-conformance/checkout'
import { describeClocks } from '@tests/support/payments-conformance/clocks'
import type { ConformanceRun } from '@tests/support/payments-conformance/conformance-run'
import { describeEvents } from '@tests/support/payments-conformance/events'
import { describeProtocol } from '@tests/support/payments-conformance/protocol'
import { describeSubscriptions } from '@tests/support/payments-conformance/subscriptions'
import { startSandboxPaymentsServer } from '@tests/support/sandbox-payments-server'
import { createWireCheck, createWireRecorder } from '@tests/support/stripe-wire'
import { startWebhookListener } from '@tests/support/webhook-listener'
import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { apiVersion as spokenVersion } from '@/sandbox/payments/api-version'
import shapes from '@/sandbox/payments/object-shapes.json'
import { makeObjectShapes } from '../../../scripts/stripe/object-shapes'
import { readSdkSchema, type SdkSchema } from '../../../scripts/stripe/sdk-schema'

/**
 * The stand-in against the real SDK, over HTTP: every answer and every event of the run is held against JSON Schema made
 * from the types of the installed SDK, closed and with all that is required.
 */
let schema: SdkSchema
let database: TestDatabase
let run: ConformanceRun

beforeAll(async () => {
  schema = readSdkSchema()
  database = await openTestDatabase()
  const server = await startSandboxPaymentsServer(database.sql)
  const check = createWireCheck(schema)
  const wire = createWireRecorder(check)
  const bench = createPaymentsBench(server.newStripe({ httpClient: wire.client }), server.url)
  const listener = await startWebhookListener()
  const endpoint = { url: listener.url, enabled_events: ['*' as const] }
  const { id, secret = '' } = await bench.stripe.webhookEndpoints.create(endpoint)
  run = { server, bench, check, wire, apiVersion: schema.apiVersion, listener, hook: { id, secret } }
}, 120_000)

afterAll(async () => {
  await run.server.close()
  run.listener.close()
  await database.close()
})

beforeEach(() => {
  run.wire.answers.length = 0
})

afterEach(() => {
  const wrong = run.wire.answers.flatMap(({ method, path, status, problems }) =>
    problems.map((problem) => `${method} ${path} ${status}: ${problem}`),
  )
  expect(wrong).toEqual([])
})

it('is made for the installed SDK', () => {
  expect(spokenVersion).toBe(schema.apiVersion)
  expect(Stripe.API_VERSION).toBe(schema.apiVersion)
  // Otherwise: npx tsx scripts/stripe/write-object-shapes.ts
  expect(shapes).toEqual(makeObjectShapes(schema))
})

it('would notice an answer that is not Stripe’s', () => {
  const coupon = { ...shapes.coupon, id: 'x' }
  expect(run.check(coupon)).toEqual([])
  expect(run.check({ ...coupon, invented: 1 })).not.toEqual([])
  expect(run.check({ ...coupon, valid: 'yes' })).not.toEqual([])
  expect(run.check({ id: 'x', object: 'coupon' })).not.toEqual([])
})

describeProtocol(() => run)
describeCatalogue(() => run)
describeCheckout(() => run)
describeSubscriptions(() => run)
describeClocks(() => run)
describeEvents(() => run)
