import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { speechOf } from './model-speech'

/**
 * A language model's server on this machine: streams what it is told to say over chat completions, OpenAI responses,
 * Anthropic messages or Google's stream, and fails in the ways that such servers fail.
 */
export interface ModelServer {
  /** Without a path; each protocol has its own below it, see `baseUrlOf`. */
  origin: string
  /** Bodies and headers of what was asked, in order. */
  requests: { path: string; headers: IncomingMessage['headers']; body: string }[]
  /** How to answer from now on. */
  plan: ModelPlan
  /** How many answers were hung up on before they were whole. */
  hangUps: number
  close(): Promise<void>
}

export interface ModelPlan {
  /** The model's text; empty for no answer. */
  says: string
  /** What is said to one request, by its body; `says` when absent. */
  saysTo?: (body: string) => string
  /** Letters in one event. */
  pieceLetters?: number
  /** ms before each event. */
  pauseMs?: number
  /** Asked before each event, with the share of it all that has been said; a model that waits says nothing. */
  waits?: (said: number) => Promise<void> | undefined
  /** `refusal` says it in the provider's own way, where there is one. */
  ends?: 'whole' | 'hang-at-once' | 'hang-half-way' | 'die-half-way' | 'refusal'
  /** Statuses answered before anything is said, one for each request; a number alone is for ever. */
  statuses?: number[] | number
  /** `retry-after` of those answers; a millisecond when absent. */
  retryAfter?: string
  /** Message of a 400 for a request that the model does not take; null for one that it does. */
  refuses?: (body: string) => string | null
  /** Reasoning said before the answer, each piece after `pauseMs`; over chat completions alone. */
  thinks?: string[]
}

export type Protocol = 'openai' | 'anthropic' | 'google' | 'openai-compatible'

export function baseUrlOf({ origin }: ModelServer, protocol: Protocol): string {
  return protocol === 'google' ? `${origin}/v1beta` : `${origin}/v1`
}

export async function startModelServer(): Promise<ModelServer> {
  const server = createServer((request, response) => {
    void answer(state, request, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const state: ModelServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    plan: { says: '' },
    hangUps: 0,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
  return state
}

async function answer(state: ModelServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const path = request.url ?? ''
  const body = Buffer.concat(chunks).toString('utf8')
  state.requests.push({ path, headers: request.headers, body })
  response.once('close', () => {
    if (!response.writableEnded) state.hangUps++
  })
  const { statuses, ends = 'whole', pieceLetters = 7, pauseMs = 0, waits, saysTo } = state.plan
  const says = saysTo?.(body) ?? state.plan.says
  const status = Array.isArray(statuses) ? statuses.shift() : statuses
  if (status !== undefined) {
    const later = state.plan.retryAfter
    const wait = later ? { 'retry-after': later } : { 'retry-after-ms': '1' }
    response.writeHead(status, { 'content-type': 'application/json', ...wait })
    response.end(JSON.stringify({ error: { message: `status ${status}`, type: 'error', code: 'error' } }))
    return
  }
  const refusal = state.plan.refuses?.(body)
  if (refusal) {
    response.writeHead(400, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { message: refusal, type: 'invalid_request_error' } }))
    return
  }
  if (ends === 'hang-at-once') return
  const speech = speechOf(path, body)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const events = (list: unknown[]) => list.map((event) => asEvent(path, event)).join('')
  response.write(events(speech.opening))
  for (const thought of state.plan.thinks ?? []) {
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    if (speech.thought) response.write(events([speech.thought(thought)]))
  }
  if (ends === 'refusal') {
    response.end(events([...speech.refusal(says), ...speech.closing]) + finale(path))
    return
  }
  const told = ends === 'whole' ? says : says.slice(0, Math.ceil(says.length / 2))
  for (let from = 0; from < told.length; from += pieceLetters) {
    if (response.destroyed) return
    await waits?.(from / says.length)
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    response.write(events([speech.piece(told.slice(from, from + pieceLetters))]))
  }
  if (ends === 'hang-half-way') return
  // Let what was said arrive before the line is cut.
  if (ends === 'die-half-way') setTimeout(() => response.destroy(), 50)
  else response.end(events(speech.closing) + finale(path))
}

function asEvent(path: string, event: unknown): string {
  const name = path.endsWith('/messages') ? `event: ${(event as { type: string }).type}\n` : ''
  return `${name}data: ${JSON.stringify(event)}\n\n`
}

function finale(path: string): string {
  return path.endsWith('/chat/completions') ? 'data: [DONE]\n\n' : ''
}
