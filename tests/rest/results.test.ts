import { randomUUID } from 'node:crypto'
import { restCaller } from '@tests/support/rest-caller'
import { openTestServices, testNow } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Result } from '@/contracts/meme-shapes'
import { handleImageRequest } from '@/server/rest/handle-image-request'

const services = setUp(openTestServices)
const call = restCaller(services)

const caption = { text: 'Sleep', x: 20, y: 20, width: 200, height: 60, fontSize: 32, fontFamily: 'Anton' }
const header = { text: 'Sunday', fontSize: 40, fontColor: '#1B1B22', fontFamily: 'Baloo 2' }
const byHand = { imageName: 'two-buttons', captions: [caption], width: 600, height: 700 }

function picture(imageUrl: string, ending = ''): Promise<Response> {
  const file = new URL(imageUrl).pathname.slice('/i/'.length) + ending
  const reportError = (error: unknown) => {
    throw error
  }
  return handleImageRequest(new Request(imageUrl), file, services.contextFor(), {
    requestId: 'request',
    reportError,
  })
}

describe('a meme made by hand', () => {
  it('is stored, shown at its size, free, and can be read and sent back as it is', async () => {
    const user = services.newUser()
    const made = await call(user, 'POST', '/result', { ...byHand, header })
    expect(made.status).toBe(200)
    const { result } = made.body
    expect(result).toMatchObject({
      promptId: null,
      imageName: 'two-buttons',
      captions: [{ ...caption, rotateAngle: 0 }],
      header,
      footer: null,
      width: 600,
      height: 700,
      watermark: 'Quipsmith',
      animated: false,
      motion: null,
      starred: false,
      createdAt: testNow.toISOString(),
    })
    expect(result.pictureHeight).toBeLessThan(700)
    expect(result.altText).toContain('Text above the picture: “Sunday”.')
    const { width, height } = await sharp(await (await picture(result.imageUrl)).arrayBuffer()).metadata()
    expect({ width, height }).toEqual({ width: 600, height: 700 })
    expect((await call(user, 'GET', `/result/${result.id}`)).body).toEqual({ result })
    expect((await call(user, 'GET', '/account/used-credits')).body.usedCreditCount).toBe(0)
    const { imageName, captions, footer } = result
    const again = await call(user, 'POST', '/result', {
      imageName,
      captions,
      header,
      footer,
      width: result.width,
      height: result.height,
    })
    const { id, imageUrl, ...rest } = result
    expect(again.body.result).toMatchObject(rest)
    expect([again.body.result.id, again.body.result.imageUrl]).not.toContain(id)
    expect(again.body.result.imageUrl).not.toBe(imageUrl)
  })

  it('moves when its template does, at most as large as the drawings', async () => {
    const { body } = await call(services.newUser(), 'POST', '/result', {
      ...byHand,
      imageName: 'calm-in-chaos-loop',
      width: 1280,
      height: 1280,
    })
    expect(body.result).toMatchObject({ animated: true, width: 640, height: 640, pictureHeight: 640 })
    expect(body.result.captions[0]).toMatchObject({ x: 10, width: 100, fontSize: 16 })
    expect(body.result.motion.frames).toBeGreaterThan(1)
    expect(body.result.imageUrl).toMatch(/\.gif$/)
  })

  it('may hold what would break a database or a page', async () => {
    const user = services.newUser()
    const texts = [
      'a\u0000b \ud800 c',
      '<script>alert(1)</script>',
      "'; drop table results; --",
      '😀'.repeat(150),
    ]
    const { status, body } = await call(user, 'POST', '/result', {
      ...byHand,
      captions: texts.map((text) => ({ ...caption, text, fontFamily: '"; url(x)', slot: '__proto__' })),
    })
    expect(status).toBe(200)
    expect(body.result.captions.map(({ text }: { text: string }) => text)).toEqual([
      'ab  c',
      ...texts.slice(1),
    ])
    expect((await picture(body.result.imageUrl)).status).toBe(200)
    expect((await call(user, 'GET', '/result/paged')).body.items).toEqual([body.result])
  })

  it('is refused with a status and a sentence that names the field', async () => {
    const user = services.newUser()
    const make = (change: object) => call(user, 'POST', '/result', { ...byHand, ...change })
    const refusals: [Promise<{ status: number; body: unknown }>, number, RegExp][] = [
      [make({ imageName: 'two-button' }), 404, /no template “two-button”. Did you mean two-buttons/],
      [make({ imageName: '' }), 400, /^imageName/],
      [make({ width: undefined }), 400, /^width is required/],
      [make({ width: 2049 }), 400, /^width must be at most 2048 px/],
      [make({ height: 15 }), 400, /^height must be at least 16 px/],
      [make({ height: 60, header }), 400, /^height must be at least \d+ px: header and footer take/],
      [
        make({ captions: [{ ...caption, text: 'x'.repeat(301) }] }),
        400,
        /^captions\.0\.text must be at most 300/,
      ],
      [make({ captions: [{ ...caption, color: 'red' }] }), 400, /^captions\.0\.color must be a colour/],
      [make({ captions: Array(41).fill(caption) }), 400, /^captions must be at most 40 boxes/],
      [make({ watermark: '' }), 400, /^watermark: there is no such field/],
      [make({ header: { ...header, text: 'I will kill my neighbour Bob tonight' } }), 422, /./],
      [call(null, 'POST', '/result', byHand), 401, /^Unauthorized$/],
    ]
    for (const [refused, status, message] of refusals) {
      expect(await refused).toMatchObject({ status, body: { message: expect.stringMatching(message) } })
    }
    expect((await call(user, 'GET', '/result/paged')).body.total).toBe(0)
  })
})

