import { randomUUID } from 'node:crypto'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { describe, expect, it } from 'vitest'
import { SearchOutput } from '@/contracts/search'
import { handleRestRequest } from '@/server/rest/handle-rest-request'
import { readCredential } from '@/server/rest/read-credential'
import type { Actor } from '@/server/services/service-context'
import { templates } from '@/templates/templates'

const services = setUp(openTestServices)

async function search(query: string, actor: Actor | null = services.newUser()) {
  const response = await handleRestRequest(new Request(`http://127.0.0.1/api/v1/search${query}`), '/search', {
    requestId: randomUUID(),
    reportError: (error) => {
      throw error
    },
    createContext: async () => services.apiContext(actor),
  })
  return { status: response.status, body: await response.json() }
}
const namesOf = ({ body }: { body: SearchOutput }) => body.memeTemplates.map(({ name }) => name)

describe('GET /search', () => {
  it('answers with templates in their wire shape, best first', async () => {
    const { status, body } = await search('?searchQuery=dos%20botones')
    expect(status).toBe(200)
    expect(SearchOutput.parse(body)).toEqual(body)
    const [first] = body.memeTemplates
    const template = templates.find(({ name }) => name === 'two-buttons')
    expect(first).toEqual({
      name: 'two-buttons',
      title: template?.title,
      description: template?.description,
      imagePath: '/templates/two-buttons-800.webp',
      width: 1000,
      height: 1000,
      animated: false,
      keywords: template?.keywords,
      jokeShape: 'dilemma',
      slots: [
        expect.objectContaining({ id: 'left', align: 'center' }),
        expect.objectContaining({ id: 'right' }),
      ],
      license: template?.license,
      source: template?.source,
    })
    expect(Object.keys(first.slots[0])).toEqual(
      'id role hint x y width height rotateAngle align maxChars'.split(' '),
    )
  })

  it('has a selection of sixty for who looks for nothing', async () => {
    const nothing = await search('')
    expect(nothing.body.memeTemplates).toHaveLength(60)
    expect((await search('?searchQuery=')).body).toEqual(nothing.body)
    expect((await search('?searchQuery=%20%20')).body).toEqual(nothing.body)
    expect(nothing.body.memeTemplates.some(({ animated }: { animated: boolean }) => animated)).toBe(true)
  })

  it('keeps to what moves, or to what does not', async () => {
    const moving = await search('?searchQuery=fire&animated=true')
    expect(namesOf(moving)).toContain('calm-in-chaos-loop')
    expect(moving.body.memeTemplates.every(({ animated }: { animated: boolean }) => animated)).toBe(true)
    expect(namesOf(await search('?searchQuery=fire&animated=false'))).not.toContain('calm-in-chaos-loop')
  })

  it('answers a query that fits nothing with an empty list', async () => {
    expect(await search('?searchQuery=zzqxvv')).toEqual({ status: 200, body: { memeTemplates: [] } })
  })

  it.each([
    [`?searchQuery=${'x'.repeat(201)}`, 'searchQuery must be at most 200 characters.'],
    ['?searchQuery=a&searchQuery=b', 'searchQuery must be a text.'],
    ['?searchQuery=a&animated=maybe', 'animated must be true or false.'],
    ['?q=a', 'q: there is no such field.'],
  ])('refuses %s with a sentence', async (query, message) => {
    expect(await search(query)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', message } })
  })

  it('takes a query of 200 characters', async () => {
    expect((await search(`?searchQuery=${'%E7%81%AB'.repeat(200)}`)).status).toBe(200)
  })

  it('is for the signed-in and for key holders', async () => {
    expect(await search('?searchQuery=fire', null)).toMatchObject({
      status: 401,
      body: { message: 'Unauthorized' },
    })
  })
})

describe('the credential of a request', () => {
  it.each([
    [{ authorization: 'Bearer qs_live_1' }, 'Bearer qs_live_1'],
    [{ token: 'qs_live_2' }, 'Bearer qs_live_2'],
    [{ token: 'bearer qs_live_2 ' }, 'Bearer qs_live_2'],
    [{ authorization: 'Bearer qs_live_1', token: 'qs_live_2' }, 'Bearer qs_live_1'],
    [{ token: ' ' }, null],
    [{}, null],
  ])('of %o is %s', (headers, credential) => {
    expect(readCredential(new Headers(headers as Record<string, string>))).toBe(credential)
  })
})
