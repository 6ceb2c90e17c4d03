import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

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
  close(): Promise<void>
}

export interface ModelPlan {
  /** What the model says; empty when it says nothing. */
  says: string
  /** Letters in one event. */
  pieceLetters?: number
  /** ms before each event. */
  pauseMs?: number
  /** `refusal` says it in the provider's own way, where there is one. */
  ends?: 'whole' | 'hang-at-once' | 'hang-half-way' | 'die-half-way' | 'refusal'
  /** Statuses answered before anything is said, one for each request; a number alone is for ever. */
  statuses?: number[] | number
}

export type Protocol = 'openai' | 'anthropic' | 'google' | 'openai-compatible'

interface Speech {
  opening: unknown[]
  piece(text: string): unknown
  refusal(text: string): unknown[]
  closing: unknown[]
}

const inputTokens = 4400
const cachedTokens = 4096
const outputTokens = 160
/** What every server says that it took. */
export const countedUsage = { inputTokens, cachedInputTokens: cachedTokens, outputTokens }

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
  const { statuses, ends = 'whole', says, pieceLetters = 7, pauseMs = 0 } = state.plan
  const status = Array.isArray(statuses) ? statuses.shift() : statuses
  if (status !== undefined) {
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '1' })
    response.end(JSON.stringify({ error: { message: `status ${status}`, type: 'error', code: 'error' } }))
    return
  }
  if (ends === 'hang-at-once') return
  const speech = speechOf(path, body)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const events = (list: unknown[]) => list.map((event) => asEvent(path, event)).join('')
  response.write(events(speech.opening))
  if (ends === 'refusal') {
    response.end(events([...speech.refusal(says), ...speech.closing]) + finale(path))
    return
  }
  const told = ends === 'whole' ? says : says.slice(0, Math.ceil(says.length / 2))
  for (let from = 0; from < told.length; from += pieceLetters) {
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

function speechOf(path: string, body: string): Speech {
  if (path.endsWith('/chat/completions')) return chatCompletions
  if (path.endsWith('/responses')) return responses
  if (path.endsWith('/messages')) return body.includes('"tool_choice"') ? messagesByTool : messages
  return googleStream
}

const chat = { id: 'chat-1', object: 'chat.completion.chunk', created: 1, model: 'test-model' }
const chatCompletions: Speech = {
  opening: [{ ...chat, choices: [{ index: 0, delta: { role: 'assistant', content: '' } }] }],
  piece: (content) => ({ ...chat, choices: [{ index: 0, delta: { content } }] }),
  refusal: (refusal) => [{ ...chat, choices: [{ index: 0, delta: { refusal } }] }],
  closing: [
    { ...chat, choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
    {
      ...chat,
      choices: [],
      usage: {
        prompt_tokens: inputTokens,
        completion_tokens: outputTokens,
        total_tokens: inputTokens + outputTokens,
        prompt_tokens_details: { cached_tokens: cachedTokens },
      },
    },
  ],
}

const message = { type: 'message', id: 'msg-1' }
const responses: Speech = {
  opening: [
    { type: 'response.created', response: { id: 'resp-1', created_at: 1, model: 'test-model' } },
    { type: 'response.output_item.added', output_index: 0, item: message },
  ],
  piece: (delta) => ({ type: 'response.output_text.delta', item_id: 'msg-1', delta }),
  refusal: (refusal) => [
    { type: 'response.refusal.delta', item_id: 'msg-1', output_index: 0, content_index: 0, delta: refusal },
    { type: 'response.refusal.done', item_id: 'msg-1', output_index: 0, content_index: 0, refusal },
  ],
  closing: [
    { type: 'response.output_item.done', output_index: 0, item: message },
    {
      type: 'response.completed',
      response: {
        id: 'resp-1',
        usage: {
          input_tokens: inputTokens,
          input_tokens_details: { cached_tokens: cachedTokens },
          output_tokens: outputTokens,
          output_tokens_details: { reasoning_tokens: 0 },
        },
      },
    },
  ],
}

const messages: Speech = {
  opening: [
    {
      type: 'message_start',
      message: {
        id: 'msg-1',
        type: 'message',
        role: 'assistant',
        model: 'test-model',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: {
          input_tokens: inputTokens - cachedTokens,
          cache_read_input_tokens: cachedTokens,
          cache_creation_input_tokens: 0,
          output_tokens: 1,
        },
      },
    },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  ],
  piece: (text) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  refusal: () => [
    {
      type: 'message_delta',
      delta: { stop_reason: 'refusal', stop_sequence: null },
      usage: { output_tokens: outputTokens },
    },
  ],
  closing: [
    { type: 'content_block_stop', index: 0 },
    {
      type: 'message_delta',
      delta: { stop_reason: 'end_turn', stop_sequence: null },
      usage: { output_tokens: outputTokens },
    },
    { type: 'message_stop' },
  ],
}

/** A model without schema support is given a tool to call, and says everything as its input. */
const messagesByTool: Speech = {
  ...messages,
  opening: [
    messages.opening[0],
    {
      type: 'content_block_start',
      index: 0,
      content_block: { type: 'tool_use', id: 'tool-1', name: 'json', input: {} },
    },
  ],
  piece: (text) => ({
    type: 'content_block_delta',
    index: 0,
    delta: { type: 'input_json_delta', partial_json: text },
  }),
}

const googleStream: Speech = {
  opening: [],
  piece: (text) => ({ candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] } }] }),
  refusal: () => [{ candidates: [{ index: 0, finishReason: 'SAFETY' }] }],
  closing: [
    {
      candidates: [{ index: 0, content: { role: 'model', parts: [] }, finishReason: 'STOP' }],
      usageMetadata: {
        promptTokenCount: inputTokens,
        cachedContentTokenCount: cachedTokens,
        candidatesTokenCount: outputTokens,
        totalTokenCount: inputTokens + outputTokens,
      },
    },
  ],
}
