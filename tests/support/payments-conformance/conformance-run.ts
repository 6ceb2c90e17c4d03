import type { PaymentsBench } from '../payments-bench'
import type { SandboxPaymentsServer } from '../sandbox-payments-server'
import type { createWireRecorder, WireCheck } from '../stripe-wire'
import type { WebhookListener } from '../webhook-listener'

/** Shared state of the conformance run, made before the first test. */
export interface ConformanceRun {
  server: SandboxPaymentsServer
  bench: PaymentsBench
  check: WireCheck
  wire: ReturnType<typeof createWireRecorder>
  apiVersion: string
  listener: WebhookListener
  hook: { id: string; secret: string }
}

/** A call without the SDK. */
export async function rawCall(
  { server, wire, apiVersion }: ConformanceRun,
  path: string,
  headers: Record<string, string> = {},
) {
  const response = await wire.fetch(`${server.url}${path}`, {
    headers: { 'stripe-version': apiVersion, ...headers },
  })
  const body = (await response.json()) as { error?: { type: string; message: string } }
  return { status: response.status, headers: response.headers, error: body.error }
}
