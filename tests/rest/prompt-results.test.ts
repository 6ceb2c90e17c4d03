import { randomUUID } from 'node:crypto'
import { restCaller } from '@tests/support/rest-caller'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { describe, expect, it } from 'vitest'

const services = setUp(openTestServices)
const call = restCaller(services)

const resultsOf = (actor: Parameters<typeof call>[0], promptId: string) =>
  call(actor, 'GET', `/account/prompt-results?promptId=${promptId}`)

const urlsOf = (pictures: { imageUrl: string }[]) => pictures.map(({ imageUrl }) => imageUrl)

describe('a prompt in the list', () => {
  /** As the list has it: one moment made all of them, so that they stand in no order. */
  const listed = async (actor: Parameters<typeof call>[0], made: { body: { promptId: string } }) => {
    const { body } = await call(actor, 'GET', '/account/my-prompts')
    return body.items.find(({ promptId }: { promptId: string }) => promptId === made.body.promptId)
  }

  it('shows its first three pictures that are left, whatever they are pictures of', async () => {
    const user = services.newUser()
    const stills = await call(user, 'POST', '/meme/text-to-meme', { text: 'monday mornings', count: 5 })
    const gifs = await call(user, 'POST', '/meme/text-to-gif', { text: 'the build', imageCount: 1 })
    const drawings = await call(user, 'POST', '/meme/minimalist-visual', { concept: 'Letting go' })
    const memes = stills.body.results
    await call(user, 'DELETE', `/result/${memes[1].id}`)
    expect((await listed(user, stills)).imageUrls).toEqual(urlsOf([memes[0], memes[2], memes[3]]))
    expect((await listed(user, gifs)).imageUrls).toEqual([expect.stringMatching(/\.gif$/)])
    expect((await listed(user, drawings)).imageUrls).toEqual(urlsOf(drawings.body.visuals).slice(0, 3))
  })

  it('shows none when all of them are deleted', async () => {
    const user = services.newUser()
    const made = await call(user, 'POST', '/meme/text-to-meme', { text: 'monday mornings', count: 1 })
    await call(user, 'DELETE', `/result/${made.body.results[0].id}`)
    expect(await listed(user, made)).toMatchObject({ resultCount: 0, imageUrls: [] })
  })

  it('says in which tone it was asked for', async () => {
    const user = services.newUser()
    const text = 'the printer only works when nobody watches'
    const dry = await call(user, 'POST', '/meme/text-to-meme', { text, tone: 'dry' })
    const silly = await call(user, 'POST', '/meme/text-to-gif', { text, tone: 'silly', imageCount: 1 })
    const usual = await call(user, 'POST', '/meme/text-to-meme', { text })
    expect((await listed(user, dry)).tone).toBe('dry')
    expect((await listed(user, silly)).tone).toBe('silly')
    expect((await listed(user, usual)).tone).toBe('any')
    expect((await resultsOf(user, dry.body.promptId)).body.prompt.tone).toBe('dry')
    const namesOf = ({ body }: typeof dry) =>
      body.results.map(({ imageName }: { imageName: string }) => imageName)
    expect(namesOf(dry)).not.toEqual(namesOf(usual))
    const refused = await call(user, 'POST', '/meme/text-to-meme', { text, tone: 'loud' })
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('tone')])
  })
})

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
        tone: 'any',
        resultCount: 4,
        imageUrls: results.slice(0, 3).map(({ imageUrl }: { imageUrl: string }) => imageUrl),
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
    expect(body.prompt.imageUrls).toEqual(urlsOf(body.results))
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
