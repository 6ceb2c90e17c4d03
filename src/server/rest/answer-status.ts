import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'

/**
 * The status of a page that is rendered. The framework sets 404 for a page that throws, and then sends a document
 * without a body, which scripts fill; a page that shows what is to be read in its place has no way to say so. This is it.
 */

interface Shared {
  [key: symbol]: AsyncLocalStorage<ServerResponse> | undefined
}

/** One for the process: pages and the start of the server are bundled apart. */
const answersKey = Symbol.for('quipsmith.answers')

function answers(): AsyncLocalStorage<ServerResponse> {
  const shared = globalThis as Shared
  shared[answersKey] ??= new AsyncLocalStorage<ServerResponse>()
  return shared[answersKey]
}

/** From now on, for every server of this process: the channel speaks before a server does. */
export function followAnswers(): void {
  const following = answers()
  subscribe('http.server.request.start', (message) =>
    following.enterWith((message as { response: ServerResponse }).response),
  )
}

/**
 * Makes the answer under way a 404, whatever stands in it.
 * @returns false where none is known, or it has begun: then only the framework can
 */
export function answerNotFound(): boolean {
  const answer = answers().getStore()
  if (!answer || answer.headersSent) return false
  answer.statusCode = 404
  return true
}
