import path from 'node:path'
import { photo } from '@tests/support/hostile-pictures'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { AppError } from '@/contracts/errors'
import type { MemeDocument } from '@/core/meme/meme-document'
import { createCanvasRenderer } from '@/server/integrations/canvas-renderer/canvas-renderer'
import { createThreadedRenderer } from '@/server/integrations/canvas-renderer/threaded-renderer'

const keys = { there: 'a'.repeat(22), gone: 'b'.repeat(22) }
const publicDir = path.resolve('public')
const file = await photo(400, 300).jpeg().toBuffer()
const uploadedFileOf = async (key: string) => {
  if (key === keys.there) return file
  throw new AppError('GONE', 'This picture was deleted by its owner.')
}
const documentOf = (imageName: string): MemeDocument => ({
  imageName,
  pictureWidthPx: 400,
  pictureHeightPx: 300,
  captions: [],
  header: null,
  footer: null,
  watermark: '',
})

const threaded = createThreadedRenderer({ publicDir, uploadedFileOf, threads: 1 })
afterAll(() => threaded.close())

describe.each([
  ['in its own thread', threaded],
  ['in the caller’s thread', createCanvasRenderer({ publicDir, uploadedFileOf })],
])('a picture of somebody’s own, painted %s', (_where, renderer) => {
  it.each(['png', 'gif'] as const)('is the one that was brought, as a %s', async (format) => {
    const painted = await renderer.render(documentOf(`upload:${keys.there}`), { format })
    const { data } = await sharp(painted).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const brought = await sharp(file).raw().toBuffer()
    const difference = data.reduce((sum, value, at) => sum + Math.abs(value - (brought[at] ?? 0)), 0)
    expect(difference / data.length).toBeLessThan(format === 'gif' ? 12 : 2)
  })

  it('that was deleted is gone, and the next one is painted all the same', async () => {
    const gone = renderer.render(documentOf(`upload:${keys.gone}`), { format: 'png' })
    await expect(gone).rejects.toMatchObject({ code: 'GONE' })
    const painted = await renderer.render(documentOf(`upload:${keys.there}`), { format: 'png', widthPx: 200 })
    expect((await sharp(painted).metadata()).width).toBe(200)
  })
})

it('a renderer that knows no uploads finds none, nor a file beside the templates by their names', async () => {
  const renderer = createCanvasRenderer({ publicDir })
  for (const name of [`upload:${keys.there}`, 'upload:../../package.json', 'upload:x']) {
    await expect(renderer.render(documentOf(name), { format: 'png' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  }
})
