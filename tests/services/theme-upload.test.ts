import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { hostilePictures, photo } from '@tests/support/hostile-pictures'
import { keyActor } from '@tests/support/key-actor'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { pictureBase64, templateInput, uploadInput } from '@tests/support/themed'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CreateResultInput } from '@/contracts/result'
import { ThemedUploadOutput, uploadBytesMax } from '@/contracts/themed-upload'
import { getCredits } from '@/server/services/credits/get-credits'
import { getImage } from '@/server/services/images/get-image'
import { getUploadFile } from '@/server/services/images/get-upload-file'
import { listMyPrompts } from '@/server/services/prompts/list-my-prompts'
import { createResult } from '@/server/services/results/create-result'
import { deleteResult } from '@/server/services/results/delete-result'
import { listMyMemes } from '@/server/services/results/list-my-memes'
import { updateResult } from '@/server/services/results/update-result'
import type { ServiceContext } from '@/server/services/service-context'
import { getMemeStyle } from '@/server/services/templates/get-meme-style'
import { themeTemplate } from '@/server/services/themed/theme-template'
import { themeUpload } from '@/server/services/themed/theme-upload'
import { deleteUpload } from '@/server/services/uploads/delete-upload'
import { listMyUploads } from '@/server/services/uploads/list-my-uploads'

const services = setUp(openTestServices)
let base64String: string
beforeAll(async () => {
  base64String = await pictureBase64()
})
afterAll(async () => {
  expect([...(await services.database.sql`select * from credit_violations`)]).toEqual([])
})

const firstPage = { page: 1, pageSize: 50, sort: 'created_at' } as const
const filesStored = async () =>
  (await readdir(services.uploadsDir, { recursive: true })).filter((name) => /\.\w+$/.test(name))

async function uploadFor(of?: ServiceContext, values = {}) {
  const context = of ?? (await services.openContext())
  const answer = await themeUpload(context, uploadInput({ base64String, ...values }))
  const name = answer.results[0]?.imageName ?? ''
  return { context, answer, name, key: name.slice('upload:'.length) }
}

describe('a picture of one’s own', () => {
  it('gives four memes about the theme for two credits, and stays among the templates', async () => {
    const { context, answer, name } = await uploadFor()
    expect(ThemedUploadOutput.parse(answer)).toEqual(answer)
    expect(answer.credits).toMatchObject({ total: 20, used: 2, remaining: 18 })
    expect(name).toMatch(/^upload:[0-9A-Za-z]{22}$/)
    expect(new Set(answer.results.map(({ imageName }) => imageName))).toEqual(new Set([name]))
    for (const { width, height, altText } of answer.results) {
      expect(Math.max(width, height)).toBe(500)
      expect(altText).toMatch(/^A picture that somebody brought\. Text/)
    }
    const words = answer.results.map(({ header, captions, footer }) =>
      [header?.text, ...captions.map(({ text }) => text), footer?.text].join('|'),
    )
    expect(new Set(words).size).toBe(4)
    expect((await listMyMemes(context, firstPage)).items).toEqual(answer.results)
    const templates = await listMyUploads(context, firstPage)
    expect(templates).toMatchObject({ total: 1, items: [{ name, width: 640, height: 480, animated: false }] })
    expect((await listMyPrompts(context, firstPage)).items).toMatchObject([
      { kind: 'themed-upload', text: 'Mondays', resultCount: 4 },
    ])
  })

  it('is painted beneath its words, the same bytes as at its own address', async () => {
    const { context, answer, key } = await uploadFor()
    const { mediaType, read } = await getUploadFile(
      { db: context.db, imageStorage: context.ports.imageStorage },
      key,
    )
    expect(mediaType).toBe('image/jpeg')
    const blank = await sharp(await read())
      .resize(500)
      .raw()
      .toBuffer()
    const image = await getImage(context, path.basename(answer.results[0]?.imageUrl ?? '', '.png'))
    if (image.kind !== 'meme') throw new Error('This is no meme.')
    const bare = { ...image.document, captions: [], header: null, footer: null, watermark: '' }
    for (const format of ['png', 'jpg', 'webp', 'gif'] as const) {
      const file = await context.ports.renderer.render(bare, { format, widthPx: 500 })
      const pixels = await sharp(file).removeAlpha().raw().toBuffer()
      const difference = pixels.reduce((sum, value, at) => sum + Math.abs(value - (blank[at] ?? 0)), 0)
      expect(difference / pixels.length, format).toBeLessThan(format === 'gif' ? 12 : 3)
    }
  })

  it('may be named again, for one credit, with what is to be seen on it', async () => {
    const { context, name } = await uploadFor()
    const answer = await themeTemplate(
      context,
      templateInput({ imageName: name, imageDescription: 'A grey gradient.', originalDescription: '' }),
    )
    expect(answer.results).toHaveLength(4)
    expect(answer.credits.used).toBe(3)
    const bars = answer.results.flatMap(({ header, footer }) => [header?.text ?? '', footer?.text ?? ''])
    expect(bars.filter((text) => text.includes('A grey gradient'))).toHaveLength(1)
    expect(answer.results[0]?.altText).toMatch(/^A picture: A grey gradient/)
  })

  it('may be used and edited by hand, and says in its alt text what it is', async () => {
    const { context, name } = await uploadFor()
    const { result } = await createResult(
      context,
      CreateResultInput.parse({ imageName: name, width: 400, height: 300 }),
    )
    expect(result).toMatchObject({ imageName: name, altText: 'A picture that somebody brought.' })
    const header = { text: 'Oh', fontSize: 20, fontColor: '#000000', fontFamily: 'Anton' }
    const edited = await updateResult(context, { id: result.id, header })
    expect(edited.result.altText).toBe('A picture that somebody brought. Text above the picture: “Oh”.')
  })

  it('is nobody else’s: for them it is not there', async () => {
    const { name } = await uploadFor()
    const stranger = await services.openContext()
    const absent = { code: 'NOT_FOUND' }
    await expect(themeTemplate(stranger, templateInput({ imageName: name }))).rejects.toMatchObject(absent)
    const byHand = CreateResultInput.parse({ imageName: name, width: 400, height: 300 })
    await expect(createResult(stranger, byHand)).rejects.toMatchObject(absent)
    await expect(getMemeStyle(stranger, { image: name })).rejects.toMatchObject(absent)
    await expect(deleteUpload(stranger, { name })).rejects.toMatchObject(absent)
    expect((await listMyUploads(stranger, firstPage)).items).toEqual([])
    expect((await getCredits(stranger)).used).toBe(0)
  })

  it('is charged for nothing with a test key, and marked', async () => {
    const owner = services.newUser()
    await uploadFor(await services.openContext(owner))
    const key = keyActor(owner.userId, { mode: 'test' })
    const { answer } = await uploadFor(await services.openContext(key))
    expect(answer.credits.used).toBe(2)
    expect(answer.results[0]?.watermark).toBe('Quipsmith test')
  })
})