describe('the calls on one meme', () => {
  const make = async (user = services.newUser()) => {
    const { body } = await call(user, 'POST', '/result', byHand)
    return { user, result: body.result as Result }
  }

  it('change it, star it and delete it', async () => {
    const { user, result } = await make()
    const changed = await call(user, 'PATCH', `/result/${result.id}`, { header, captions: [] })
    expect(changed).toMatchObject({ status: 200, body: { result: { id: result.id, header, captions: [] } } })
    const { imageUrl } = changed.body.result
    expect(imageUrl).not.toBe(result.imageUrl)
    const resultId = result.id
    for (const [path, starred] of [
      ['star', true],
      ['star', true],
      ['unstar', false],
      ['unstar', false],
    ]) {
      expect((await call(user, 'POST', `/result/${path}`, { resultId })).body.result.starred).toBe(starred)
    }
    expect((await picture(result.imageUrl)).status).toBe(200)
    expect(await call(user, 'DELETE', `/result/${result.id}`)).toEqual({
      status: 200,
      body: { deleted: true },
    })
    expect((await picture(result.imageUrl)).status).toBe(410)
    expect((await picture(imageUrl)).status).toBe(410)
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      expect((await call(user, method, `/result/${result.id}`)).status).toBe(404)
    }
  })

  it('are 404 for somebody else, and for what is not there', async () => {
    const { result } = await make()
    const stranger = services.newUser()
    for (const id of [result.id, randomUUID()]) {
      const answers = await Promise.all([
        call(stranger, 'GET', `/result/${id}`),
        call(stranger, 'PATCH', `/result/${id}`, { header }),
        call(stranger, 'DELETE', `/result/${id}`),
        call(stranger, 'POST', '/result/star', { resultId: id }),
        call(stranger, 'POST', '/result/unstar', { resultId: id }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    }
    expect((await call(stranger, 'GET', '/result/mine')).body.message).toBe('id must be the id of a result.')
  })

  it('list what changed last first, ten a page', async () => {
    const { user, result: first } = await make()
    for (let made = 1; made < 12; made++) await make(user)
    await services.database
      .sql`update results set updated_at = ${testNow.toISOString()}::timestamptz + interval '1 hour' where id = ${first.id}`
    const { body } = await call(user, 'GET', '/result/paged')
    expect(body).toMatchObject({ page: 1, pageSize: 10, total: 12 })
    expect(body.items).toHaveLength(10)
    expect(body.items[0].id).toBe(first.id)
  })
})

describe('deleting a visual', () => {
  it('ends its address and takes it off the lists', async () => {
    const user = services.newUser()
    const drawn = await call(user, 'POST', '/meme/minimalist-visual', { concept: 'Letting go' })
    const [visual] = drawn.body.visuals
    await call(user, 'POST', '/minimalist-visual/star', { visualId: visual.visualId })
    expect((await picture(visual.imageUrl)).status).toBe(200)
    const remove = () => call(user, 'DELETE', `/minimalist-visual/${visual.visualId}`)
    expect((await call(services.newUser(), 'DELETE', `/minimalist-visual/${visual.visualId}`)).status).toBe(
      404,
    )
    expect(await remove()).toEqual({ status: 200, body: { deleted: true } })
    expect((await remove()).status).toBe(404)
    expect((await picture(visual.imageUrl)).status).toBe(410)
    expect((await call(user, 'GET', '/account/my-visuals')).body.total).toBe(3)
    expect((await call(user, 'GET', '/account/saved-visuals')).body.total).toBe(0)
  })
})
