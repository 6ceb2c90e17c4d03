import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { describe, expect, it } from 'vitest'
import { type BrowserMeme, StreamTextToMemeInput } from '@/contracts/browser-memes'
import type { TextRunStep } from '@/contracts/text-run-step'
import { generateMemes, streamMemes } from '@/server/services/memes/generate-memes'
import type { ServiceContext } from '@/server/services/service-context'

const services = setUp(openTestServices)
const text = 'my cat ignores the 80 dollar bed and sleeps in the box it came in'

const buttons: BrowserMeme = {
  templateName: 'two-buttons',
  words: { left: 'The 80 dollar bed', right: 'The box it came in' },
}
const podium: BrowserMeme = {
  templateName: 'podium',
  words: { first: 'The box', second: 'The 80 dollar bed', third: 'Me, who assembled one of them' },
}

async function run(context: ServiceContext, written: BrowserMeme[] | undefined, count = 4) {
  const input = StreamTextToMemeInput.parse({ text, count, ...(written ? { written } : {}) })
  const steps: TextRunStep[] = []
  for await (const step of streamMemes(context, input, new AbortController().signal)) steps.push(step)
  const done = steps.find((step) => step.type === 'done')
  if (!done) throw new Error('The run did not end.')
  return done.output
}

async function writtenByModel(context: ServiceContext): Promise<string[]> {
  const rows = await services.database.sql<{ name: string }[]>`
    select results.image_name as name from results join images on images.id = results.image_id
    where results.user_id = ${context.actor.userId} and images.words_by_model order by results.position`
  return rows.map(({ name }) => name)
}

describe('memes that a model in the browser wrote', () => {
  it('come first, are stored as a model’s, and cost what a built-in run costs', async () => {
    const context = await services.openContext()
    const { results, credits } = await run(context, [buttons, podium])
    expect(results.slice(0, 2).map(({ imageName }) => imageName)).toEqual(['two-buttons', 'podium'])
    expect(results[0]?.captions.map(({ text }) => text)).toEqual(Object.values(buttons.words))
    expect(results).toHaveLength(4)
    expect(await writtenByModel(context)).toEqual(['two-buttons', 'podium'])
    const other = await services.openContext()
    const builtIn = await generateMemes(other, StreamTextToMemeInput.parse({ text, count: 4 }))
    expect(credits).toEqual(builtIn.credits)
    expect(await writtenByModel(other)).toEqual([])
  })

  it.each<[string, BrowserMeme]>([
    [
      'an insult',
      { ...buttons, words: { left: 'Fat people should pay twice', right: 'Just kill yourself already' } },
    ],
    ['a link', { ...buttons, words: { left: 'The bed', right: 'visit www.free-credits.example' } }],
    ['words for half of the picture', { ...buttons, words: { left: 'The bed' } }],
    ['a place that the picture has not', { ...buttons, words: { ...buttons.words, middle: 'The floor' } }],
    ['a picture that does not exist', { ...buttons, templateName: 'no-such-template' }],
    ['a picture that moves', { ...buttons, templateName: 'two-buttons-loop' }],
    ['far too many words', { ...buttons, words: { left: 'The bed '.repeat(60), right: 'The box' } }],
  ])('are not shown with %s; the set is full all the same', async (_what, bad) => {
    const context = await services.openContext()
    const { results } = await run(context, [bad, podium])
    expect(results).toHaveLength(4)
    expect(await writtenByModel(context)).toEqual(['podium'])
  })

  it('are one to a picture, and no more than were asked for', async () => {
    const context = await services.openContext()
    const { results } = await run(context, [buttons, buttons, podium], 1)
    expect(results.map(({ imageName }) => imageName)).toEqual(['two-buttons'])
  })

  it('leave out the templates that are not wanted', async () => {
    const context = await services.openContext()
    const input = StreamTextToMemeInput.parse({
      text,
      count: 2,
      without: ['two-buttons'],
      written: [buttons],
    })
    for await (const _step of streamMemes(context, input, new AbortController().signal));
    expect(await writtenByModel(context)).toEqual([])
  })
})
