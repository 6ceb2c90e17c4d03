import { randomUUID } from 'node:crypto'
import { restCaller } from '@tests/support/rest-caller'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { describe, expect, it } from 'vitest'

const services = setUp(openTestServices)

const call = restCaller(services)

describe('visuals over REST', () => {
  it('are drawn, listed a dozen at a time, starred and found among the saved', async () => {
    const user = services.newUser()
    const drawn = await call(user, 'POST', '/meme/minimalist-visual', { concept: 'Letting go' })
    expect(drawn.status).toBe(200)
    expect(drawn.body.visuals).toHaveLength(4)
    expect(drawn.body.credits.used).toBe(1)
    const [visual] = drawn.body.visuals
    expect(Object.keys(visual).sort()).toEqual([
      'altText',
      'aspectRatio',
      'concept',
      'createdAt',
      'imageUrl',
      'promptId',
      'starred',
      'title',
      'visualId',
    ])
    const list = (query = '') => call(user, 'GET', `/account/my-visuals${query}`)
    expect((await list()).body).toEqual({
      items: drawn.body.visuals,
      page: 1,
      pageSize: 12,
      total: 4,
      before: null,
    })
    expect((await list('?page=2&pageSize=3&sort=updated_at')).body.items).toEqual([drawn.body.visuals[3]])
    const { visualId } = visual
    const starred = await call(user, 'POST', '/minimalist-visual/star', { visualId })
    expect(starred).toEqual({ status: 200, body: { visual: { ...visual, starred: true } } })
    const saved = async () => (await call(user, 'GET', '/account/saved-visuals')).body
    expect(await saved()).toEqual({
      items: [starred.body.visual],
      page: 1,
      pageSize: 12,
      total: 1,
      before: null,
    })
    expect((await call(user, 'POST', '/minimalist-visual/unstar', { visualId })).body).toEqual({ visual })
    expect((await saved()).total).toBe(0)
  })

  it('are refused with a status and a sentence that names the field', async () => {
    const user = services.newUser()
    const draw = (body: unknown) => call(user, 'POST', '/meme/minimalist-visual', body)
    const refusals: [Promise<{ status: number; body: unknown }>, number, RegExp][] = [
      [draw({}), 400, /^concept is required/],
      [draw({ concept: 'x', aspectRatio: '3:2' }), 400, /^aspectRatio must be one of 1:1, 4:5/],
      [draw({ concept: 'x', style: 'oil' }), 400, /^style/],
      [draw({ concept: 'I will kill you tomorrow' }), 422, /./],
      [call(user, 'POST', '/minimalist-visual/star', { visualId: 'mine' }), 400, /^visualId must be the id/],
      [call(user, 'POST', '/minimalist-visual/star', { visualId: randomUUID() }), 404, /no such visual/],
      [call(null, 'POST', '/meme/minimalist-visual', { concept: 'x' }), 401, /^Unauthorized$/],
    ]
    for (const [refused, status, message] of refusals) {
      expect(await refused).toMatchObject({ status, body: { message: expect.stringMatching(message) } })
    }
  })
})
