/**
 * Renders thousands of memes through the product's worker threads and fails when memory grows with their number:
 * `tsx scripts/check-render-memory.ts [renders, 5000]`. Run by hand; needs the drawn templates.
 */
import { fileURLToPath } from 'node:url'
import { composeMeme } from '@/core/meme/compose-meme'
import { createCanvasRenderer } from '@/server/integrations/canvas-renderer/canvas-renderer'
import { createThreadedRenderer } from '@/server/integrations/canvas-renderer/threaded-renderer'
import { findTemplate, templates } from '@/templates/templates'

const renders = Number(process.argv[2] ?? 5000)
/** Caches and pools fill during the first fifth. */
const warmRenders = Math.floor(renders / 5)
const growthMbMax = 250
const atOnce = 8
const formats = ['jpg', 'png', 'webp'] as const
const widthsPx = [1200, 320, 800, 500] as const

const publicDir = fileURLToPath(new URL('../public', import.meta.url))
const { measure } = createCanvasRenderer({ publicDir })
const renderer = createThreadedRenderer({
  publicDir,
  motionOf: (name) => findTemplate(name)?.motion ?? null,
})
const documents = templates
  .filter(({ motion }) => motion === null)
  .map((template) =>
    composeMeme(
      { template, words: template.examples[0] ?? {}, maxDimension: 800, watermark: 'Memory' },
      measure,
    ),
  )

const rssMb = () => Math.round(process.memoryUsage.rss() / 2 ** 20)

async function renderMany(from: number, to: number): Promise<void> {
  let next = from
  const line = async () => {
    for (let index = next++; index < to; index = next++) {
      const document = documents[index % documents.length]
      const format = formats[index % formats.length] ?? 'jpg'
      const widthPx = widthsPx[index % widthsPx.length]
      if (document) await renderer.render(document, { format, widthPx, altText: 'Memory' })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, line))
}

const startedAtMs = performance.now()
let warmMb = 0
for (let done = 0; done < renders; done += warmRenders) {
  await renderMany(done, Math.min(renders, done + warmRenders))
  warmMb ||= rssMb()
  const seconds = (performance.now() - startedAtMs) / 1000
  console.log(`${done + warmRenders} renders, ${Math.round(seconds)} s, ${rssMb()} MB`)
}
const growthMb = rssMb() - warmMb
await renderer.close()
console.log(`Grown by ${growthMb} MB since the first ${warmRenders}; ${growthMbMax} MB are allowed.`)
if (growthMb > growthMbMax) process.exitCode = 1
