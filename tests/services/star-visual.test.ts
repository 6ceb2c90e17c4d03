import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { describe, expect, it } from 'vitest'
import { MinimalistVisualInput } from '@/contracts/minimalist-visual'
import { VisualPageInput } from '@/contracts/pages'
import { generateVisuals } from '@/server/services/visuals/generate-visuals'
import { listMyVisuals } from '@/server/services/visuals/list-my-visuals'
import { listSavedVisuals } from '@/server/services/visuals/list-saved-visuals'
import { starVisual, unstarVisual } from '@/server/services/visuals/star-visual'

const services = setUp(openTestServices)

async function fourVisuals() {
  const context = await services.openContext()
  const { visuals } = await generateVisuals(context, MinimalistVisualInput.parse({ concept: 'Letting go' }))
  const ids = visuals.map(({ visualId }) => visualId)
  const saved = async () => await listSavedVisuals(context, VisualPageInput.parse({}))
  const starredIds = async () =>
    (await listMyVisuals(context, VisualPageInput.parse({}))).items
      .filter(({ starred }) => starred)
      .map(({ visualId }) => visualId)
  return { context, ids, saved, starredIds }
}

describe('stars on visuals', () => {
  it('stay one star however often they are given, make the list of the saved, and go at the first taking', async () => {
    const { context, ids, saved, starredIds } = await fourVisuals()
    const [, visualId = '', other = ''] = ids
    const answers = await Promise.all(Array.from({ length: 10 }, () => starVisual(context, { visualId })))
    expect(answers.every(({ visual }) => visual.starred && visual.visualId === visualId)).toBe(true)
    await starVisual(context, { visualId: other })
    expect(await starredIds()).toEqual([visualId, other])
    const page = await saved()
    expect(page).toMatchObject({ page: 1, pageSize: 12, total: 2 })
    expect(page.items.map((visual) => [visual.visualId, visual.starred])).toEqual([
      [visualId, true],
      [other, true],
    ])
    expect((await unstarVisual(context, { visualId })).visual.starred).toBe(false)
    await unstarVisual(context, { visualId })
    expect(await starredIds()).toEqual([other])
    expect((await saved()).total).toBe(1)
  })

  it('cannot be given to a visual of somebody else, nor taken from it', async () => {
    const { context, ids, saved, starredIds } = await fourVisuals()
    const [visualId = ''] = ids
    await starVisual(context, { visualId })
    const stranger = await services.openContext()
    for (const attempt of [starVisual, unstarVisual]) {
      await expect(attempt(stranger, { visualId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    expect(await starredIds()).toEqual([visualId])
    expect((await saved()).total).toBe(1)
    expect((await listSavedVisuals(stranger, VisualPageInput.parse({}))).total).toBe(0)
  })
})
