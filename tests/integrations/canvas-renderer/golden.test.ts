import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { createSampleRenderer, sampleDocument } from './sample-renderer'

/**
 * Guards what numbers cannot: that the operations give this picture. Letters may differ at their edges between
 * processors and versions of the canvas, so a few strong differences are allowed; a moved or missing line makes many.
 */
const strongDifference = 48
const strongShareMax = 0.008

it('paints the sample as the stored picture shows it', async () => {
  const { renderer } = await createSampleRenderer()
  const painted = await renderer.render(sampleDocument, { format: 'png' })
  const [actual, expected] = await Promise.all(
    [painted, 'tests/golden/meme.png'].map((image) =>
      sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  )
  expect(actual?.info).toMatchObject({ width: expected?.info.width, height: expected?.info.height })
  const strong = actual?.data.filter(
    (channel, index) => Math.abs(channel - (expected?.data[index] ?? 0)) > strongDifference,
  )
  const share = (strong?.length ?? Number.NaN) / (actual?.data.length ?? Number.NaN)
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'golden-')), 'meme.png')
  await writeFile(file, painted)
  expect(share, `look at ${file}; when it is right, it replaces tests/golden/meme.png`).toBeLessThan(
    strongShareMax,
  )
})