describe('what is refused', () => {
  it('an address in place of a picture, which nobody looks at', async () => {
    let visits = 0
    const server = createServer((_, response) => {
      visits += 1
      response.end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.png`
    const context = await services.openContext()
    for (const base64String of [address, `data:image/png;base64,${address}`])
      await expect(themeUpload(context, uploadInput({ base64String }))).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      })
    expect(() => templateInput({ imageName: address })).toThrow('imageName')
    await new Promise((done) => setTimeout(done, 200))
    server.close()
    expect(visits).toBe(0)
  })

  it('hostile files: a sentence each, no credit, nothing kept', async () => {
    const context = await services.openContext()
    const before = (await filesStored()).length
    const codes: Record<string, string> = {}
    for (const [name, file] of Object.entries(await hostilePictures())) {
      if (file.byteLength === 0) continue
      const refused = await themeUpload(
        context,
        uploadInput({ base64String: file.toString('base64') }),
      ).catch((error: { code: string }) => error.code)
      codes[name] = String(refused)
    }
    expect(codes).toEqual({
      bomb: 'PAYLOAD_TOO_LARGE',
      longGif: 'PAYLOAD_TOO_LARGE',
      truncatedJpeg: 'BAD_REQUEST',
      truncatedPng: 'BAD_REQUEST',
      headOnly: 'BAD_REQUEST',
      svgNamedPng: 'UNSUPPORTED_MEDIA_TYPE',
      pageBehindJpeg: 'UNSUPPORTED_MEDIA_TYPE',
      archiveBehindPng: 'UNSUPPORTED_MEDIA_TYPE',
      scriptInGif: 'UNSUPPORTED_MEDIA_TYPE',
      pdfInJpeg: 'UNSUPPORTED_MEDIA_TYPE',
      tiny: 'BAD_REQUEST',
      sliver: 'BAD_REQUEST',
      text: 'UNSUPPORTED_MEDIA_TYPE',
    })
    expect((await getCredits(context)).used).toBe(0)
    expect((await listMyUploads(context, firstPage)).total).toBe(0)
    expect((await filesStored()).length).toBe(before)
  })

  it.each([
    ['more than 10 MB', 'A'.repeat(Math.ceil((uploadBytesMax + 3) / 3) * 4), 'PAYLOAD_TOO_LARGE', /10 MB/],
    ['what is no base64', 'is this base64? no!', 'BAD_REQUEST', /not base64/],
    ['a data address without base64', 'data:image/svg+xml,<svg/>', 'BAD_REQUEST', /not base64/],
    ['a prefix alone', 'data:image/png;base64,', 'BAD_REQUEST', /not base64/],
  ])('%s', async (_what, text, code, message) => {
    const context = await services.openContext()
    await expect(themeUpload(context, uploadInput({ base64String: text }))).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message),
    })
    expect((await getCredits(context)).used).toBe(0)
  })

  it('a theme that we do not draw, before the picture is looked at', async () => {
    const context = await services.openContext()
    const refused = themeUpload(context, uploadInput({ base64String: '?', memeTheme: 'kill all immigrants' }))
    await expect(refused).rejects.toMatchObject({ code: 'CONTENT_BLOCKED' })
  })

  it('a description that we do not draw', async () => {
    const { context, name } = await uploadFor()
    const refused = themeTemplate(
      context,
      templateInput({ imageName: name, imageDescription: 'kill all immigrants' }),
    )
    await expect(refused).rejects.toMatchObject({ code: 'CONTENT_BLOCKED' })
    expect((await getCredits(context)).used).toBe(2)
  })

  it('a picture without credits, of which nothing is kept', async () => {
    const owner = services.newUser()
    const context = await services.openContext(owner)
    await getCredits(context)
    await services.database.sql`update user_details set credits = 1 where user_id = ${owner.userId}`
    const before = (await filesStored()).length
    await expect(uploadFor(context)).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS' })
    expect((await filesStored()).length).toBe(before)
    expect((await listMyUploads(context, firstPage)).total).toBe(0)
  })

  it('a credit for a file that could not be kept', async () => {
    const context = await services.openContext()
    const imageStorage = {
      ...context.ports.imageStorage,
      put: () => Promise.reject(new Error('The disc is full.')),
    }
    const broken = { ...context, ports: { ...context.ports, imageStorage } }
    await expect(uploadFor(broken)).rejects.toThrow('The disc is full.')
    expect((await getCredits(context)).used).toBe(0)
    expect((await listMyMemes(context, firstPage)).total).toBe(0)
  })
})

describe('what is taken', () => {
  it('base64 with a prefix that lies, in lines, without padding', async () => {
    const lines = (base64String.match(/.{1,76}/g) ?? []).join('\r\n')
    for (const text of [
      `data:image/gif;name=a.gif;base64,${base64String}`,
      lines,
      base64String.replace(/=+$/, ''),
    ]) {
      const { answer } = await uploadFor(await services.openContext(), { base64String: text })
      expect(answer.results).toHaveLength(4)
    }
  })

  it('tall and wide pictures, whose memes keep to the size asked for', async () => {
    for (const [widthPx, heightPx] of [
      [300, 1500],
      [1500, 300],
    ] as const) {
      const { answer } = await uploadFor(await services.openContext(), {
        base64String: (await photo(widthPx, heightPx).png().toBuffer()).toString('base64'),
        maxDimension: 800,
      })
      for (const { width, height } of answer.results) expect(Math.max(width, height)).toBe(800)
    }
  })
})

describe('deleting', () => {
  it('ends the picture, its memes and their addresses; the others stay', async () => {
    const owner = services.newUser()
    const { context, answer, name, key } = await uploadFor(await services.openContext(owner))
    const other = await uploadFor(await services.openContext(owner))
    const [first, second] = answer.results
    await deleteResult(context, { id: first?.id ?? '' })
    expect(await deleteUpload(context, { name })).toEqual({ deleted: true, memesDeleted: 3 })
    const imageId = path.basename(second?.imageUrl ?? '', '.png')
    const gone = { code: 'GONE' }
    await expect(getImage(context, imageId)).rejects.toMatchObject(gone)
    await expect(
      getUploadFile({ db: context.db, imageStorage: context.ports.imageStorage }, key),
    ).rejects.toMatchObject(gone)
    await expect(themeTemplate(context, templateInput({ imageName: name }))).rejects.toMatchObject(gone)
    expect((await listMyMemes(context, firstPage)).items).toEqual(other.answer.results)
    expect((await listMyUploads(context, firstPage)).items).toMatchObject([{ name: other.name }])
    expect((await filesStored()).filter((file) => file.includes(key))).toEqual([])
    expect((await filesStored()).filter((file) => file.includes(other.key))).toHaveLength(1)
    // Once more changes nothing.
    expect(await deleteUpload(context, { name })).toEqual({ deleted: true, memesDeleted: 0 })
  })

  it('keeps no metadata of what was sent: the file is ours', async () => {
    const tagged = await photo()
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .jpeg()
      .toBuffer()
    const { key } = await uploadFor(await services.openContext(), { base64String: tagged.toString('base64') })
    const file = (await filesStored()).find((name) => name.includes(key)) ?? ''
    const bytes = await readFile(path.join(services.uploadsDir, file))
    expect(bytes.includes('Somebody')).toBe(false)
  })
})
