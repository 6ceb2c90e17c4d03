import type { Instrumentation } from 'next'
import { isLoopbackHost } from '@/utilities/loopback-host'
import { serverEnv } from './env/server-env'
import { scrubReport } from './lib/scrub-report'

/** Spec §9: one trace in twenty, reported as production. */
const reporting = {
  tracesSampleRate: 0.05,
  environment: 'production',
  beforeSend: scrubReport,
  beforeSendTransaction: scrubReport,
} as const

/** Sets up the server process once. Without an address for reports the reporting code is not loaded. */
export async function register(): Promise<void> {
  const { rerouteMalformedRequests } = await import('./server/rest/reroute-malformed-requests')
  // With the sandbox on anybody can sign in, so a page that had its own name point here must not reach it.
  const { sandboxAuth, sandboxPublic } = serverEnv()
  const loopbackOnly = sandboxAuth && !sandboxPublic
  rerouteMalformedRequests({ refusesHost: (host) => loopbackOnly && !isLoopbackHost(host) })
  const { followAnswers } = await import('./server/rest/answer-status')
  followAnswers()
  const { closeUnreadBodies } = await import('./server/rest/close-unread-bodies')
  closeUnreadBodies()
  const { watchEventLoop } = await import('./server/rest/event-loop-watchdog')
  watchEventLoop()
  void warmUpLater()
  const dsn = serverEnv().sentryDsn
  if (!dsn) return
  const { init } = await import('@sentry/nextjs')
  init({ dsn, ...reporting })
}

/** Beside the first requests, not before them: the address answers at once. */
async function warmUpLater(): Promise<void> {
  const { warmUp } = await import('./server/wire')
  await warmUp().catch((error: unknown) => console.error('The first meme will take longer:', error))
}

export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (!serverEnv().sentryDsn) return
  const { captureRequestError } = await import('@sentry/nextjs')
  captureRequestError(...failure)
}
