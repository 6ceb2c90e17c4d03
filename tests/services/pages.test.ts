import { randomUUID } from 'node:crypto'
import { openTestServices, testNow } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { describe, expect, it } from 'vitest'
import { MinimalistVisualInput } from '@/contracts/minimalist-visual'
import { PageInput, PromptPage, ResultPage, VisualPage } from '@/contracts/pages'
import { CreateResultInput } from '@/contracts/result'
import { TextToMemeInput } from '@/contracts/text-to-meme'
import { generateMemes } from '@/server/services/memes/generate-memes'
import { listMyPrompts } from '@/server/services/prompts/list-my-prompts'
import { createResult } from '@/server/services/results/create-result'
import { deleteResult } from '@/server/services/results/delete-result'
import { listMyMemes } from '@/server/services/results/list-my-memes'
import { updateResult } from '@/server/services/results/update-result'
import type { Actor, ServiceContext } from '@/server/services/service-context'
import { generateVisuals } from '@/server/services/visuals/generate-visuals'
import { listMyVisuals } from '@/server/services/visuals/list-my-visuals'
import { listSavedVisuals } from '@/server/services/visuals/list-saved-visuals'
import { starVisual } from '@/server/services/visuals/star-visual'

const services = setUp(openTestServices)

const minutesLater = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)
const header = { text: 'New', fontSize: 40, fontColor: '#1B1B22', fontFamily: 'Baloo 2' }

const lists = {
  memes: { list: listMyMemes, contract: ResultPage, idOf: 'id' },
  prompts: { list: listMyPrompts, contract: PromptPage, idOf: 'promptId' },
  visuals: { list: listMyVisuals, contract: VisualPage, idOf: 'visualId' },
  'saved visuals': { list: listSavedVisuals, contract: VisualPage, idOf: 'visualId' },
} as const

type ListName = keyof typeof lists

async function pageOf(name: ListName, context: ServiceContext, input: Record<string, unknown>) {
  const { list, contract, idOf } = lists[name]
  const page = await list(context, PageInput.parse(input))
  expect(contract.parse(page)).toEqual(page)
  return { ...page, ids: page.items.map((item) => (item as Record<string, unknown>)[idOf] as string) }
}

/** All ids of a list, three a page; `between` runs after each page. */
async function walk(name: ListName, context: ServiceContext, sort: string, between?: () => Promise<unknown>) {
  const ids: string[] = []
  let before: string | null | undefined
  while (before !== null) {
    const page = await pageOf(name, context, { pageSize: 3, sort, ...(before ? { before } : {}) })
    ids.push(...page.ids)
    before = page.before
    await between?.()
  }
  return ids
}

/** One run of each kind, seven things in all lists but prompts; all visuals starred. */
async function addRuns(owner: Actor, minutes: number) {
  const context = await services.openContext(owner, minutesLater(minutes))
  await generateMemes(context, TextToMemeInput.parse({ text: 'monday mornings', count: 4 }))
  const { visuals } = await generateVisuals(context, MinimalistVisualInput.parse({ concept: 'Letting go' }))
  for (const { visualId } of visuals) await starVisual(context, { visualId })
}

