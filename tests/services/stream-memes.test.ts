import { four, fourNames, json } from '@tests/integrations/language-model/sample-memes'
import { builtIn, withModelServer } from '@tests/integrations/language-model/with-model-server'
import type { ModelPlan } from '@tests/support/model-server'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { createTRPCClient, httpBatchStreamLink } from '@trpc/client'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { describe, expect, it, vi } from 'vitest'
import { PageInput } from '@/contracts/pages'
import { MemeDraft, type TextRunStep } from '@/contracts/text-run-step'
import { type AppRouter, appRouter, createCaller } from '@/server/api/root'
import type { ModelLimits } from '@/server/integrations/language-model/model-settings'
import { getCredits } from '@/server/services/credits/get-credits'
import { listMyMemes } from '@/server/services/results/list-my-memes'
import type { ServiceContext } from '@/server/services/service-context'
import { transformer } from '@/utilities/transformer'

const model = withModelServer()
const services = setUp(openTestServices)

const asked = { text: 'I want to sleep early but one more episode', count: 6 }

/** A person whose texts the model writes, which answers as planned. */
async function someone(plan: ModelPlan, limits: Partial<ModelLimits> = {}): Promise<ServiceContext> {
  const context = await services.openContext()
  model.server.plan = plan
  const captionWriter = model.writerOf('openai-compatible', { retriesMax: 0, ...limits })
  return { ...context, ports: { ...context.ports, captionWriter } }
}

/** The procedures as our own pages call them, with the steps on the wire. */
function pageOf({ actor, ...rest }: ServiceContext) {
  const complaints: string[] = []
  const client = createTRPCClient<AppRouter>({
    links: [
      httpBatchStreamLink({
        url: 'http://localhost/api/trpc',
        transformer,
        fetch: (url, init) =>
          fetchRequestHandler({
            endpoint: '/api/trpc',
            req: new Request(url.toString(), init as RequestInit),
            router: appRouter,
            createContext: () => ({ actor, requestId: 'request', services: rest }),
            onError: ({ error }) => complaints.push(error.code),
          }),
      }),
    ],
  })
  return { client, complaints }
}

async function stepsOf(
  context: ServiceContext,
  request: Partial<typeof asked> & { variation?: number } = {},
): Promise<TextRunStep[]> {
  const { client } = pageOf(context)
  const steps: TextRunStep[] = []
  for await (const step of await client.meme.streamTextToMeme.mutate({ ...asked, ...request }))
    steps.push(step)
  return steps
}

function outputOf(steps: readonly TextRunStep[]) {
  const last = steps.at(-1)
  if (last?.type !== 'done') throw new Error(`The run ended with ${last?.type}.`)
  return last.output
}

const namesOf = (memes: readonly { imageName: string }[]) => memes.map(({ imageName }) => imageName)
const better = (steps: readonly TextRunStep[]) =>
  steps.flatMap((step) => (step.type === 'meme' ? [step.meme.imageName] : []))

/** Whatever happened: as many as asked for, one a template, charged once or given away, all of it in the library. */
async function expectKept(
  context: ServiceContext,
  steps: readonly TextRunStep[],
  creditsTaken = 1,
): Promise<void> {
  const { results, credits } = outputOf(steps)
  expect(new Set(namesOf(results)).size).toBe(asked.count)
  expect(credits.used).toBe(creditsTaken)
  expect(await getCredits(context)).toEqual(credits)
  const { items } = await listMyMemes(context, PageInput.parse({}))
  expect(items).toEqual(results)
}

