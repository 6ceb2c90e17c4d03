import { randomUUID } from 'node:crypto'
import { keyActor } from '@tests/support/key-actor'
import { openTestServices, testNow } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { pictureBase64, uploadInput } from '@tests/support/themed'
import { describe, expect, it } from 'vitest'
import { PageInput } from '@/contracts/pages'
import { CreateResultInput, ResultOutput, UpdateResultInput } from '@/contracts/result'
import { TextToGifInput } from '@/contracts/text-to-gif'
import { TextToMemeInput } from '@/contracts/text-to-meme'
import { getImage } from '@/server/services/images/get-image'
import { generateGifs } from '@/server/services/memes/generate-gifs'
import { generateMemes } from '@/server/services/memes/generate-memes'
import { createResult } from '@/server/services/results/create-result'
import { deleteResult } from '@/server/services/results/delete-result'
import { getResult } from '@/server/services/results/get-result'
import { listMyMemes } from '@/server/services/results/list-my-memes'
import { updateResult } from '@/server/services/results/update-result'
import { findRun } from '@/server/services/runs/find-run'
import type { ServiceContext } from '@/server/services/service-context'
import { themeUpload } from '@/server/services/themed/theme-upload'
import { deleteUpload } from '@/server/services/uploads/delete-upload'

const services = setUp(openTestServices)

const header = { text: 'Every Monday', fontSize: 40, fontColor: '#1B1B22', fontFamily: 'Baloo 2' }
const laterBy = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)
const imageIdOf = (imageUrl: string) => /\/i\/(\w+)\./.exec(imageUrl)?.[1] ?? ''

async function oneMeme(of?: ServiceContext) {
  const context = of ?? (await services.openContext())
  const { results } = await generateMemes(
    context,
    TextToMemeInput.parse({ text: 'monday mornings', count: 1 }),
  )
  const [result] = results
  if (!result) throw new Error('No meme was made.')
  return { context, result, edit: await services.openContext(context.actor, laterBy(5)) }
}

describe('making a meme by hand', () => {
  it('happens once under the id of its call, and is found by it when the answer was lost', async () => {
    const context = { ...(await services.openContext()), runId: randomUUID() }
    const input = CreateResultInput.parse({ imageName: 'two-buttons', width: 300, height: 300 })
    const made = await createResult(context, input)
    await expect(createResult(context, input)).rejects.toThrow()
    expect(await findRun(context, context.runId)).toEqual(made)
    expect(await findRun(await services.openContext(), context.runId)).toBeNull()
  })
})

describe('a meme that takes too long to paint', () => {
  const full = {
    text: '🦄🎉🔥'.repeat(30),
    x: 0,
    y: 0,
    width: 500,
    height: 500,
    fontSize: 500,
    fontFamily: 'Anton',
    strokeColor: '#000000',
    rotateAngle: 33,
  }
  const costly = { captions: Array.from({ length: 40 }, () => full) }
  const refusal = {
    code: 'BAD_REQUEST',
    message: expect.stringMatching(/^captions: this is too much for one picture/),
  }

  it('is refused with a sentence, and nothing is stored', async () => {
    const context = await services.openContext()
    const input = { imageName: 'two-buttons', width: 500, height: 500 }
    await expect(
      createResult(context, CreateResultInput.parse({ ...input, ...costly })),
    ).rejects.toMatchObject(refusal)
    const { result, edit } = await oneMeme(context)
    await expect(updateResult(edit, { id: result.id, ...costly })).rejects.toMatchObject(refusal)
    expect(await getResult(context, result.id)).toEqual(result)
    expect((await listMyMemes(context, PageInput.parse({}))).items).toHaveLength(1)
  })

  it('is refused for words that appear at too many moments', async () => {
    const captions = Array.from({ length: 13 }, (_, index) => ({
      ...full,
      text: 'No',
      appearAt: (index + 1) / 13,
    }))
    const input = { imageName: 'two-buttons', width: 500, height: 500, captions }
    await expect(
      createResult(await services.openContext(), CreateResultInput.parse(input)),
    ).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'captions: words may appear at 12 moments at most.',
    })
  })

  it('is not what twelve full boxes at the largest size are', async () => {
    const captions = Array.from({ length: 12 }, () => ({
      ...full,
      text: 'W'.repeat(300),
      width: 2048,
      height: 2048,
    }))
    const input = { imageName: 'two-buttons', width: 2048, height: 2048, captions }
    await createResult(await services.openContext(), CreateResultInput.parse(input))
  })
})

