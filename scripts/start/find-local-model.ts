import { z } from 'zod'

/** Programs that serve models on this machine over chat completions, each at its usual port. */
export const localServers = [
  { name: 'Ollama', origin: 'http://127.0.0.1:11434' },
  { name: 'LM Studio', origin: 'http://127.0.0.1:1234' },
  { name: 'llama.cpp', origin: 'http://127.0.0.1:8080' },
] as const

export interface LocalModel {
  server: string
  baseUrl: string
  modelId: string
}

/** A server on this machine that is there answers in a few ms. */
const answerMsMax = 700
const modelList = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })).max(1000) })
/** Names of models that do not chat. */
const notChatting = /embed|rerank|whisper|bge-|minilm/i

/**
 * The first server that has a model, all being asked at the same time.
 *
 * @param wished the model's name; without it the server's first model that chats is taken
 */
export async function findLocalModel(
  wished?: string,
  servers: readonly { name: string; origin: string }[] = localServers,
): Promise<LocalModel | null> {
  const lists = await Promise.all(servers.map(({ origin }) => listModels(`${origin}/v1`)))
  for (const [at, { name, origin }] of servers.entries()) {
    const models = lists[at] ?? []
    const modelId = wished ? models.find((id) => id === wished) : models.find((id) => !notChatting.test(id))
    if (modelId) return { server: name, baseUrl: `${origin}/v1`, modelId }
  }
  return null
}

async function listModels(baseUrl: string): Promise<string[]> {
  try {
    const answer = await fetch(`${baseUrl}/models`, {
      signal: AbortSignal.timeout(answerMsMax),
      redirect: 'error',
    })
    const { data } = modelList.parse(await answer.json())
    return data.map(({ id }) => id)
  } catch {
    // Nothing listens there, or something else does.
    return []
  }
}
