import { readFile } from 'node:fs/promises'
import { keyActor } from '@tests/support/key-actor'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { pictureBase64, uploadInput } from '@tests/support/themed'
import { describe, expect, it } from 'vitest'
import type { Result } from '@/contracts/meme-shapes'
import { CreateResultInput, SwapResultInput } from '@/contracts/result'
import { TextToGifInput } from '@/contracts/text-to-gif'
import { TextToMemeInput } from '@/contracts/text-to-meme'
import { generateGifs } from '@/server/services/memes/generate-gifs'
import { generateMemes } from '@/server/services/memes/generate-memes'
import { createResult } from '@/server/services/results/create-result'
import { deleteResult } from '@/server/services/results/delete-result'
import { starResult } from '@/server/services/results/star-result'
import { swapPicture } from '@/server/services/results/swap-picture'
import { updateResult } from '@/server/services/results/update-result'
import type { ServiceContext } from '@/server/services/service-context'
import { themeUpload } from '@/server/services/themed/theme-upload'

/** Results of a test key keep their test mark. decision: ADR-0044 */

const services = setUp(openTestServices)

const testMark = 'Quipsmith test'
const text = 'my boss says we are a family but denies my vacation'

/** An account with what its session, its live key and its test key see. */
async function account() {
  const user = services.newUser()
  const session = await services.openContext(user)
  const live = await services.openContext(keyActor(user.userId))
  const test = await services.openContext(keyActor(user.userId, { mode: 'test' }))
  await generateMemes(
    session,
    TextToMemeInput.parse({ text: 'an account begins with its first run', count: 1 }),
  )
  return { session, live, test }
}

async function run(context: ServiceContext, count = 1): Promise<Result[]> {
  return (await generateMemes(context, TextToMemeInput.parse({ text, count }))).results
}

/** The fields of a stored meme that `POST /result` accepts. */
const byHand = ({ imageName, captions, header, footer, width, height }: Result) => ({
  imageName,
  captions,
  header,
  footer,
  width,
  height,
})

async function post(context: ServiceContext, meme: object): Promise<Result> {
  return (await createResult(context, CreateResultInput.parse(meme))).result
}

describe('a meme that a test key made', () => {
  it('keeps the test mark when it is edited, moved to another picture or starred', async () => {
    const { session, live, test } = await account()
    const [meme] = await run(test)
    const id = meme?.id ?? ''
    const header = { text: 'Mine now', fontSize: 30, fontColor: '#000000', fontFamily: 'Anton' }
    const marks = [
      (await updateResult(live, { id, header })).result.watermark,
      (await updateResult(session, { id, header: null, captions: [] })).result.watermark,
      (await updateResult(session, { id, captions: meme?.captions ?? [] })).result.watermark,
      (await swapPicture(live, SwapResultInput.parse({ resultId: id }))).result.watermark,
      (await starResult(session, { resultId: id })).result.watermark,
      (await updateResult(live, { id, header })).result.watermark,
    ]
    expect(marks).toEqual(marks.map(() => testMark))
  })

  it('bears it again when its words are posted by hand, with a live key and with a session', async () => {
    const { session, live, test } = await account()
    const memes = await run(test, 12)
    expect(memes.length).toBeGreaterThan(8)
    for (const meme of memes) {
      expect((await post(live, byHand(meme))).watermark).toBe(testMark)
      expect((await post(session, byHand(meme))).watermark).toBe(testMark)
    }
  })

  it('is recognised in another case, other spaces, another order and other boxes, and after it was deleted', async () => {
    const { live, test } = await account()
    const memes = await run(test, 12)
    const meme = memes.find(({ captions }) => captions.length > 1) as Result
    await deleteResult(live, { id: meme.id })
    const said = meme.captions.map(({ text }) => text)
    const [box] = meme.captions
    const variants = [
      {
        captions: meme.captions.map((caption) => ({ ...caption, text: ` ${caption.text.toUpperCase()}  ` })),
      },
      { captions: meme.captions.toReversed() },
      { captions: [{ ...box, text: said.join(' — ').slice(0, 300) }] },
    ]
    for (const variant of variants) {
      expect((await post(live, { ...byHand(meme), ...variant })).watermark).toBe(testMark)
    }
  })

  it('is recognised when another meme is edited into it', async () => {
    const { live, test } = await account()
    const [meme] = await run(test)
    if (!meme) throw new Error('no meme')
    const blank = await post(live, { ...byHand(meme), captions: [], header: null, footer: null })
    expect(blank.watermark).toBe('Quipsmith')
    const { captions, header, footer } = meme
    const { result } = await updateResult(live, { id: blank.id, captions, header, footer })
    expect(result.watermark).toBe(testMark)
  })
})

