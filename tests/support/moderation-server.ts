import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A moderation service on this machine that scores as it is told, and fails in the ways that services fail. */
export interface ModerationServer {
  /** Without `/v1`. */
  baseUrl: string
  /** Requests received, in order. */
  requests: { path: string; authorization: string | undefined; model: string; input: string[] }[]
  plan: ModerationPlan
  close(): Promise<void>
}

export interface ModerationPlan {
  /** Scores of a text by category; none is nought. */
  scores?(text: string): Record<string, number | undefined>
  /** Categories that the service flags itself; none by default, whatever the scores. */
  marks?(text: string): Record<string, boolean>
  /** How the answers go, one for each request, the last one for ever. */
  ways?: ('ok' | 'hang' | 'hang-half-way' | 'garbage' | 'other-json' | 'one-too-few' | number)[]
}

export async function startModerationServer(): Promise<ModerationServer> {
  const server = createServer((request, response) => {
    void answer(state, request, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const state: ModerationServer = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    plan: {},
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
  return state
}

async function answer(state: ModerationServer, request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { model, input } = JSON.parse(Buffer.concat(chunks).toString('utf8'))
  const { authorization } = request.headers
  state.requests.push({ path: request.url ?? '', authorization, model, input })
  const { ways = ['ok'], scores = () => ({}), marks = () => ({}) } = state.plan
  const way = ways[Math.min(state.requests.length, ways.length) - 1] ?? 'ok'
  if (way === 'hang') return
  if (typeof way === 'number') {
    response.writeHead(way, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { message: `status ${way}` } }))
    return
  }
  const results = (input as string[]).map((text) => ({
    flagged: false,
    categories: { 'sexual/minors': false, ...marks(text) },
    category_scores: { hate: 0, ...scores(text) },
  }))
  const body = {
    ok: JSON.stringify({ id: 'modr-1', model, results }),
    garbage: '<html>one moment, please',
    'other-json': JSON.stringify({ results: [{ flagged: true }] }),
    'one-too-few': JSON.stringify({ results: results.slice(1) }),
    'hang-half-way': JSON.stringify({ results }).slice(0, 12),
  }[way]
  response.writeHead(200, { 'content-type': 'application/json' })
  if (way === 'hang-half-way') response.write(body)
  else response.end(body)
}
