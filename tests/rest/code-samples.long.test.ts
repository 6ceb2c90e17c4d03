import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { bareEnvironment } from '@tests/support/product'
import { liveKey } from '@tests/support/rest-credentials'
import { killRestServer, type RestServer, startRestServer } from '@tests/support/rest-server'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleOrigin } from '@/content/api-document'
import { examples } from '../../scripts/openapi/examples'

const run = promisify(execFile)

interface Sample {
  call: string
  label: string
  source: string
}

interface Operation {
  responses: Record<string, unknown>
  'x-codeSamples': { label: string; source: string }[]
}

const document: {
  paths: Record<string, Record<string, Operation>>
} = JSON.parse(await readFile('docs/openapi.json', 'utf8'))
const samples: Sample[] = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).flatMap(([method, operation]) =>
    operation['x-codeSamples'].map((sample) => ({ call: `${method.toUpperCase()} ${path}`, ...sample })),
  ),
)
const hasPython = await run('python3', ['--version']).then(
  () => true,
  () => false,
)

const services = setUp(openTestServices)
let server: RestServer
let directory: string
let png: string

beforeAll(async () => {
  server = await startRestServer({ DATABASE_URL: services.database.url })
  directory = await mkdtemp(join(tmpdir(), 'quipsmith-samples-'))
  const drawing = sharp({ create: { width: 300, height: 300, channels: 3, background: '#ffce4a' } }).png()
  png = (await drawing.toBuffer()).toString('base64')
})

afterAll(async () => {
  await killRestServer(server)
  await rm(directory, { recursive: true, force: true })
})

/** Calls that depend on a plan or a session, or that the description marks as not open. */
function mayBeRefused(call: string): boolean {
  if (/ \/(subscription|meme)\/|apply-discount/.test(call)) return !call.includes(' /meme/')
  const [method = '', path = ''] = call.split(' ')
  const responses = document.paths[path]?.[method.toLowerCase()]?.responses ?? {}
  return '403' in responses || '503' in responses
}

const inputOf = (call: string) => examples[call]?.input as Record<string, string>
const promptId = inputOf('GET /account/prompt-results').promptId as string
const resultId = inputOf('POST /result/star').resultId as string
const visualId = inputOf('POST /minimalist-visual/star').visualId as string
const uploadName = inputOf('DELETE /account/my-templates/{name}').name as string
const base64String = inputOf('POST /meme/themed/upload').base64String as string

async function post(path: string, key: string, body: unknown) {
  const response = await fetch(`${server.api}${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(await response.text())
  return response.json()
}

/** The snippet as a reader with a library would run it: names of the example stand for things of their own. */
async function withOwnThings(source: string, key: string): Promise<string> {
  let own = source.replaceAll(`${exampleOrigin}/api/v1`, server.api).replaceAll(base64String, png)
  if (own.includes(promptId) || own.includes(resultId)) {
    const made = await post('/meme/text-to-meme', key, {
      text: 'the lift stopped for everybody but me',
      count: 1,
    })
    own = own.replaceAll(promptId, made.promptId).replaceAll(resultId, made.results[0].id)
  }
  if (own.includes(visualId)) {
    const made = await post('/meme/minimalist-visual', key, { concept: 'Letting go', aspectRatio: '1:1' })
    own = own.replaceAll(visualId, made.visuals[0].visualId)
  }
  if (own.includes(encodeURIComponent(uploadName))) {
    const made = await post('/meme/themed/upload', key, { base64String: png, memeTheme: 'Mondays' })
    own = own.replaceAll(encodeURIComponent(uploadName), encodeURIComponent(made.results[0].imageName))
  }
  return own
}

const programs: Record<string, (source: string) => [string, string[]]> = {
  curl: (source) => ['sh', ['-c', source.replace('curl ', 'curl -sS ')]],
  JavaScript: (source) => [process.execPath, ['--input-type=module', '-e', source]],
  Python: (source) => ['python3', ['-c', source]],
}

async function runSample({ label, source }: Sample, key: string): Promise<{ said: string; failed: boolean }> {
  const [program, args] = programs[label]?.(await withOwnThings(source, key)) ?? ['false', []]
  return run(program, args, { cwd: directory, env: bareEnvironment({ QUIPSMITH_KEY: key }) }).then(
    ({ stdout }) => ({ said: stdout, failed: false }),
    ({ stdout, stderr }) => ({ said: `${stdout}${stderr}`, failed: true }),
  )
}

describe('the snippets of the description', () => {
  it('are three for each call', () => {
    expect(samples.length).toBeGreaterThan(90)
    expect(new Set(samples.map(({ label }) => label))).toEqual(new Set(Object.keys(programs)))
    expect(samples).toHaveLength(3 * new Set(samples.map(({ call }) => call)).size)
  })

  it.each(samples)('$call in $label does what its example says', async (sample) => {
    if (sample.label === 'Python' && !hasPython) return
    const { token } = await liveKey(services)
    const { said, failed } = await runSample(sample, token)
    if (failed && mayBeRefused(sample.call)) {
      // With a sentence, not with a mistake of ours or of the snippet.
      expect(said).not.toMatch(/Internal server error|SyntaxError|HTTP Error (400|404|500)|"BAD_REQUEST"/)
      return
    }
    expect(failed, said).toBe(false)
    if (sample.call.startsWith('GET /meme/image/')) {
      const picture = join(directory, 'nope-yep.png')
      expect(await sharp(await readFile(picture)).metadata()).toMatchObject({ format: 'png', width: 500 })
      await rm(picture)
      return
    }
    if (sample.call === 'GET /account/export') {
      const zip = join(directory, 'account.zip')
      expect((await readFile(zip)).subarray(0, 2).toString()).toBe('PK')
      await rm(zip)
      return
    }
    const example = examples[sample.call]?.output as object
    expect(Object.keys(JSON.parse(said)).toSorted()).toEqual(Object.keys(example).toSorted())
  })
})
