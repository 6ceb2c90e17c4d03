import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import type { Call } from './recording'

/** A server on this machine between the writer and a model: passes calls on and keeps the answers, or gives them again. */
export interface ModelProxy {
  baseUrl: string
  /** Calls from now on belong to another run; in a replay these are its answers. */
  begin(answers?: readonly Call[]): void
  /** The calls since `begin`, in the order in which they came. */
  readonly calls: readonly Call[]
  close(): Promise<void>
}

/** Headers that belong to one connection, or to bytes that `fetch` has unpacked. */
const ownHeaders = new Set(['host', 'connection', 'content-length', 'accept-encoding', 'transfer-encoding'])

/** @param upstream base URL of the model; without it the answers given to `begin` are said again */
export async function startModelProxy(upstream?: string): Promise<ModelProxy> {
  let calls: Call[] = []
  let answers: Call[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const body = await bytesOf(request)
      const task = taskOf(body)
      if (upstream !== undefined) calls.push(await passOn(upstream, { request, body, task }, response))
      else {
        const at = answers.findIndex((answer) => answer.task === task)
        const [answer] = at < 0 ? [] : answers.splice(at, 1)
        sayAgain(response, answer)
        if (answer) calls.push(answer)
      }
    })().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    begin(given = []) {
      calls = []
      answers = [...given]
    },
    get calls() {
      return calls
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

async function bytesOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** Tasks of a model. A run has several, some of them at the same time. */
function taskOf(body: string): string {
  if (body.includes('templateId') || body.includes('"memes"')) return 'memes'
  if (body.includes('\\"remove\\"')) return 'ranking'
  if (body.includes('\\"winner\\"')) return 'comparison'
  return 'other'
}

interface Passing {
  request: IncomingMessage
  body: string
  task: string
}

async function passOn(
  upstream: string,
  { request, body, task }: Passing,
  response: ServerResponse,
): Promise<Call> {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    ownHeaders.has(name) || value === undefined ? [] : [[name, String(value)] as [string, string]],
  )
  const answer = await fetch(`${upstream.replace(/\/+$/, '')}${request.url ?? ''}`, {
    method: request.method ?? 'POST',
    headers,
    body,
  })
  const contentType = answer.headers.get('content-type') ?? 'application/json'
  const retryAfter = answer.headers.get('retry-after')
  response.writeHead(answer.status, {
    'content-type': contentType,
    ...(retryAfter ? { 'retry-after': retryAfter } : {}),
  })
  const chunks: Buffer[] = []
  if (answer.body) {
    for await (const chunk of Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0])) {
      chunks.push(Buffer.from(chunk as Uint8Array))
      // A writer that has enough hangs up; what was said until then is its answer.
      if (response.destroyed) break
      response.write(chunk)
    }
  }
  response.end()
  return { task, status: answer.status, contentType, body: Buffer.concat(chunks).toString('utf8') }
}

const nothingMore = '{"elements":[]}'

function sayAgain(response: ServerResponse, answer: Call | undefined): void {
  if (answer && 'body' in answer) {
    response.writeHead(answer.status, { 'content-type': answer.contentType })
    response.end(answer.body)
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const base = { id: 'replayed', object: 'chat.completion.chunk', created: 1, model: 'replayed' }
  const events = [
    { ...base, choices: [{ index: 0, delta: { role: 'assistant', content: answer?.says ?? nothingMore } }] },
    { ...base, choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
  ]
  response.end(`${events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')}data: [DONE]\n\n`)
}
