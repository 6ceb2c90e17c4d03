import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { describe, expect, it } from 'vitest'
import { DemoOutput, KeptDemo } from '@/contracts/demo'
import { createPostgresCallCounter } from '@/server/integrations/postgres/postgres-call-counter'
import { getCredits } from '@/server/services/credits/get-credits'
import { keepDemo } from '@/server/services/demo/keep-demo'
import { tryMemes } from '@/server/services/demo/try-memes'
import { countByAddress } from '@/server/services/limits/count-by-address'
import { getPromptResults } from '@/server/services/prompts/get-prompt-results'
import { listMyMemes } from '@/server/services/results/list-my-memes'

const services = setUp(openTestServices)

const sentence = 'Telling my boss it is almost done when I have not opened the file'
const asked = { text: sentence, variation: 0 }
const threat = 'I am going to kill you tomorrow at your house'
const firstPage = { page: 1, pageSize: 50, sort: 'created_at' as const }

async function rowsOf(table: string): Promise<number> {
  const { sql } = services.database
  const [row] = await sql<{ count: string }[]>`select count(*) from ${sql(table)}`
  return Number(row?.count)
}

describe('a sentence on the front page', () => {
  it('becomes three memes on templates of their own, with our mark, and nothing is stored', async () => {
    const { memes } = DemoOutput.parse(await tryMemes(services.contextFor(), asked))
    expect(memes).toHaveLength(3)
    expect(new Set(memes.map(({ document }) => document.imageName)).size).toBe(3)
    for (const { document, altText, reason } of memes) {
      expect(document.watermark).toBe('Quipsmith')
      expect(Math.max(document.pictureWidthPx, document.pictureHeightPx)).toBe(500)
      expect(altText.length).toBeGreaterThan(10)
      expect(reason.length).toBeGreaterThan(5)
    }
    for (const table of ['prompts', 'results', 'images', 'user_details']) expect(await rowsOf(table)).toBe(0)
  })

  it('gives others when it is asked again', async () => {
    const names = async (variation: number) => {
      const { memes } = await tryMemes(services.contextFor(), { text: sentence, variation })
      return memes.map(({ document }) => JSON.stringify(document))
    }
    expect(await names(1)).not.toEqual(await names(0))
    expect(await names(1)).toEqual(await names(1))
  })

  it('is not drawn when it threatens somebody', async () => {
    await expect(tryMemes(services.contextFor(), { text: threat, variation: 0 })).rejects.toMatchObject({
      code: 'CONTENT_BLOCKED',
      message: expect.stringMatching(/^[A-Z].*\.$/),
    })
  })

  it('asks no language model, which would cost somebody something', async () => {
    const context = await services.openContext()
    const captionWriter = { write: () => Promise.reject(new Error('Nobody pays for this.')) }
    const { memes } = await tryMemes({ ...context, ports: { ...context.ports, captionWriter } }, asked)
    expect(memes).toHaveLength(3)
  })

  it('is limited by address, and one address does not limit another', async () => {
    const counter = createPostgresCallCounter(services.contextFor().db)
    const limit = { name: 'demo', limit: 2, windowMs: 60_000 }
    const waits = [1, 2, 3].map(() => countByAddress(counter, limit, 'here'))
    expect((await Promise.all(waits)).filter((wait) => wait === null)).toHaveLength(2)
    expect(await countByAddress(counter, limit, 'there')).toBeNull()
    expect(await countByAddress(counter, { ...limit, name: 'contact' }, 'here')).toBeNull()
    expect(await countByAddress(counter, { ...limit, limit: 0 }, 'here')).toBeNull()
  })
})

describe('after signing up', () => {
  it('the same three memes are in the library and cost nothing', async () => {
    const context = await services.openContext()
    const shown = await tryMemes(context, asked)
    const kept = KeptDemo.parse(await keepDemo(context, asked))
    expect(kept.memes.map(({ altText }) => altText)).toEqual(shown.memes.map(({ altText }) => altText))
    const library = await listMyMemes(context, firstPage)
    expect(library.items.map(({ imageName }) => imageName).toSorted()).toEqual(
      shown.memes.map(({ document }) => document.imageName).toSorted(),
    )
    for (const { captions } of library.items) {
      const words = captions.map(({ text }) => text)
      expect(
        shown.memes.some(({ document }) => document.captions.every((one) => words.includes(one.text))),
      ).toBe(true)
    }
    expect(await getCredits(context)).toMatchObject({ used: 0 })
    const { prompt } = await getPromptResults(context, { promptId: library.items[0]?.promptId ?? '' })
    expect(prompt.text).toBe(sentence)
  })

  it('they are kept once, also when a browser asks five times at the same moment', async () => {
    const context = await services.openContext()
    const all = await Promise.all(Array.from({ length: 5 }, () => keepDemo(context, asked)))
    expect(new Set(all.map(({ memes }) => memes.map(({ id }) => id).join())).size).toBe(1)
    expect((await listMyMemes(context, firstPage)).total).toBe(3)
  })

  it('a second sentence is not free', async () => {
    const context = await services.openContext()
    await keepDemo(context, asked)
    const again = keepDemo(context, { text: 'My plant died and I bought it a bigger pot', variation: 0 })
    await expect(again).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await listMyMemes(context, firstPage)).total).toBe(3)
  })

  it('what was refused on the page is refused again, and leaves the gift', async () => {
    const context = await services.openContext()
    await expect(keepDemo(context, { text: threat, variation: 0 })).rejects.toMatchObject({
      code: 'CONTENT_BLOCKED',
    })
    expect((await keepDemo(context, asked)).memes).toHaveLength(3)
  })
})
