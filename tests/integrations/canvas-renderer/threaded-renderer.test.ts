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

const heavyCaption = {
  text: '@&%$#8Bg'.repeat(37),
  x: 0,
  y: 0,
  width: 2048,
  height: 2048,
  fontSize: 2048,
  fontFamily: 'Anton',
  strokeColor: '#000000',
  rotateAngle: 0,
}
/** As heavy as one that was accepted before what words cost was bounded. */
const heavyDocument = {
  ...sampleDocument,
  pictureWidthPx: 2048,
  pictureHeightPx: 2048,
  captions: Array.from({ length: 40 }, (_, index) => ({ ...heavyCaption, rotateAngle: index })),
}
const renderSmall = (id: string) => threaded.render(sampleDocument, { format: 'jpg' }, { id })

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

  it('forgets a hundred heavy pictures at once when their caller leaves, and paints another’s next', async () => {
    const leaving = new AbortController()
    const caller = { id: 'one', signal: leaving.signal }
    const asked = Array.from({ length: 130 }, (_, index) =>
      threaded.render(heavyDocument, { format: 'png', widthPx: 1600 + index }, caller),
    )
    const outcomes = Promise.allSettled(asked)
    await new Promise((resolve) => setImmediate(resolve))
    expect(threaded.waiting()).toBe(48)
    leaving.abort(new Error('gone'))
    expect(threaded.waiting()).toBe(0)
    await renderSmall('other')
    const messages = (await outcomes).map((outcome) =>
      String(outcome.status === 'rejected' && outcome.reason),
    )
    expect(messages.filter((message) => message === 'Error: gone').length).toBeGreaterThanOrEqual(48)
    expect(messages.filter((message) => !/gone|Too many of your pictures/.test(message))).toEqual([])
  })

  it('paints another caller’s picture before those of one who fills the queue', async () => {
    const leaving = new AbortController()
    let done = 0
    const heavy = Array.from({ length: 40 }, async (_, index) => {
      const options = { format: 'jpg' as const, widthPx: 900 + index }
      await threaded.render(heavyDocument, options, { id: 'one', signal: leaving.signal })
      done += 1
    })
    const outcomes = Promise.allSettled(heavy)
    await new Promise((resolve) => setImmediate(resolve))
    await renderSmall('other')
    // Those that ran already may end first, and as many after them; of 40, most still wait.
    expect(done).toBeLessThanOrEqual(8)
    leaving.abort()
    await outcomes
  })

  it('stops a moving picture that nobody waits for any more', async () => {
    const leaving = new AbortController()
    const document = {
      ...heavyDocument,
      captions: heavyDocument.captions.map((caption, index) => ({ ...caption, appearAt: index / 40 })),
    }
    const asked = Array.from({ length: 12 }, () =>
      threaded.render(document, { format: 'gif' }, { id: 'one', signal: leaving.signal }),
    )
    const outcomes = Promise.allSettled(asked)
    await new Promise((resolve) => setImmediate(resolve))
    leaving.abort(new Error('gone'))
    expect(threaded.waiting()).toBe(0)
    for (const outcome of await outcomes) expect(outcome).toMatchObject({ reason: { message: 'gone' } })
  })

  it('gives up a document of years ago that would take the thread for a minute', async () => {
    const captions = Array.from({ length: 90 }, (_, index) => ({
      ...heavyCaption,
      text: '🇳🇵🇧🇷🇩🇪🇺🇸'.repeat(13),
      rotateAngle: index,
      fontSize: 2048 - index,
    }))
    await expect(
      threaded.render({ ...heavyDocument, captions }, { format: 'png', widthPx: 2048 }),
    ).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringContaining('takes too long to paint'),
    })
  }, 120_000)

  it('keeps the code of a failure', async () => {
    const document = { ...sampleDocument, imageName: 'nothing' }
    await expect(threaded.render(document, { format: 'png' })).rejects.toMatchObject({
      name: 'AppError',
      code: 'NOT_FOUND',
      message: 'The picture of this meme does not exist',
    })
  })
})
