/** How four kinds of servers say the same thing, event by event. */
export interface Speech {
  opening: unknown[]
  piece(text: string): unknown
  /** Reasoning before the answer; absent where a protocol has none here. */
  thought?(text: string): unknown
  refusal(text: string): unknown[]
  closing: unknown[]
}

const inputTokens = 4400
const cachedTokens = 4096
const outputTokens = 160
/** The usage that every server reports. */
export const countedUsage = { inputTokens, cachedInputTokens: cachedTokens, outputTokens }

/** The way of the server that answers at a path; with a tool when the request has one to call. */
export function speechOf(path: string, body: string): Speech {
  if (path.endsWith('/chat/completions')) return chatCompletions
  if (path.endsWith('/responses')) return responses
  if (path.endsWith('/messages')) return body.includes('"tool_choice"') ? messagesByTool : messages
  return googleStream
}

const chat = { id: 'chat-1', object: 'chat.completion.chunk', created: 1, model: 'test-model' }
const chatCompletions: Speech = {
  opening: [{ ...chat, choices: [{ index: 0, delta: { role: 'assistant', content: '' } }] }],
  piece: (content) => ({ ...chat, choices: [{ index: 0, delta: { content } }] }),
  thought: (text) => ({ ...chat, choices: [{ index: 0, delta: { reasoning_content: text } }] }),
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
