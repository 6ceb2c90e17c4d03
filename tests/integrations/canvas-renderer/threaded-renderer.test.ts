import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createThreadedRenderer,
  type ThreadedRenderer,
} from '@/server/integrations/canvas-renderer/threaded-renderer'
import type { MemeRenderer } from '@/server/services/ports/meme-renderer'
import { createSampleRenderer, sampleDocument } from './sample-renderer'

let inProcess: MemeRenderer
let threaded: ThreadedRenderer

beforeAll(async () => {
  const sample = await createSampleRenderer()
  inProcess = sample.renderer
  threaded = createThreadedRenderer({ ...sample.places, threads: Math.min(2, availableParallelism()) })
  await threaded.warmUp()
})
afterAll(() => threaded.close())

const japanese = { ...sampleDocument, header: { ...sampleDocument.header, text: '月曜日 🎉 مرحبا' } }

describe('painting in threads', () => {
  it.each(['png', 'jpg', 'webp'] as const)('gives the same %s as painting in process', async (format) => {
    for (const document of [sampleDocument, japanese as typeof sampleDocument]) {
      for (const widthPx of [undefined, 64, 900]) {
        const options = { format, widthPx, altText: 'A sample' }
        const [expected, actual] = [
          await inProcess.render(document, options),
          await threaded.render(document, options),
        ]
        expect(Buffer.from(actual).equals(Buffer.from(expected)), `${widthPx}`).toBe(true)
      }
    }
  })

  it.each([
    ['gif', 'walker', 4],
    ['webp', 'walker', 4],
    ['gif', 'sample', 1],
    ['webp', 'sample', 1],
    ['png', 'walker', 1],
  ] as const)(
    'gives the same %s of %s as painting in process, %d frames',
    async (format, imageName, frames) => {
      const document = { ...sampleDocument, imageName }
      const options = { format, widthPx: 320, altText: 'A walk', wordsByModel: true }
      const [expected, actual] = [
        await inProcess.render(document, options),
        await threaded.render(document, options),
      ]
      expect(Buffer.from(actual).equals(Buffer.from(expected))).toBe(true)
      const metadata = await sharp(actual, { animated: true }).metadata()
      expect(metadata).toMatchObject({ format, width: 320 })
      expect(metadata.pages ?? 1).toBe(frames)
      expect(Buffer.from(actual).includes('compositeWithTrainedAlgorithmicMedia')).toBe(true)
    },
  )

  it('refuses a moving picture that cannot be as small as asked for', async () => {
    const document = { ...sampleDocument, imageName: 'walker' }
    const tooSmall = threaded.render(document, { format: 'gif', bytesMax: 500 })
    await expect(tooSmall).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringContaining('500 bytes'),
    })
  })

  it('gives each of many at once its own picture', async () => {
    const documents = Array.from({ length: 30 }, (_, index) => ({
      ...sampleDocument,
      watermark: `number ${index} 💪 ${String.fromCodePoint(0x4e00 + index * 97)}`,
    }))
    const together = await Promise.all(documents.map((meme) => threaded.render(meme, { format: 'png' })))
    for (const [index, document] of documents.entries()) {
      const alone = await inProcess.render(document, { format: 'png' })
      expect(Buffer.from(together[index] ?? []).equals(Buffer.from(alone)), `${index}`).toBe(true)
    }
  })

  it('keeps the code of a failure', async () => {
    const document = { ...sampleDocument, imageName: 'nothing' }
    await expect(threaded.render(document, { format: 'png' })).rejects.toMatchObject({
      name: 'AppError',
      code: 'NOT_FOUND',
      message: 'The picture of this meme does not exist',
    })
  })
})
