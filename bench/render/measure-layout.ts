import { composeMeme } from '../../src/core/meme/compose-meme'
import { layoutMeme } from '../../src/core/meme/layout-meme'
import { createCanvasRenderer } from '../../src/server/integrations/canvas-renderer/canvas-renderer'
import { templates } from '../../src/templates/templates'
import { median } from './measure'
import { publicDir } from './scenario'
import { atMost, type Comparison } from './table'

const rounds = 30

/** How long it takes to lay a meme out: every template with its first example. */
export async function measureLayout(): Promise<Comparison> {
  const { measure } = createCanvasRenderer({ publicDir })
  const memes = templates.map((template) =>
    composeMeme(
      { template, words: template.examples[0] ?? {}, maxDimension: 1200, watermark: 'Quipsmith' },
      measure,
    ),
  )
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const meme of memes) {
      const startedAtMs = performance.now()
      layoutMeme(meme, measure)
      if (round > 0) times.push(performance.now() - startedAtMs)
    }
  }
  const slowest = [...times].sort((a, b) => b - a)[Math.floor(times.length / 100)] ?? Number.NaN
  return {
    title: `Layout of ${memes.length} memes, ms`,
    rows: [
      ['median', median(times).toFixed(3)],
      ['one in a hundred takes longer than', slowest.toFixed(3)],
    ],
    goals: [atMost('Layout of a meme', median(times), 0.5, 'ms')],
  }
}