describe('a run that is followed', () => {
  it('shows the built-in memes first, then each of the model, then what is kept', async () => {
    const context = await someone({ says: json(four) })
    const steps = await stepsOf(context)
    expect(steps.map(({ type }) => type)).toEqual(['drafts', ...Array(4).fill('meme'), 'done'])
    const offline = await builtIn.write({
      ...asked,
      inputLanguage: 'auto',
      outputLanguage: 'en',
      variation: 0,
      pictures: 'still',
    })
    const [drafts] = steps
    expect(drafts?.type === 'drafts' && namesOf(drafts.memes)).toEqual(
      offline.memes.map(({ templateName }) => templateName),
    )
    expect(better(steps)).toEqual(fourNames)
    expect(namesOf(outputOf(steps).results).slice(0, 4)).toEqual(fourNames)
    await expectKept(context, steps)
  })

  it('hands out nothing of a draft that could be used: no id, no address', async () => {
    const steps = await stepsOf(await someone({ says: json(four) }))
    const shown = steps.flatMap((step) =>
      step.type === 'drafts' ? step.memes : step.type === 'meme' ? [step.meme] : [],
    )
    expect(shown).toHaveLength(asked.count + 4)
    for (const meme of shown) {
      expect(meme).not.toHaveProperty('id')
      expect(meme).not.toHaveProperty('imageUrl')
    }
  })

  it('keeps what was shown as it was shown', async () => {
    const steps = await stepsOf(await someone({ says: json(four) }))
    const shown = steps.flatMap((step) => (step.type === 'meme' ? [step.meme] : []))
    expect(
      outputOf(steps)
        .results.slice(0, 4)
        .map((result) => MemeDraft.parse(result)),
    ).toEqual(shown)
  })

  it('is done at once without a model: nothing better is announced', async () => {
    const context = await services.openContext()
    const steps = await stepsOf(context)
    expect(steps.map(({ type }) => type)).toEqual(['done'])
    await expectKept(context, steps)
  })

  it('moves where GIFs are asked for', async () => {
    const { client } = pageOf(await someone({ says: '' }))
    const steps: TextRunStep[] = []
    const run = await client.meme.streamTextToGif.mutate({ text: asked.text, imageCount: 2 })
    for await (const step of run) steps.push(step)
    expect(steps.map(({ type }) => type)).toEqual(['drafts', 'done'])
    expect(outputOf(steps).results.map(({ animated }) => animated)).toEqual([true, true])
    expect(outputOf(steps).credits.used).toBe(0)
  })
})

describe('whatever the model does', () => {
  it.each([
    ['is slow', { says: json(four), pauseMs: 1 }, {}, 4],
    ['puts a fence around it', { says: `\`\`\`json\n${json(four)}\n\`\`\`` }, {}, 4],
    ['loses its line', { says: json(four), ends: 'die-half-way' }, {}, 2],
    ['falls silent half way', { says: json(four), ends: 'hang-half-way' }, { chunkMs: 500 }, 2],
    ['never speaks', { says: json(four), ends: 'hang-at-once' }, { firstChunkMs: 200 }, 0],
    ['refuses', { says: 'I would rather not.', ends: 'refusal' }, {}, 0],
    ['is out of order', { says: '', statuses: 500 }, {}, 0],
  ] as const)('it %s: what arrived stays, the rest is built in', async (_how, plan, limits, written) => {
    const context = await someone(plan, limits)
    const steps = await stepsOf(context)
    expect(steps[0]?.type).toBe('drafts')
    expect(better(steps)).toEqual(fourNames.slice(0, written))
    const drafts = steps[0]?.type === 'drafts' ? namesOf(steps[0].memes) : []
    const rest = namesOf(outputOf(steps).results).slice(written)
    expect(drafts).toEqual(expect.arrayContaining(rest))
    // Without a word of the model it says so and costs nothing.
    await expectKept(context, steps, written > 0 ? 1 : 0)
    expect(outputOf(steps).modelMissed).toBe(written > 0 ? undefined : true)
  })

  it('a reroll tells it what was told for this text, and nobody else’s', async () => {
    const context = await someone({ says: json(four) })
    await stepsOf(context)
    expect(model.promptOf(0)).not.toContain('Told already')
    model.server.requests.length = 0
    const again = outputOf(await stepsOf(context, { variation: 1 }))
    expect(model.promptOf(0)).toContain('Told already')
    expect(model.promptOf(0)).toContain('Sleep at ten')
    // The model told the same again: none of it was shown or charged for.
    expect(again.modelMissed).toBe(true)
    expect(again.credits.used).toBe(1)
    const other = await someone({ says: json(four) })
    model.server.requests.length = 0
    await stepsOf(other)
    expect(model.promptOf(0)).not.toContain('Told already')
  })

  it('a run that it was cut short in remembers that it cost something', async () => {
    const context = await someone({ says: json(four), ends: 'die-half-way' })
    const { promptId } = outputOf(await stepsOf(context))
    const [row] = await services.database.sql`select model_usage from prompts where id = ${promptId}`
    expect(row?.model_usage).toMatchObject({ provider: 'openai-compatible', outputTokens: null })
  })
})

