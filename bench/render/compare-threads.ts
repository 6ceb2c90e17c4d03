import { composeMeme } from '../../src/core/meme/compose-meme'
import { createCanvasRenderer } from '../../src/server/integrations/canvas-renderer/canvas-renderer'
import { createThreadedRenderer } from '../../src/server/integrations/canvas-renderer/threaded-renderer'
import { findTemplate } from '../../src/templates/templates'
import { publicDir } from './scenario'
import { atLeast, type Comparison } from './table'

const gifCount = 24
const rounds = 10
const sidePx = 480

interface Crew {
  /** Renders all GIFs; gives how many a second that was. */
  work(): Promise<number>
  close(): Promise<void>
}

/** A number of worker threads with warm caches. */
async function hire(threads: number): Promise<Crew> {
  const motionOf = (name: string) => findTemplate(name)?.motion ?? null
  const renderer = createThreadedRenderer({ publicDir, threads, motionOf })
  const { measure } = createCanvasRenderer({ publicDir })
  const template = findTemplate('side-glance-loop')
  if (!template) throw new Error('The template of the benchmark is gone')
  const memes = Array.from({ length: gifCount }, (_, index) => {
    const words = template.examples[index % template.examples.length] ?? {}
    return composeMeme({ template, words, maxDimension: sidePx, watermark: `Quipsmith ${index}` }, measure)
  })
  async function work(): Promise<number> {
    const startedAtMs = performance.now()
    // No more at once than may wait.
    for (let from = 0; from < memes.length; from += 8) {
      await Promise.all(memes.slice(from, from + 8).map((meme) => renderer.render(meme, { format: 'gif' })))
    }
    return (gifCount * 1000) / (performance.now() - startedAtMs)
  }
  await work()
  return { work, close: () => renderer.close() }
}

/** Needs two processors that have nothing else to do. Both crews take turns, so that a slow moment meets each. */
export async function compareThreads(): Promise<Comparison> {
  const crews = [await hire(1), await hire(2)] as const
  const best = [0, 0] as [number, number]
  for (let round = 0; round < rounds; round++) {
    best[0] = Math.max(best[0], await crews[0].work())
    best[1] = Math.max(best[1], await crews[1].work())
  }
  for (const crew of crews) await crew.close()
  const [one, two] = best
  return {
    title: 'GIFs of 480 px a second, whole way',
    rows: [
      ['one worker thread', one.toFixed(1)],
      ['two worker threads', two.toFixed(1)],
    ],
    goals: [atLeast('Two workers against one', two / one, 1.7)],
  }
}
