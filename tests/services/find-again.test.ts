import { openTestServices, testNow } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { pictureBase64, uploadInput } from '@tests/support/themed'
import { describe, expect, it } from 'vitest'
import { MinimalistVisualInput } from '@/contracts/minimalist-visual'
import { LibraryPageInput, MemePageInput } from '@/contracts/pages'
import { CreateResultInput } from '@/contracts/result'
import { TextToMemeInput } from '@/contracts/text-to-meme'
import { generateMemes } from '@/server/services/memes/generate-memes'
import { listMyPrompts } from '@/server/services/prompts/list-my-prompts'
import { createResult } from '@/server/services/results/create-result'
import { listMyMemes } from '@/server/services/results/list-my-memes'
import { starResult } from '@/server/services/results/star-result'
import { updateResult } from '@/server/services/results/update-result'
import type { ServiceContext } from '@/server/services/service-context'
import { themeUpload } from '@/server/services/themed/theme-upload'
import { listMyUploads } from '@/server/services/uploads/list-my-uploads'
import { generateVisuals } from '@/server/services/visuals/generate-visuals'
import { listMyVisuals } from '@/server/services/visuals/list-my-visuals'
import { listSavedVisuals } from '@/server/services/visuals/list-saved-visuals'
import { starVisual } from '@/server/services/visuals/star-visual'

const services = setUp(openTestServices)

const box = { x: 0, y: 0, width: 100, height: 50, fontSize: 20, fontFamily: 'Baloo 2' }

/** A meme by hand with these words. */
async function write(context: ServiceContext, text: string): Promise<string> {
  const input = { imageName: 'two-buttons', width: 300, height: 300, captions: [{ ...box, text }] }
  return (await createResult(context, CreateResultInput.parse(input))).result.id
}

async function memesFor(context: ServiceContext, search: string, more: Record<string, unknown> = {}) {
  const page = await listMyMemes(context, MemePageInput.parse({ search, ...more }))
  expect(page.total).toBe(page.items.length)
  return page.items.map(({ id }) => id)
}

describe('a meme is found again', () => {
  it('by each of its words, by their beginnings, however they are written', async () => {
    const context = await services.openContext()
    const id = await write(context, 'Crème brûlée on FRIDAY')
    await write(context, 'Something else entirely')
    for (const search of ['friday', 'FRI', 'creme', 'crème BRUL', 'friday creme', '  friday!  '])
      expect(await memesFor(context, search), search).toEqual([id])
    for (const search of ['riday', 'friday monday', 'frieday']) {
      expect(await memesFor(context, search), search).toEqual([])
    }
  })

  it('by words of writing without spaces', async () => {
    const context = await services.openContext()
    const id = await write(context, '今天星期一')
    expect(await memesFor(context, '星期')).toEqual([id])
  })

  it('by the name of its template, and by what it says after an edit', async () => {
    const context = await services.openContext()
    const id = await write(context, 'before')
    expect(await memesFor(context, 'button')).toEqual([id])
    const later = await services.openContext(context.actor, new Date(testNow.getTime() + 60_000))
    await updateResult(later, { id, captions: [{ ...box, rotateAngle: 0, text: 'afterwards' }] })
    expect(await memesFor(context, 'before')).toEqual([])
    expect(await memesFor(context, 'afterwards')).toEqual([id])
  })

  it('by the prompt that it was made from, once also when its own words say the same', async () => {
    const context = await services.openContext()
    const text = 'zeppelin parking on mondays'
    const { results } = await generateMemes(context, TextToMemeInput.parse({ text, count: 3 }))
    const made = results.map(({ id }) => id).sort()
    expect((await memesFor(context, 'zeppelin')).sort()).toEqual(made)
    expect((await memesFor(context, 'zeppelin park')).sort()).toEqual(made)
    const prompts = await listMyPrompts(context, LibraryPageInput.parse({ search: 'zepp' }))
    expect(prompts.items.map((prompt) => prompt.text)).toEqual([text])
    expect(prompts.total).toBe(1)
  })

  it('among the starred ones alone, where one asks for them', async () => {
    const context = await services.openContext()
    const ids = [await write(context, 'first llama'), await write(context, 'second llama')]
    await starResult(context, { resultId: ids[1] ?? '' })
    expect((await memesFor(context, 'llama')).sort()).toEqual([...ids].sort())
    expect(await memesFor(context, 'llama', { starred: true })).toEqual([ids[1]])
    expect(await memesFor(context, '', { starred: true })).toEqual([ids[1]])
    expect(await memesFor(context, 'first', { starred: true })).toEqual([])
  })

  it('page after page, each once', async () => {
    const context = await services.openContext()
    for (let count = 0; count < 5; count += 1) await write(context, `walrus number ${count}`)
    await write(context, 'nothing of the kind')
    const seen: string[] = []
    let before: string | null | undefined
    while (before !== null) {
      const input = { search: 'walrus', pageSize: 2, ...(before ? { before } : {}) }
      const page = await listMyMemes(context, MemePageInput.parse(input))
      expect(page.total).toBe(5)
      seen.push(...page.items.map(({ id }) => id))
      before = page.before
    }
    expect(new Set(seen).size).toBe(5)
    expect(seen).toHaveLength(5)
  })

  it('by nobody else, and by no text that means something to a database', async () => {
    const context = await services.openContext()
    await write(context, 'secret pineapple')
    expect(await memesFor(await services.openContext(), 'pineapple')).toEqual([])
    for (const search of ["'", "' | 'secret", 'secret:* | x', '!pine', '\\', '%', '(', '&&', 'a & ']) {
      await expect(memesFor(context, search), search).resolves.toBeInstanceOf(Array)
    }
    expect(await memesFor(context, '%')).toEqual([])
    expect(await memesFor(context, 'secret | nothing')).toEqual([])
  })
})

describe('other shelves', () => {
  it('find visuals by their concept, with and without a star', async () => {
    const context = await services.openContext()
    const make = (concept: string) => generateVisuals(context, MinimalistVisualInput.parse({ concept }))
    const { visuals } = await make('Letting go')
    await make('Standing still')
    const find = LibraryPageInput.parse({ search: 'letting', pageSize: 12 })
    expect((await listMyVisuals(context, find)).total).toBe(4)
    await starVisual(context, { visualId: visuals[0]?.visualId ?? '' })
    const saved = await listSavedVisuals(context, find)
    expect([saved.total, saved.items.map(({ visualId }) => visualId)]).toEqual([1, [visuals[0]?.visualId]])
    expect((await listSavedVisuals(context, { ...find, search: 'standing' })).total).toBe(0)
  })

  it('find pictures of one’s own by their title', async () => {
    const context = await services.openContext()
    await themeUpload(context, uploadInput({ base64String: await pictureBase64() }))
    const all = await listMyUploads(context, LibraryPageInput.parse({}))
    const title = all.items[0]?.title ?? ''
    expect(title).not.toBe('')
    expect((await listMyUploads(context, LibraryPageInput.parse({ search: title }))).total).toBe(1)
    expect((await listMyUploads(context, LibraryPageInput.parse({ search: 'zebra' }))).total).toBe(0)
  })
})
