import { acceptor } from '@tests/integrations/language-model/acceptor'
import { json } from '@tests/integrations/language-model/sample-memes'
import { keyActor } from '@tests/support/key-actor'
import { baseUrlOf, type ModelPlan, type ModelServer, startModelServer } from '@tests/support/model-server'
import { countedUsage } from '@tests/support/model-speech'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MinimalistVisualInput } from '@/contracts/minimalist-visual'
import { prompts } from '@/server/db/schema/prompts'
import { limitsFor } from '@/server/integrations/language-model/model-settings'
import { createModels } from '@/server/integrations/language-model/models'
import { createVisualModelWriter } from '@/server/integrations/language-model/visual-model-writer'
import { handleImageRequest } from '@/server/rest/handle-image-request'
import type { Actor, ServiceContext } from '@/server/services/service-context'
import { generateVisuals } from '@/server/services/visuals/generate-visuals'

const services = setUp(openTestServices)
let server: ModelServer
beforeEach(async () => {
  server = await startModelServer()
})
afterEach(() => server.close())

async function contextWith(plan: ModelPlan, actor?: Actor): Promise<ServiceContext> {
  server.plan = plan
  const context = await services.openContext(actor)
  const baseUrl = baseUrlOf(server, 'openai-compatible')
  const models = createModels({
    choice: { provider: 'openai-compatible', modelId: 'test-model', baseUrl },
    limits: limitsFor(20_000, { baseUrl }),
  })
  return {
    ...context,
    ports: { ...context.ports, visualWriter: createVisualModelWriter({ models, acceptor }) },
  }
}

const input = MinimalistVisualInput.parse({ concept: 'Burnout by Thursday' })
const says = json([
  { drawing: 'iceberg', labels: ['Monday', 'Thursday'] },
  { drawing: 'candle-end', labels: [] },
  { drawing: 'staircase', labels: ['Keen', 'Fine', 'Not fine'] },
  { drawing: 'loop', labels: ['One more week'] },
])

async function isMarked(context: ServiceContext, imageUrl: string): Promise<boolean> {
  const file = new URL(imageUrl).pathname.slice('/i/'.length).replace('.png', '.jpg')
  const response = await handleImageRequest(new Request(imageUrl), file, context, {
    requestId: 'request',
    reportError: (error) => {
      throw error
    },
  })
  const { xmpAsString = '' } = await sharp(await response.arrayBuffer()).metadata()
  return xmpAsString.includes('DigitalSourceType')
}

describe('a concept to visuals, with a model', () => {
  it('costs what it always costs; words of the model are marked and its tokens kept', async () => {
    const context = await contextWith({ says })
    const answer = await generateVisuals(context, input)
    expect(answer.visuals.map(({ altText }) => altText)[0]).toContain('“Thursday” below')
    expect(answer.credits).toMatchObject({ used: 1 })
    expect(answer.modelMissed).toBeUndefined()
    const [prompt] = await context.db.select().from(prompts).where(eq(prompts.id, answer.promptId))
    expect(prompt?.modelUsage).toMatchObject(countedUsage)
    const marks = await Promise.all(
      answer.visuals.slice(0, 2).map(({ imageUrl }) => isMarked(context, imageUrl)),
    )
    expect(marks).toEqual([true, false])
  })

  it('is free when the model chose none of them, and says so', async () => {
    const answer = await generateVisuals(await contextWith({ says: 'no' }), input)
    expect(answer).toMatchObject({ modelMissed: true, credits: { used: 0 } })
    expect(answer.visuals).toHaveLength(4)
  })

  it('asks for other drawings than those that the caller got', async () => {
    const context = await contextWith({ says })
    await generateVisuals(context, input)
    const again = await generateVisuals(context, { ...input, variation: 1 })
    expect(server.requests[1]?.body).toMatch(/take others: [^.]*iceberg/)
    expect(again.modelMissed).toBe(true)
  })

  it('asks no model for a test key', async () => {
    const owner = services.newUser()
    await services.openContext(owner)
    const context = await contextWith({ says }, keyActor(owner.userId, { mode: 'test' }))
    expect((await generateVisuals(context, input)).visuals).toHaveLength(4)
    expect(server.requests).toEqual([])
  })
})
