import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { pictureBase64, templateInput, uploadInput } from '@tests/support/themed'
import { beforeAll, describe, expect, it } from 'vitest'
import { AddMyTemplateInput, UpdateMyTemplateInput } from '@/contracts/own-template'
import { CreateResultInput } from '@/contracts/result'
import { getUsedCredits } from '@/server/services/credits/get-used-credits'
import { createResult } from '@/server/services/results/create-result'
import { findRun } from '@/server/services/runs/find-run'
import { getMemeStyle } from '@/server/services/templates/get-meme-style'
import { getTemplateShelf } from '@/server/services/templates/get-template-shelf'
import { starTemplate, unstarTemplate } from '@/server/services/templates/star-template'
import { themeTemplate } from '@/server/services/themed/theme-template'
import { themeUpload } from '@/server/services/themed/theme-upload'
import { addUpload } from '@/server/services/uploads/add-upload'
import { deleteUpload } from '@/server/services/uploads/delete-upload'
import { getUpload } from '@/server/services/uploads/get-upload'
import { listMyUploads } from '@/server/services/uploads/list-my-uploads'
import { updateUpload } from '@/server/services/uploads/update-upload'

const services = setUp(openTestServices)
let base64String: string
beforeAll(async () => {
  base64String = await pictureBase64()
})

const boss = { role: 'the boss', hint: 'What they say', x: 0.05, y: 0.05, width: 0.5, height: 0.3 }
const me = { role: 'me', x: 0.5, y: 0.7, width: 0.45, height: 0.25, rotateAngle: -8 }
const addInput = (values: Record<string, unknown> = {}) =>
  AddMyTemplateInput.parse({ base64String, title: 'The meeting', boxes: [boss, me], ...values })
const firstPage = { page: 1, pageSize: 50, sort: 'created_at' } as const

