import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  createThreadedRenderer,
  type ThreadedRenderer,
} from '@/server/integrations/canvas-renderer/threaded-renderer'
import { createSampleRenderer, sampleDocument } from './sample-renderer'

const widthPx = 1200
const renders = 300
/** A canvas of each picture, kept, would take four times as much. */
const growthBytesMax = 300 * 2 ** 20

let renderer: ThreadedRenderer
beforeAll(async () => {
  renderer = createThreadedRenderer({ ...(await createSampleRenderer()).places, threads: 1 })
})
afterAll(() => renderer.close())

async function renderMany(count: number): Promise<void> {
  for (let index = 0; index < count; index += 2) {
    const pair = ['jpg', 'png'] as const
    await Promise.all(pair.map((format) => renderer.render(sampleDocument, { format, widthPx })))
  }
}

it(`takes no more memory after ${renders} pictures than after fifty`, async () => {
  await renderMany(50)
  const before = process.memoryUsage.rss()
  await renderMany(renders)
  expect(process.memoryUsage.rss() - before).toBeLessThan(growthBytesMax)
}, 120_000)
