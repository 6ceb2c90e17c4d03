import { composeMeme } from '../../src/core/meme/compose-meme'
import { createThreadedRenderer } from '../../src/server/integrations/canvas-renderer/threaded-renderer'
import { findTemplate } from '../../src/templates/templates'
import { publicDir } from './scenario'
import { atLeast, type Comparison } from './table'

const gifCount = 24
const rounds = 6
const sidePx = 480

/** GIFs a second with a number of worker threads, caches warm. */
async function throughput(threads: number): Promise<number> {
  const motionOf = (name: string) => findTemplate(name)?.motion ?? null
  const renderer = createThreadedRenderer({ publicDir, threads, motionOf })
  const template = findTemplate('side-glance-loop')
  if (!template) throw new Error('The template of the benchmark is gone')
  const memes = Array.from({ length: gifCount }, (_, index) => {
    const words = template.examples[index % template.examples.length] ?? {}
    return composeMeme(
      { template, words, maxDimension: sidePx, watermark: `Quipsmith ${index}` },
      renderer.measure,
    )
  })
  const renderAll = async () => {
    // No more at once than may wait.
    for (let from = 0; from < memes.length; from += 8) {
      await Promise.all(memes.slice(from, from + 8).map((meme) => renderer.render(meme, { format: 'gif' })))
    }
  }
  await renderAll()
  let best = 0
  for (let round = 0; round < rounds; round++) {
    const startedAtMs = performance.now()
    await renderAll()
    best = Math.max(best, (gifCount * 1000) / (performance.now() - startedAtMs))
  }
  await renderer.close()
  return best
}

/** Needs two processors that have nothing else to do. */
export async function compareThreads(): Promise<Comparison> {
  const one = await throughput(1)
  const two = await throughput(2)
  return {
    title: 'GIFs of 480 px a second, whole way',
    rows: [
      ['one worker thread', one.toFixed(1)],
      ['two worker threads', two.toFixed(1)],
    ],
    goals: [atLeast('Two workers against one', two / one, 1.7)],
  }
}