describe('a run whose reader leaves', () => {
  const patient = { totalMs: 60_000, firstChunkMs: 60_000, chunkMs: 60_000 }
  const runsOf = ({ actor }: ServiceContext) =>
    services.database.sql`select id from prompts where user_id = ${actor.userId}`

  /** Reads until a step is there and both calls of the run have arrived, leaves, and reads on to see how it ends. */
  async function leaveAfter(context: ServiceContext, type: TextRunStep['type'], times = 1) {
    const leaving = new AbortController()
    const { actor, ...rest } = context
    const caller = createCaller({ actor, requestId: 'request', services: rest }, { signal: leaving.signal })
    const steps: TextRunStep[] = []
    for await (const step of await caller.meme.streamTextToMeme(asked)) {
      steps.push(step)
      if (steps.filter((one) => one.type === type).length < times) continue
      await vi.waitFor(() => expect(model.server.requests).toHaveLength(2), { timeout: 20_000 })
      leaving.abort()
    }
    return steps
  }

  it('before anything better came costs nothing and leaves nothing, and the model is told to stop', async () => {
    const context = await someone({ says: json(four), ends: 'hang-at-once' }, patient)
    const steps = await leaveAfter(context, 'drafts')
    expect(steps.map(({ type }) => type)).toEqual(['drafts'])
    expect(await runsOf(context)).toEqual([])
    expect((await getCredits(context)).used).toBe(0)
    await vi.waitFor(() => expect(model.server.hangUps).toBe(2))
  })

  it('after something better came is finished with what there is, and all of it is in the library', async () => {
    const context = await someone({ says: json(four), ends: 'hang-half-way' }, patient)
    const steps = await leaveAfter(context, 'meme', 2)
    expect(better(steps)).toEqual(fourNames.slice(0, 2))
    await expectKept(context, steps)
    await vi.waitFor(() => expect(model.server.hangUps).toBe(2))
  })

  it('does not silence the model for others, and is written down with what was asked', async () => {
    const context = await someone({ says: json(four), ends: 'hang-at-once' }, { ...patient, failuresMax: 1 })
    await leaveAfter(context, 'drafts')
    expect(model.failures).toEqual([{ kind: 'not-wanted', fault: 'asker' }])
    model.server.plan = { says: json(four) }
    expect(better(await stepsOf(context))).toEqual(fourNames)
  })

  it('is noticed over HTTP, and is finished without anybody who reads', async () => {
    const context = await someone({ says: json(four), ends: 'hang-half-way' }, patient)
    const leaving = new AbortController()
    const { client, complaints } = pageOf(context)
    const run = await client.meme.streamTextToMeme.mutate(asked, { signal: leaving.signal })
    const read = async () => {
      for await (const { type } of run) if (type === 'meme') leaving.abort()
    }
    await read().catch(() => undefined)
    await vi.waitFor(async () => expect(await runsOf(context)).toHaveLength(1), { timeout: 20_000 })
    expect((await getCredits(context)).used).toBe(1)
    expect(complaints).toEqual([])
  })
})

describe('a run that cannot be paid for', () => {
  it('is refused before anything is shown, and the model is not asked', async () => {
    const context = await someone({ says: json(four) })
    const { actor } = context
    await services.database.sql`update user_details set credits = 0 where user_id = ${actor.userId}`
    const { client, complaints } = pageOf(context)
    const read = async () => {
      for await (const step of await client.meme.streamTextToMeme.mutate(asked)) expect(step).toBeUndefined()
    }
    await expect(read()).rejects.toMatchObject({
      data: { errorCode: 'INSUFFICIENT_CREDITS', httpStatus: 402 },
    })
    expect(model.server.requests).toEqual([])
    expect(complaints).toEqual(['PAYMENT_REQUIRED'])
  })

  it('is refused as well when what was asked for must not be drawn', async () => {
    const { client } = pageOf(await someone({ says: json(four) }))
    const read = async () => {
      const run = await client.meme.streamTextToMeme.mutate({ text: 'I will kill you tomorrow' })
      for await (const step of run) expect(step).toBeUndefined()
    }
    await expect(read()).rejects.toMatchObject({ data: { errorCode: 'CONTENT_BLOCKED', httpStatus: 422 } })
    expect(model.server.requests).toEqual([])
  })
})
