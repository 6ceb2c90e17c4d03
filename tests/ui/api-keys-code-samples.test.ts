import { execFile } from 'node:child_process'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { TextToMemeInput, TextToMemeOutput } from '@/contracts/text-to-meme'
import { curlSample, fetchSample, keyVariable, sampleAnswer } from '@/features/api-keys/code-samples'

const run = promisify(execFile)
const key = 'qs_live_0123456789abcdefghijABCDEFGHIJ0123456789'
const variable = 'QUIPSMITH_KEY'

interface Call {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  body: unknown
}

/** Runs a program against a server that answers as the API does; gives the call that arrived and what was printed. */
async function callMade(program: (siteUrl: string) => Promise<{ stdout: string }>) {
  const calls: Call[] = []
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request
    calls.push({ method, url, headers, body: JSON.parse(await text(request)) })
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(sampleAnswer('https://memes.example', 'Quipsmith')))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const { stdout } = await program(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    return { call: calls[0], stdout }
  } finally {
    server.close()
  }
}

describe('the examples of the API screen', () => {
  it.each([
    ['the key in it', key, []],
    ['the key in the variable', undefined, [`${variable}=${key}`]],
  ])('run in Node as shown, with %s', async (_where, shownKey, assignments) => {
    const { call, stdout } = await callMade((siteUrl) => {
      const code = fetchSample({ siteUrl, variable, key: shownKey })
      return run('env', [...assignments, process.execPath, '--input-type=module', '--eval', code])
    })
    expect(call).toMatchObject({ method: 'POST', url: '/api/v1/meme/text-to-meme' })
    expect(call?.headers.authorization).toBe(`Bearer ${key}`)
    expect(() => TextToMemeInput.parse(call?.body)).not.toThrow()
    expect(stdout).toContain('https://memes.example/i/')
  })

  it.each([
    ['the key in it', key, []],
    ['the key in the variable', undefined, [`${variable}=${key}`]],
  ])('reach curl in a shell as one call, with %s', async (_where, shownKey, assignments) => {
    const shown = curlSample({ siteUrl: 'https://memes.example', variable, key: shownKey })
    // A function of that name takes the place of the program, so the shell's own reading of the text is what counts.
    const printing = `curl() { for part; do printf '%s\\n' "$part"; done; }`
    const { stdout } = await run('env', [...assignments, 'sh', '-c', `${printing}\n${shown}`])
    const [url, , authorization, , type, flag, body] = stdout.trimEnd().split('\n')
    expect(url).toBe('https://memes.example/api/v1/meme/text-to-meme')
    expect(authorization).toBe(`Authorization: Bearer ${key}`)
    expect(type).toBe('Content-Type: application/json')
    expect(flag).toBe('-d')
    expect(() => TextToMemeInput.parse(JSON.parse(body ?? ''))).not.toThrow()
  })

  it('show an answer in the shape that the contract gives', () => {
    const answer = sampleAnswer('https://memes.example', 'Quipsmith')
    expect(TextToMemeOutput.parse(answer)).toEqual(answer)
  })

  it.each([
    ['Quipsmith', 'QUIPSMITH_KEY'],
    ['Old Joke & Sons', 'OLD_JOKE_SONS_KEY'],
    ['9 Lives', 'MEME_API_KEY'],
    ['笑い', 'MEME_API_KEY'],
  ])('name the variable for %s so that every shell takes it: %s', (brand, name) => {
    expect(keyVariable(brand)).toBe(name)
  })
})
