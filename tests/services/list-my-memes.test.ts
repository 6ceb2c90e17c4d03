import { openTestServices, testNow } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { describe, expect, it } from 'vitest'
import { TextToMemeInput } from '@/contracts/text-to-meme'
import { generateMemes } from '@/server/services/memes/generate-memes'
import { listMyMemes } from '@/server/services/results/list-my-memes'

const services = setUp(openTestServices)

describe('the library', () => {
  it('shows the newest run first, page by page, each meme once', async () => {
    const owner = services.newUser()
    const runs = ['monday mornings', 'the printer is offline again', 'my cat found the tree']
    for (const [day, text] of runs.entries()) {
      const now = new Date(testNow.getTime() + day * 86_400_000)
      await generateMemes(await services.openContext(owner, now), TextToMemeInput.parse({ text, count: 3 }))
    }
    const context = await services.openContext(owner)
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => listMyMemes(context, { page, pageSize: 4, sort: 'created_at' })),
    )
    const items = pages.flatMap((page) => page.items)
    expect(pages.map((page) => page.items.length)).toEqual([4, 4, 1, 0])
    expect(pages.every((page) => page.total === 9)).toBe(true)
    expect(new Set(items.map(({ id }) => id)).size).toBe(9)
    const times = items.map(({ createdAt }) => createdAt)
    expect(times).toEqual([...times].sort().reverse())
  })

  it('is empty for somebody new', async () => {
    const page = await listMyMemes(await services.openContext(), {
      page: 1,
      pageSize: 10,
      sort: 'updated_at',
    })
    expect(page).toEqual({ items: [], page: 1, pageSize: 10, total: 0, before: null })
  })
})