describe('a meme that was paid for or made by hand', () => {
  it('has the ordinary mark, however many test keys made others', async () => {
    const { live, test } = await account()
    const meme = (await run(test, 12)).find(({ captions }) => captions.length > 0) as Result
    const [first, ...others] = meme.captions
    const inOtherWords = { ...byHand(meme), captions: [{ ...first, text: 'Words of my own' }, ...others] }
    expect((await post(live, inOtherWords)).watermark).toBe('Quipsmith')
    const stranger = await account()
    expect((await post(stranger.live, byHand(meme))).watermark).toBe('Quipsmith')
  })

  it('has it also where a test key made the same before', async () => {
    const { live, test } = await account()
    await run(test)
    const [paid] = await run(live)
    if (!paid) throw new Error('no meme')
    expect(paid.watermark).toBe('Quipsmith')
    expect((await post(live, byHand(paid))).watermark).toBe('Quipsmith')
    const { captions, header, footer } = paid
    await updateResult(live, { id: paid.id, captions: [], header: null, footer: null })
    const undone = await updateResult(live, { id: paid.id, captions, header, footer })
    expect(undone.result.watermark).toBe('Quipsmith')
  })

  it('has it where a program was tried out with a test key, with words of its own', async () => {
    const { live, test } = await account()
    const box = {
      x: 10,
      y: 10,
      width: 300,
      height: 100,
      fontSize: 30,
      fontFamily: 'Anton',
      text: 'It is Friday',
    }
    const meme = { imageName: 'nope-yep', captions: [box], width: 500, height: 500 }
    expect((await post(test, meme)).watermark).toBe(testMark)
    expect((await post(live, meme)).watermark).toBe('Quipsmith')
  })
})

describe('a test key', () => {
  it('is written for by rules alone: neither the language model nor the vision model is asked', async () => {
    const asked: string[] = []
    const { live, test } = await account()
    const withModels = (context: ServiceContext): ServiceContext => ({
      ...context,
      ports: {
        ...context.ports,
        captionWriter: {
          write: (request) => {
            asked.push('language model')
            return context.ports.captionWriter.write(request)
          },
        },
        pictureDescriber: {
          describe: async () => {
            asked.push('vision model')
            return { description: null, usage: null }
          },
        },
      },
    })
    const runs = async (context: ServiceContext) => {
      await generateMemes(context, TextToMemeInput.parse({ text, count: 1 }))
      await generateGifs(context, TextToGifInput.parse({ text, imageCount: 1 }))
      await themeUpload(context, uploadInput({ base64String: await pictureBase64() }))
    }
    await runs(withModels(test))
    expect(asked).toEqual([])
    await runs(withModels(live))
    expect(asked).toEqual(['language model', 'language model', 'vision model'])
  })
})

describe('memes from before the mark was stored', () => {
  it('are marked by the migration, but for those that were paid for or bear their owner’s own mark', async () => {
    const { session, test } = await account()
    const [testMeme] = await run(test)
    const [paid] = await run(session)
    const own = await post(session, { imageName: 'nope-yep', captions: [], width: 500, height: 500 })
    const { sql } = services.database
    const images = () =>
      sql`select result_id, is_test, run_hash from images where user_id = ${session.actor.userId}`
    const before = await images()
    await sql`update images set is_test = false, run_hash = null`
    await sql`update user_details set watermark_text = 'load test' where user_id = ${session.actor.userId}`
    for (const [id, mark] of [
      [paid?.id, 'a paid test'],
      [own.id, 'load test'],
    ]) {
      await sql`update images set document = jsonb_set(document, '{watermark}', to_jsonb(${mark ?? ''}::text))
        where result_id = ${id ?? ''}`
    }
    const migration = await readFile('drizzle/0015_named_keys_and_test_pictures.sql', 'utf8')
    const repairs = migration.split('--> statement-breakpoint').filter((part) => /^update /m.test(part))
    expect(repairs).toHaveLength(2)
    for (const repair of repairs) await sql.unsafe(repair)
    const after = new Map((await images()).map(({ result_id, ...row }) => [result_id, row]))
    for (const { result_id, is_test, run_hash } of before) {
      const isOfTest = result_id === testMeme?.id
      expect(is_test).toBe(isOfTest)
      expect(after.get(result_id)).toEqual({ is_test: isOfTest, run_hash: isOfTest ? run_hash : null })
    }
  })
})