describe('a list, walked by its cursor', () => {
  it.each(Object.keys(lists) as ListName[])(
    'shows all %s once, in the order of the pages by number, whatever is added meanwhile',
    async (name) => {
      const owner = services.newUser()
      for (const minutes of [0, 1, 1, 2]) await addRuns(owner, minutes)
      const context = await services.openContext(owner)
      let added = 0
      for (const sort of ['created_at', 'updated_at']) {
        const { ids: all, total } = await pageOf(name, context, { pageSize: 50, sort })
        expect(new Set(all).size).toBe(total)
        const numbers = Array.from({ length: Math.ceil(total / 3) + 1 }, (_, index) => index + 1)
        const byNumber = await Promise.all(
          numbers.map(async (page) => (await pageOf(name, context, { page, pageSize: 3, sort })).ids),
        )
        expect(byNumber.flat()).toEqual(all)
        const untilAdded = added + 2
        const walked = await walk(name, context, sort, async () => {
          if (added < untilAdded) await addRuns(owner, 60 + added++)
        })
        expect(walked).toEqual(all)
      }
    },
  )

  it('leaves nothing out when what was shown is deleted', async () => {
    const context = await services.openContext()
    const { results } = await generateMemes(context, TextToMemeInput.parse({ text: 'monday', count: 9 }))
    const ids = results.map(({ id }) => id)
    const deleted: string[] = []
    const walked = await walk('memes', context, 'created_at', async () => {
      const id = ids[deleted.length] ?? ''
      deleted.push(id)
      await deleteResult(context, { id })
    })
    expect(walked).toEqual(ids)
  })

  it('shows what is changed meanwhile no second time where the last change sorts', async () => {
    const owner = services.newUser()
    const { results } = await generateMemes(
      await services.openContext(owner),
      TextToMemeInput.parse({ text: 'monday', count: 9 }),
    )
    const [first] = results
    const walked = await walk('memes', await services.openContext(owner), 'updated_at', async () =>
      updateResult(await services.openContext(owner, minutesLater(30)), { id: first?.id ?? '', header }),
    )
    expect(walked).toEqual(results.map(({ id }) => id))
    const { ids } = await pageOf('memes', await services.openContext(owner), { sort: 'updated_at' })
    expect(ids[0]).toBe(first?.id)
  })

  it('tells moments apart that differ by a microsecond', async () => {
    const context = await services.openContext()
    const input = CreateResultInput.parse({ imageName: 'two-buttons', width: 300, height: 300 })
    for (let made = 0; made < 7; made++) await createResult(context, input)
    await services.database
      .sql`update results set created_at = created_at + random() * interval '9 microseconds'
      where user_id = ${context.actor.userId}`
    const { ids } = await pageOf('memes', context, { pageSize: 50 })
    expect(await walk('memes', context, 'created_at')).toEqual(ids)
  })

  it('has no cursor on its last page, also when that is full', async () => {
    const context = await services.openContext()
    await generateMemes(context, TextToMemeInput.parse({ text: 'monday', count: 6 }))
    const first = await pageOf('memes', context, { pageSize: 3 })
    expect(first.before).not.toBeNull()
    expect((await pageOf('memes', context, { pageSize: 3, before: first.before })).before).toBeNull()
    expect((await pageOf('memes', context, { page: 2, pageSize: 3 })).before).toBeNull()
  })

  it('does not count pages once there is a cursor', async () => {
    const context = await services.openContext()
    await generateMemes(context, TextToMemeInput.parse({ text: 'monday', count: 6 }))
    const { before } = await pageOf('memes', context, { pageSize: 2 })
    const second = await pageOf('memes', context, { page: 2, pageSize: 2 })
    expect(second.ids).toHaveLength(2)
    expect(await pageOf('memes', context, { page: 2, pageSize: 2, before })).toEqual(second)
    expect(await pageOf('memes', context, { page: 9, pageSize: 2, before })).toEqual({ ...second, page: 9 })
  })

  it('shows nothing of somebody else for a cursor of theirs', async () => {
    const context = await services.openContext()
    await generateMemes(context, TextToMemeInput.parse({ text: 'monday', count: 6 }))
    const { before } = await pageOf('memes', context, { pageSize: 3 })
    expect((await pageOf('memes', await services.openContext(), { before })).ids).toEqual([])
  })

  it('refuses a cursor of another order, and what is none', async () => {
    const before = `created_at.1795228785919000.0.${randomUUID()}`
    const crossed = listMyMemes(await services.openContext(), PageInput.parse({ sort: 'updated_at', before }))
    await expect(crossed).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(() => PageInput.parse({ before: '2' })).toThrow('must be the before of a page')
  })
})
