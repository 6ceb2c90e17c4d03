import { randomUUID } from 'node:crypto'
import { restCaller } from '@tests/support/rest-caller'
import { openTestServices, type TestServices } from '@tests/support/service-context'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let services: TestServices
let call: ReturnType<typeof restCaller>
beforeAll(async () => {
  services = await openTestServices()
  call = restCaller(services)
})
afterAll(() => services.close())

const resultsOf = (actor: Parameters<typeof call>[0], promptId: string) =>
  call(actor, 'GET', `/account/prompt-results?promptId=${promptId}`)

describe('the results of a prompt', () => {
  it('are its memes in the order of the run, as they are after an edit and a deletion', async () => {
    const user = services.newUser()
    const text = 'monday mornings'
    const made = await call(user, 'POST', '/meme/text-to-meme', { text, count: 4 })
    await call(user, 'POST', '/meme/text-to-meme', { text: 'another one', count: 2 })
    const { promptId, results } = made.body
    expect((await resultsOf(user, promptId)).body).toEqual({
      prompt: {
        promptId,
        kind: 'text-to-meme',
        text,
        inputLanguage: 'auto',
        outputLanguage: 'en',
        resultCount: 4,
        createdAt: results[0].createdAt,
      },
      results,
      visuals: [],
    })
    const edited = await call(user, 'PATCH', `/result/${results[2].id}`, { captions: [] })
    await call(user, 'DELETE', `/result/${results[0].id}`)
    const { body } = await resultsOf(user, promptId)
    expect(body.results).toEqual([results[1], edited.body.result, results[3]])
    expect(body.prompt.resultCount).toBe(3)
  })

  it('are the visuals of a concept', async () => {
    const user = services.newUser()
    const { body } = await call(user, 'POST', '/meme/minimalist-visual', { concept: 'Letting go' })
    expect((await resultsOf(user, body.promptId)).body).toMatchObject({
      prompt: { kind: 'minimalist-visual', text: 'Letting go', resultCount: 4 },
      results: [],
      visuals: body.visuals,
    })
  })

  it('are 404 for somebody else, and for what is not there', async () => {
    const { body } = await call(services.newUser(), 'POST', '/meme/text-to-meme', {
      text: 'monday',
      count: 1,
    })
    expect((await resultsOf(services.newUser(), body.promptId)).status).toBe(404)
    expect((await resultsOf(services.newUser(), randomUUID())).status).toBe(404)
    expect((await resultsOf(services.newUser(), 'mine')).body.message).toBe(
      'promptId must be the id of a prompt.',
    )
    expect((await call(services.newUser(), 'GET', '/account/prompt-results')).status).toBe(400)
  })
})
