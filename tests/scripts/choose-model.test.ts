import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { announcement } from '../../scripts/start/announcement'
import { chooseModel } from '../../scripts/start/choose-model'
import { readStartConfiguration } from '../../scripts/start/start-configuration'

const running: Server[] = []
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

/** A server on this machine that answers every path with a text, or never. */
async function listen(name: string, body: string | null): Promise<{ name: string; origin: string }> {
  const server = createServer((_request, response) => {
    if (body !== null) response.end(body)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  running.push(server)
  return { name, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const models = (...ids: string[]) => JSON.stringify({ object: 'list', data: ids.map((id) => ({ id })) })
const auto = { LANGUAGE_MODEL_PROVIDER: 'auto' }
const choose = (set: Record<string, string>, servers: { name: string; origin: string }[]) =>
  chooseModel(readStartConfiguration(set), servers)

describe('the model that a start chooses', () => {
  test('is a local one with auto: the first that chats, small unless said otherwise', async () => {
    const ollama = await listen('Ollama', models('nomic-embed-text', 'llama3.2:3b'))
    const { configuration, captions } = await choose(auto, [ollama])
    expect(configuration.languageModel).toMatchObject({
      provider: 'openai-compatible',
      modelId: 'llama3.2:3b',
      baseUrl: `${ollama.origin}/v1`,
      isSmall: true,
    })
    // The server that is started reads the same.
    expect(configuration.given).toMatchObject({
      LANGUAGE_MODEL_PROVIDER: 'openai-compatible',
      LANGUAGE_MODEL: 'llama3.2:3b',
    })
    expect(captions).toBe(`llama3.2:3b of Ollama at ${ollama.origin}/v1, the built-in writer behind it`)
    const large = await choose({ ...auto, LANGUAGE_MODEL_SIZE: 'large' }, [ollama])
    expect(large.configuration.languageModel?.isSmall).toBe(false)
  })

  test('is the one that LANGUAGE_MODEL names, on whichever server', async () => {
    const servers = [await listen('Ollama', models('a')), await listen('LM Studio', models('b', 'c'))]
    const { configuration } = await choose({ ...auto, LANGUAGE_MODEL: 'c' }, servers)
    expect(configuration.languageModel).toMatchObject({ modelId: 'c', baseUrl: `${servers[1]?.origin}/v1` })
    const none = await choose({ ...auto, LANGUAGE_MODEL: 'd' }, servers)
    expect(none.configuration.languageModel).toBeNull()
    expect(none.captions).toMatch(/^the built-in writer; no model d was found at Ollama/)
  })

  test('is the built-in writer without a word from the operator, who is told how to use what is there', async () => {
    const server = await listen('LM Studio', models('gemma'))
    const { configuration, captions } = await choose({}, [server])
    expect(configuration.languageModel).toBeNull()
    expect(captions).toContain(
      `gemma of LM Studio at ${server.origin}/v1 writes them with LANGUAGE_MODEL_PROVIDER=auto`,
    )
    expect(announcement(configuration, captions, 1)).toContain(`captions  ${captions}`)
  })

  test.each([
    ['speaks HTML', '<html>Jenkins</html>'],
    ['lists nothing', models()],
    ['lists other things', '{"data":[{"name":"x"}]}'],
    ['never answers', null],
  ])('is no server that %s', async (_what, body) => {
    const { configuration, captions } = await choose(auto, [await listen('llama.cpp', body)])
    expect(configuration.languageModel).toBeNull()
    expect(captions).toMatch(/^the built-in writer; no model was found/)
  })

  test('is said where one is configured, and nothing else is asked', async () => {
    const server = await listen('Ollama', models('llama'))
    const hosted = {
      LANGUAGE_MODEL_PROVIDER: 'openai',
      LANGUAGE_MODEL: 'gpt-5.1',
      LANGUAGE_MODEL_API_KEY: 'key',
    }
    const { captions } = await choose(hosted, [server])
    expect(captions).toBe('gpt-5.1 of openai, the built-in writer behind it')
  })
})
