import { acceptor } from '@tests/integrations/language-model/acceptor'
import { json } from '@tests/integrations/language-model/sample-memes'
import { keyActor } from '@tests/support/key-actor'
import { baseUrlOf, type ModelPlan, type ModelServer, startModelServer } from '@tests/support/model-server'
import { countedUsage } from '@tests/support/model-speech'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { pictureBase64, templateInput, uploadInput } from '@tests/support/themed'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { images } from '@/server/db/schema/images'
import { prompts } from '@/server/db/schema/prompts'
import { createBuiltInWriter } from '@/server/integrations/built-in-writer/built-in-writer'
import { limitsFor } from '@/server/integrations/language-model/model-settings'
import { createModels } from '@/server/integrations/language-model/models'
import { createThemedModelWriter } from '@/server/integrations/language-model/themed-model-writer'
import type { Actor, ServiceContext } from '@/server/services/service-context'
import { themeTemplate } from '@/server/services/themed/theme-template'
import { themeUpload } from '@/server/services/themed/theme-upload'

const services = setUp(openTestServices)
const builtIn = createBuiltInWriter()
let server: ModelServer
beforeEach(async () => {
  server = await startModelServer()
})
afterEach(() => server.close())

async function contextWith(plan: ModelPlan, actor?: Actor): Promise<ServiceContext> {
  server.plan = plan
  const context = await services.openContext(actor)
  const baseUrl = baseUrlOf(server, 'openai-compatible')
  const themedWriter = createThemedModelWriter({
    models: createModels({
      choice: { provider: 'openai-compatible', modelId: 'test-model', baseUrl },
      limits: limitsFor(20_000, { baseUrl }),
    }),
    seesPictures: true,
    builtIn,
    acceptor,
  })
  return { ...context, ports: { ...context.ports, themedWriter } }
}

const pairs = [
  ['One more cup', 'A bedtime'],
  ['The good beans', 'The rent'],
  ['Decaf, to be polite', 'A new set of friends'],
  ['Wait until it is cool', 'Never taste anything again'],
]
const memesOn = (slots: readonly string[]) =>
  json(
    pairs.map((pair) => ({
      captions: slots.map((slot, at) => ({ slot, text: pair[at] })),
      header: '',
      reason: 'you count the cups.',
    })),
  )

async function stored({ db }: ServiceContext, promptId: string) {
  const [prompt] = await db.select().from(prompts).where(eq(prompts.id, promptId))
  return prompt
}

async function marksOf({ db, actor }: ServiceContext): Promise<boolean[]> {
  const rows = await db.select().from(images).where(eq(images.userId, actor.userId))
  return rows.map(({ wordsByModel }) => wordsByModel)
}

describe('a theme on a template, with a model', () => {
  it('costs what it always costs; its memes are marked and its tokens kept', async () => {
    const context = await contextWith({ says: memesOn(['reject', 'approve']) })
    const answer = await themeTemplate(context, templateInput({}))
    expect(answer.results.map(({ captions }) => captions.map(({ text }) => text))).toEqual(pairs)
    expect(answer.credits).toMatchObject({ used: 1 })
    expect(answer.modelMissed).toBeUndefined()
    expect(await marksOf(context)).toEqual([true, true, true, true])
    expect(await stored(context, answer.promptId)).toMatchObject({ modelUsage: countedUsage })
  })

  it('is free when the model wrote none of them, and says so', async () => {
    const context = await contextWith({ says: '', statuses: 500 })
    const answer = await themeTemplate(context, templateInput({}))
    expect(answer).toMatchObject({ modelMissed: true, credits: { used: 0 } })
    expect(await marksOf(context)).toEqual([false, false, false, false])
    expect(await stored(context, answer.promptId)).toMatchObject({ modelUsage: null })
  })

  it('tells no joke again that the caller got for the theme', async () => {
    const context = await contextWith({ says: memesOn(['reject', 'approve']) })
    await themeTemplate(context, templateInput({}))
    await themeTemplate(context, templateInput({ variation: 1 }))
    expect(server.requests[1]?.body).toContain('Told already')
  })

  it('asks no model for a test key', async () => {
    const owner = services.newUser()
    await services.openContext(owner)
    const context = await contextWith(
      { says: memesOn(['reject', 'approve']) },
      keyActor(owner.userId, { mode: 'test' }),
    )
    expect((await themeTemplate(context, templateInput({}))).results).toHaveLength(4)
    expect(
      (await themeUpload(context, uploadInput({ base64String: await pictureBase64() }))).results,
    ).toHaveLength(4)
    expect(server.requests).toEqual([])
  })
})

describe('a theme on a picture of one’s own, with a model that sees', () => {
  it('shows the picture when it is brought and when it is themed again', async () => {
    const context = await contextWith({ says: memesOn(['first', 'second']) })
    const first = await themeUpload(context, uploadInput({ base64String: await pictureBase64() }))
    expect(first.credits).toMatchObject({ used: 2 })
    const imageName = first.results[0]?.imageName
    const again = await themeTemplate(context, templateInput({ imageName, memeTheme: 'tea' }))
    expect(again.credits).toMatchObject({ used: 3 })
    expect(server.requests).toHaveLength(2)
    for (const { body } of server.requests) expect(body).toContain('base64,/9j/')
    expect(await marksOf(context)).toEqual(Array(8).fill(true))
  })

  it('keeps the picture without a charge when the model wrote nothing', async () => {
    const context = await contextWith({ says: 'no' })
    const answer = await themeUpload(context, uploadInput({ base64String: await pictureBase64() }))
    expect(answer).toMatchObject({ modelMissed: true, credits: { used: 0 } })
    expect(answer.results).toHaveLength(4)
  })
})
