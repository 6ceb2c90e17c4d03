import { captureException } from '@sentry/nextjs'

/** Writes a failure of ours down, with the id that the caller was given, and reports it where configured. */
export function reportError(error: unknown, requestId: string): void {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const cause = error instanceof Error && error.cause ? ` caused by ${String(error.cause)}` : ''
  console.error(JSON.stringify({ level: 'error', requestId, error: stack + cause }))
  captureException(error, { tags: { requestId } })
}
