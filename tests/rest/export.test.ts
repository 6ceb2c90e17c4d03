import { randomUUID } from 'node:crypto'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { pictureBase64, uploadInput } from '@tests/support/themed'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { handleExportRequest } from '@/server/rest/handle-export-request'
import { generateMemes } from '@/server/services/memes/generate-memes'
import type { Actor, ServiceContext } from '@/server/services/service-context'
import { themeUpload } from '@/server/services/themed/theme-upload'
import { generateVisuals } from '@/server/services/visuals/generate-visuals'

const services = setUp(openTestServices)

const underWay = new Set<string>()
function askFor(actor: Actor | null, change: (context: ServiceContext) => ServiceContext = (same) => same) {
  return handleExportRequest({
    requestId: randomUUID(),
    reportError: () => undefined,
    underWay,
    createContext: async () => {
      const { actor: _other, ...rest } = change(services.contextFor())
      return { actor, requestId: randomUUID(), services: rest }
    },
  })
}

async function fileNames(response: Response) {
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const json = (name: string) => JSON.parse(new TextDecoder().decode(files[name]))
  return { files, names: Object.keys(files), json }
}

async function somebody(memes = 3) {
  const context = await services.openContext()
  const languages = { inputLanguage: 'en', outputLanguage: 'en' }
  const text = 'the lift stopped for everybody but me'
  await generateMemes(context, { text, maxDimension: 256, count: memes, variation: 0, ...languages })
  await generateVisuals(context, { concept: 'Letting go', aspectRatio: '1:1', variation: 0 })
  await themeUpload(context, uploadInput({ base64String: await pictureBase64(320, 240), maxDimension: 256 }))
  return context
}

describe('the export', () => {
  it('holds everything of the caller’s, as data and as pictures', async () => {
    const { actor } = await somebody()
    const response = await askFor(actor)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { files, names, json } = await fileNames(response)
    expect(json('account.json')).toMatchObject({ id: actor.userId, credits: 20, subscription: null })
    expect(json('prompts.json')).toHaveLength(3)
    expect(json('memes.json')).toHaveLength(7)
    expect(json('visuals.json')).toHaveLength(4)
    expect(json('own-pictures.json')).toHaveLength(1)
    expect(json('credit-entries.json')).toHaveLength(4)
    expect(json('audit-log.json')).toEqual([])
    const below = (folder: string) => names.filter((name) => name.startsWith(`${folder}/`))
    expect([below('memes').length, below('visuals').length, below('own-pictures').length]).toEqual([7, 4, 1])
    for (const name of [...below('memes'), ...below('visuals'), ...below('own-pictures')])
      expect((await sharp(files[name]).metadata()).width, name).toBeGreaterThan(100)
    expect(names).not.toContain('left-out.json')
  })

  it('holds nothing of anybody else’s', async () => {
    await somebody(1)
    const { names, json } = await fileNames(await askFor(services.newUser()))
    expect(json('memes.json')).toEqual([])
    expect(names.filter((name) => name.includes('/'))).toEqual([])
  })

  it('goes on without a picture that cannot be painted, and says so', async () => {
    const { actor } = await somebody(1)
    const response = await askFor(actor, (context) => ({
      ...context,
      ports: {
        ...context.ports,
        renderer: {
          ...context.ports.renderer,
          render: async () => {
            throw new Error('The paint has dried up.')
          },
        },
      },
    }))
    const { names, json } = await fileNames(response)
    expect(json('left-out.json')).toHaveLength(5)
    expect(names.filter((name) => name.startsWith('visuals/'))).toHaveLength(4)
  })

  it('is written one at a time for an account, and ended by who stops reading', async () => {
    const { actor } = await somebody(1)
    const first = await askFor(actor)
    const second = await askFor(actor)
    expect([second.status, (await second.json()).code]).toEqual([409, 'CONFLICT'])
    const reader = first.body?.getReader()
    await reader?.read()
    await reader?.cancel()
    const third = await askFor(actor)
    expect(third.status).toBe(200)
    await third.arrayBuffer()
    expect(underWay.size).toBe(0)
  })

  it('is refused to visitors', async () => {
    const response = await askFor(null)
    expect([response.status, (await response.json()).message]).toEqual([401, 'Unauthorized'])
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
  })
})