describe('editing a meme', () => {
  it('puts another picture beneath the words, which moves when that one does, and no reason stays', async () => {
    const { context, result, edit } = await oneMeme()
    const size = { width: 400, height: 400 }
    const moving = await updateResult(edit, {
      id: result.id,
      imageName: 'two-buttons-loop',
      captions: [],
      ...size,
    })
    expect(moving.result).toMatchObject({ imageName: 'two-buttons-loop', animated: true, ...size })
    expect(moving.result.imageUrl).toMatch(/\.gif$/)
    expect(moving.result.reason).toBeUndefined()
    const still = await updateResult(edit, { id: result.id, imageName: 'nope-yep', header, ...size })
    expect(still.result).toMatchObject({ animated: false, height: 400, header })
    expect(still.result.pictureHeight).toBeLessThan(400)
    expect(still.result.altText).toContain('Every Monday')
    expect(await getResult(context, result.id)).toEqual(still.result)
  })

  it('takes no picture that is not there, nor half a size', async () => {
    const { result, edit } = await oneMeme()
    const size = { width: 400, height: 400 }
    const { results: foreign } = await themeUpload(
      await services.openContext(),
      uploadInput({ base64String: await pictureBase64() }),
    )
    for (const imageName of ['nowhere', foreign[0]?.imageName ?? '']) {
      const attempt = updateResult(edit, { id: result.id, imageName, ...size })
      await expect(attempt).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    for (const half of [{ imageName: 'nope-yep' }, { width: 400 }, { imageName: 'nope-yep', width: 400 }])
      expect(UpdateResultInput.safeParse({ id: result.id, ...half }).success).toBe(false)
  })

  it('is refused when somebody changed the meme since it was read, and taken otherwise', async () => {
    const { context, result, edit } = await oneMeme()
    const known = { id: result.id, ifUnchangedSince: result.updatedAt }
    const first = await updateResult(edit, { ...known, header })
    expect(first.result.header).toEqual(header)
    const late = await services.openContext(context.actor, laterBy(9))
    await expect(updateResult(late, { ...known, header: null })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await getResult(context, result.id)).header).toEqual(header)
    const again = { ...known, ifUnchangedSince: first.result.updatedAt, header: null }
    expect((await updateResult(late, again)).result.header).toBeNull()
  })

  it('gives it a new picture at a new address; the old address shows the old picture', async () => {
    const { context, result, edit } = await oneMeme()
    const captions = result.captions.map((caption) => ({ ...caption, text: 'Tuesdays too' }))
    const answer = await updateResult(edit, { id: result.id, captions, header })
    expect(ResultOutput.parse(answer)).toEqual(answer)
    expect(answer.result).toMatchObject({
      id: result.id,
      promptId: result.promptId,
      imageName: result.imageName,
      captions,
      header,
      footer: result.footer,
      width: result.width,
      createdAt: result.createdAt,
      updatedAt: laterBy(5).toISOString(),
    })
    expect(answer.result.imageUrl).not.toBe(result.imageUrl)
    expect(answer.result.altText).toContain('“Every Monday”')
    expect(await getResult(context, result.id)).toEqual(answer.result)
    const shown = async (imageUrl: string) => await getImage(context, imageIdOf(imageUrl))
    expect(await shown(result.imageUrl)).toMatchObject({ document: { captions: result.captions } })
    expect(await shown(answer.result.imageUrl)).toMatchObject({ document: { captions, header } })
  })

  it('leaves what was not sent, takes away what is null, and the height follows the bars', async () => {
    const { result, edit } = await oneMeme()
    const withHeader = await updateResult(edit, { id: result.id, header })
    expect(withHeader.result.captions).toEqual(result.captions)
    const withBoth = await updateResult(edit, { id: result.id, footer: { ...header, text: 'And after' } })
    expect(withBoth.result.header).toEqual(header)
    expect(withBoth.result.height).toBeGreaterThan(withHeader.result.height)
    const bare = await updateResult(edit, { id: result.id, header: null, footer: null })
    expect(bare.result).toMatchObject({
      header: null,
      footer: null,
      height: result.pictureHeight,
      pictureHeight: result.pictureHeight,
    })
  })

  it('changes nothing when nothing differs: the same address, the same time', async () => {
    const { result, edit } = await oneMeme()
    const { captions, header: same, footer } = result
    expect((await updateResult(edit, { id: result.id })).result).toEqual(result)
    expect((await updateResult(edit, { id: result.id, captions, header: same, footer })).result).toEqual(
      result,
    )
  })

  it('loses nothing of two edits at once: each lays its change over the other', async () => {
    const { context, result } = await oneMeme()
    const footer = { ...header, text: 'And after' }
    const { sql } = services.database
    const edits = await sql.begin(async (holder) => {
      // Both edits have begun and wait for the meme.
      await holder`select from results where id = ${result.id} for update`
      const begun = [
        updateResult(await services.openContext(context.actor, laterBy(1)), { id: result.id, header }),
        updateResult(await services.openContext(context.actor, laterBy(2)), { id: result.id, footer }),
      ]
      let waiting = 0
      while (waiting < begun.length) {
        const [row] = await sql`select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`
        waiting = row?.waiting
      }
      return { begun }
    })
    const answers = await Promise.all(edits.begun)
    const current = await getResult(context, result.id)
    expect(current).toMatchObject({ header, footer })
    expect(answers.map((answer) => answer.result.imageUrl)).toContain(current.imageUrl)
    expect(new Set(answers.map((answer) => answer.result.imageUrl)).size).toBe(2)
  })

  it('keeps the motion of what moves, and its pictures are no larger than its drawings', async () => {
    const context = await services.openContext()
    const { results } = await generateGifs(
      context,
      TextToGifInput.parse({
        text: 'the build is green but nothing works',
        imageCount: 1,
        maxDimension: 640,
      }),
    )
    const [gif] = results
    const { result } = await updateResult(context, { id: gif?.id ?? '', header })
    expect(result).toMatchObject({ animated: true, motion: gif?.motion, captions: gif?.captions })
    expect(result.imageUrl).toMatch(/\.gif$/)
    expect(result.width).toBeLessThanOrEqual(640)
  })

  it('carries that a model wrote the words', async () => {
    const { context, result, edit } = await oneMeme()
    await services.database
      .sql`update images set words_by_model = true where id = ${imageIdOf(result.imageUrl)}`
    const edited = await updateResult(edit, { id: result.id, header })
    expect(await getImage(context, imageIdOf(edited.result.imageUrl))).toMatchObject({ wordsByModel: true })
  })

  it('works on a picture of one’s own, and on nobody else’s', async () => {
    const { context } = await oneMeme()
    const { results } = await themeUpload(context, uploadInput({ base64String: await pictureBase64() }))
    const imageName = results[0]?.imageName ?? ''
    const { result } = await updateResult(context, { id: results[0]?.id ?? '', captions: [], header })
    expect(result.altText).toMatch(/^A picture.*“Every Monday”/)
    const input = CreateResultInput.parse({ imageName, width: 300, height: 200, footer: header })
    const made = await createResult(context, input)
    expect(made.result).toMatchObject({ imageName, animated: false, motion: null, footer: header })
    expect(made.result.altText).toMatch(/^A picture.*“Every Monday”/)
    await expect(createResult(await services.openContext(), input)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await deleteUpload(context, { name: imageName })
    await expect(createResult(context, input)).rejects.toMatchObject({ code: 'GONE' })
    await expect(getImage(context, imageIdOf(made.result.imageUrl))).rejects.toMatchObject({ code: 'GONE' })
  })

  it('does not wash a test key’s mark off', async () => {
    const owner = services.newUser()
    await oneMeme(await services.openContext(owner))
    const key = keyActor(owner.userId, { mode: 'test' })
    const { result } = await oneMeme(await services.openContext(key))
    const edited = await updateResult(await services.openContext(owner), { id: result.id, header })
    expect(edited.result.watermark).toBe('Quipsmith test')
  })

  it('is refused for words that are refused elsewhere, and for a meme of somebody else', async () => {
    const { context, result, edit } = await oneMeme()
    const threat = { ...header, text: 'I will kill my neighbour Bob tonight' }
    await expect(updateResult(edit, { id: result.id, header: threat })).rejects.toMatchObject({
      code: 'CONTENT_BLOCKED',
    })
    await expect(updateResult(await services.openContext(), { id: result.id, header })).rejects.toMatchObject(
      {
        code: 'NOT_FOUND',
      },
    )
    expect(await getResult(context, result.id)).toEqual(result)
  })
})

describe('deleting a meme', () => {
  it('empties every picture that it ever had', async () => {
    const { context, result, edit } = await oneMeme()
    const edited = await updateResult(edit, { id: result.id, header })
    expect(await deleteResult(context, { id: result.id })).toEqual({ deleted: true })
    for (const { imageUrl } of [result, edited.result]) {
      await expect(getImage(context, imageIdOf(imageUrl))).rejects.toMatchObject({ code: 'GONE' })
    }
    await expect(getResult(context, result.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const left = await services.database
      .sql`select document, alt_text from images where result_id = ${result.id}`
    expect([...left]).toEqual([
      { document: null, alt_text: '' },
      { document: null, alt_text: '' },
    ])
  })

  it('happens once, also beside edits', async () => {
    const { context, result, edit } = await oneMeme()
    const [deletions, edits] = await Promise.all([
      Promise.allSettled(Array.from({ length: 5 }, () => deleteResult(context, { id: result.id }))),
      Promise.allSettled(Array.from({ length: 5 }, () => updateResult(edit, { id: result.id, header }))),
    ])
    expect(deletions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of [...deletions, ...edits]) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'NOT_FOUND' })
    }
    const shown = await services.database
      .sql`select id from images where result_id = ${result.id} and document is not null`
    expect([...shown]).toEqual([])
  })

  it('is not for somebody else', async () => {
    const { context, result } = await oneMeme()
    await expect(deleteResult(await services.openContext(), { id: result.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await getResult(context, result.id)).toEqual(result)
  })
})