describe('a picture that is kept as a template', () => {
  it('is listed with its title, keywords and boxes, and costs nothing', async () => {
    const context = await services.openContext()
    const { template } = await addUpload(context, addInput({ keywords: ['work', 'work', 'Monday'] }))
    expect(template).toMatchObject({
      title: 'The meeting',
      keywords: ['work', 'Monday'],
      width: 640,
      height: 480,
      animated: false,
      source: 'upload',
      slots: [
        { id: 'box-1', ...boss, rotateAngle: 0 },
        { id: 'box-2', ...me, hint: '' },
      ],
    })
    expect((await listMyUploads(context, firstPage)).items).toEqual([template])
    expect((await getUsedCredits(context)).usedCreditCount).toBe(0)
  })

  it('gives a meme its boxes, and its roles to who cannot see it', async () => {
    const context = await services.openContext()
    const { name } = (await addUpload(context, addInput())).template
    const { captions, width, height } = await getMemeStyle(context, { image: name })
    expect(captions.map(({ slot, x, y }) => [slot, x, y])).toEqual([
      ['box-1', 25, 18.75],
      ['box-2', 250, 262.5],
    ])
    const [first, second] = captions
    const { result } = await createResult(
      context,
      CreateResultInput.parse({
        imageName: name,
        captions: [
          { ...first, text: 'We are a family' },
          { ...second, text: 'Family' },
        ],
        width,
        height,
      }),
    )
    expect(result.altText).toContain('The boss: “We are a family”. Me: “Family”.')
  })

  it('holds the lines of a theme in the boxes that were drawn, in their order', async () => {
    const context = await services.openContext()
    const { name } = (await addUpload(context, addInput())).template
    const { results } = await themeTemplate(context, templateInput({ imageName: name, memeTheme: 'Mondays' }))
    const onPicture = results.filter(({ captions }) => captions.length > 0)
    expect(onPicture.length).toBeGreaterThan(0)
    for (const { captions } of onPicture) {
      expect(captions.map(({ slot }) => slot)).toEqual(['box-1', 'box-2'])
      expect(captions[0]?.text).not.toBe('')
    }
  })

  it('changes what is sent and nothing else, and loses its boxes for calm places when there are none', async () => {
    const context = await services.openContext()
    const { name } = (await addUpload(context, addInput({ keywords: ['work'] }))).template
    const renamed = await updateUpload(context, UpdateMyTemplateInput.parse({ name, title: 'Stand-up' }))
    expect(renamed.template).toMatchObject({ title: 'Stand-up', keywords: ['work'] })
    expect(renamed.template.slots).toHaveLength(2)
    const moved = await updateUpload(
      context,
      UpdateMyTemplateInput.parse({ name, boxes: [{ ...me, x: 0.1 }] }),
    )
    expect(moved.template.slots).toMatchObject([{ id: 'box-1', role: 'me', x: 0.1 }])
    await updateUpload(context, UpdateMyTemplateInput.parse({ name, boxes: [] }))
    expect((await getUpload(context, name)).boxes).toBeNull()
  })

  it('can get boxes that it did not come with', async () => {
    const context = await services.openContext()
    const { results } = await themeUpload(context, uploadInput({ base64String }))
    const name = results[0]?.imageName ?? ''
    const { template } = await updateUpload(context, UpdateMyTemplateInput.parse({ name, boxes: [boss] }))
    expect(template.slots).toMatchObject([boss])
  })

  it('belongs to who brought it', async () => {
    const { name } = (await addUpload(await services.openContext(), addInput())).template
    const stranger = await services.openContext()
    await expect(updateUpload(stranger, { name, title: 'Mine' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(starTemplate(stranger, { name })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is refused for what is written on it, and for the two hundred and first', async () => {
    const context = await services.openContext()
    const threat = 'I will kill my neighbour Bob tonight'
    for (const values of [{ title: threat }, { boxes: [{ ...boss, hint: threat }] }]) {
      await expect(addUpload(context, addInput(values))).rejects.toMatchObject({ code: 'CONTENT_BLOCKED' })
    }
    await addUpload(context, addInput())
    await services.database.sql`insert into uploads
      (id, user_id, key, storage_key, media_type, width_px, height_px, bytes, created_at)
      select gen_random_uuid(), ${context.actor.userId}, 'k' || n || gen_random_uuid(), 's' || n || gen_random_uuid(),
        'image/png', 10, 10, 10, now() from generate_series(1, 199) n`
    await expect(addUpload(context, addInput())).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('is made once for a call that is repeated, and found again', async () => {
    const runId = '0b8f6a94-4a9c-4d3c-9f0a-1f0a4f3b2c1d'
    const context = { ...(await services.openContext()), runId }
    const made = await addUpload(context, addInput())
    await expect(addUpload(context, addInput())).rejects.toThrow()
    expect(await findRun(context, runId)).toEqual(made)
  })

  it('leaves nothing that was written about it when it is deleted', async () => {
    const context = await services.openContext()
    const { name } = (await addUpload(context, addInput({ keywords: ['work'] }))).template
    await starTemplate(context, { name })
    await deleteUpload(context, { name })
    const [row] = await services.database
      .sql`select title, keywords, boxes from uploads where key = ${name.slice('upload:'.length)}`
    expect(row).toEqual({ title: '', keywords: [], boxes: null })
    expect((await getTemplateShelf(context)).starred).toEqual([])
    await expect(updateUpload(context, { name, title: 'Again' })).rejects.toMatchObject({ code: 'GONE' })
  })
})

describe('a box that somebody draws', () => {
  it.each([
    ['beyond the right edge', { x: 0.6, width: 0.5 }],
    ['beyond the lower edge', { y: 0.8, height: 0.3 }],
    ['too small to be read', { width: 0.01 }],
    ['of nothing that has a name', { role: '  ' }],
    ['left of the picture', { x: -0.1 }],
  ])('is not taken %s', (_, change) => {
    expect(
      AddMyTemplateInput.safeParse({ base64String, title: 'A', boxes: [{ ...boss, ...change }] }).success,
    ).toBe(false)
  })

  it('is one of eight at most', () => {
    const boxes = Array.from({ length: 9 }, () => boss)
    expect(AddMyTemplateInput.safeParse({ base64String, title: 'A', boxes: boxes.slice(1) }).success).toBe(
      true,
    )
    expect(AddMyTemplateInput.safeParse({ base64String, title: 'A', boxes }).success).toBe(false)
  })
})

describe('templates at hand', () => {
  it('are those with a star, the last first, however often it was given', async () => {
    const user = services.newUser()
    const at = (minute: number) => services.openContext(user, new Date(Date.UTC(2026, 10, 21, 10, minute)))
    await starTemplate(await at(1), { name: 'two-buttons' })
    await starTemplate(await at(2), { name: 'nope-yep' })
    await starTemplate(await at(3), { name: 'two-buttons' })
    expect((await getTemplateShelf(await at(4))).starred).toEqual(['nope-yep', 'two-buttons'])
    await unstarTemplate(await at(5), { name: 'nope-yep' })
    await unstarTemplate(await at(5), { name: 'nope-yep' })
    expect((await getTemplateShelf(await at(6))).starred).toEqual(['two-buttons'])
    expect((await getTemplateShelf(await services.openContext())).starred).toEqual([])
    await expect(starTemplate(await at(7), { name: 'nowhere' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('are those of the latest memes, each once', async () => {
    const user = services.newUser()
    const make = async (imageName: string, minute: number) =>
      createResult(
        await services.openContext(user, new Date(Date.UTC(2026, 10, 21, 10, minute))),
        CreateResultInput.parse({ imageName, width: 300, height: 300 }),
      )
    await make('two-buttons', 1)
    await make('nope-yep', 2)
    await make('two-buttons', 3)
    expect((await getTemplateShelf(await services.openContext(user))).recent).toEqual([
      'two-buttons',
      'nope-yep',
    ])
  })
})
