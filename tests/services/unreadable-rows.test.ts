import { readdir, readFile } from 'node:fs/promises'
import { oldHeaders } from '@tests/support/long-texts'
import { restCaller } from '@tests/support/rest-caller'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { pictureBase64, templateInput, uploadInput } from '@tests/support/themed'
import { describe, expect, it } from 'vitest'
import { createCaller } from '@/server/api/root'
import { listMyMemes as listMyMemesTool } from '@/server/mcp/tools/list-my-memes'
import { exportAccount } from '@/server/services/accounts/export-account'
import { keepDemo } from '@/server/services/demo/keep-demo'
import { generateGifs } from '@/server/services/memes/generate-gifs'
import { generateMemes } from '@/server/services/memes/generate-memes'
import type { UnreadableRow } from '@/server/services/pages/present-rows'
import { createResult } from '@/server/services/results/create-result'
import { findSharedMeme } from '@/server/services/results/find-shared-meme'
import { swapPicture } from '@/server/services/results/swap-picture'
import { updateResult } from '@/server/services/results/update-result'
import type { ServiceContext } from '@/server/services/service-context'
import { themeTemplate } from '@/server/services/themed/theme-template'
import { themeUpload } from '@/server/services/themed/theme-upload'
import { generateVisuals } from '@/server/services/visuals/generate-visuals'

const services = setUp(openTestServices)
const call = restCaller(services)

const languages = { inputLanguage: 'en', outputLanguage: 'en' }
const asked = { text: 'the lift stopped for everybody but me', maxDimension: 256, variation: 0, ...languages }

/** An account with three memes, and the rows that its lists report as unreadable. */
async function somebody() {
  const reported: UnreadableRow[] = []
  const context: ServiceContext = {
    ...(await services.openContext()),
    onUnreadableRow: (row) => reported.push(row),
  }
  const { promptId, results } = await generateMemes(context, { ...asked, count: 3 })
  return { context, actor: context.actor, promptId, ids: results.map(({ id }) => id), reported }
}

/** As the version before stored it. */
async function storeHeader(resultId: string, text: string): Promise<void> {
  const header = { text, fontSize: 20, fontColor: '#1B1B22', fontFamily: 'Baloo 2' }
  const { sql } = services.database
  await sql`
    update images set document = jsonb_set(document, '{header}', ${sql.json(header)})
    where id = (select image_id from results where id = ${resultId})`
}

async function repair(): Promise<void> {
  const file = (await readdir('drizzle')).find((name) => name.endsWith('_readable_captions.sql'))
  const statements = (await readFile(`drizzle/${file}`, 'utf8')).split('--> statement-breakpoint')
  await services.database.sql.begin(async (transaction) => {
    for (const statement of statements) await transaction.unsafe(statement)
    await transaction.unsafe('drop function pg_temp.readable, pg_temp.without_towers, pg_temp.utf16_units')
  })
}

const headersOf = (text: string[]) => oldHeaders(300).filter(({ name }) => text.includes(name))
const endless = oldHeaders(300).find(({ name }) => name === 'zalgo without end')?.text ?? ''

/** Every list that shows memes, with how many it shows. */
async function listsOf({ context, actor, promptId }: Awaited<ReturnType<typeof somebody>>) {
  const { actor: _actor, ...rest } = context
  const caller = createCaller({ actor, requestId: 'request', services: rest })
  const tool = await listMyMemesTool.run({ caller, context: { actor, requestId: '', services: rest } }, {})
  const lists = {
    myMemes: (await call(actor, 'GET', '/account/my-memes')).body.items,
    paged: (await call(actor, 'GET', '/result/paged')).body.items,
    found: (await call(actor, 'GET', '/account/my-memes?search=lift')).body.items,
    ofPrompt: (await call(actor, 'GET', `/account/prompt-results?promptId=${promptId}`)).body.results,
    app: (await caller.account.myMemes({})).items,
    tool: tool.output.items as unknown[],
  }
  return Object.fromEntries(Object.entries(lists).map(([name, items]) => [name, items.length]))
}

const all = (count: number) => ({
  myMemes: count,
  paged: count,
  found: count,
  ofPrompt: count,
  app: count,
  tool: count,
})

describe('a meme that the version before stored', () => {
  it.each(headersOf(['Hindi', 'Thai', 'zalgo']))('is read as it is: $name', async ({ text }) => {
    const person = await somebody()
    await storeHeader(person.ids[0] ?? '', text)
    expect(await listsOf(person)).toEqual(all(3))
    const { body } = await call(person.actor, 'GET', `/result/${person.ids[0]}`)
    expect(body.result.header.text).toBe(text)
    expect(person.reported).toEqual([])
  })

  it.each(headersOf(['zalgo without end', 'family emoji']))(
    'is repaired by the migration: $name',
    async ({ text }) => {
      const person = await somebody()
      const [first = '', second = ''] = person.ids
      await storeHeader(first, text)
      await services.database.sql`
      update images set document = jsonb_set(document, '{captions,0,text}', to_jsonb(${text}::text))
      where id = (select image_id from results where id = ${second})`
      expect(await listsOf(person)).toEqual(all(1))
      await repair()
      expect(await listsOf(person)).toEqual(all(3))
      const { body } = await call(person.actor, 'GET', `/result/${first}`)
      expect(body.result.header.text.length).toBeGreaterThan(100)
      expect(text.startsWith(body.result.header.text.slice(0, 4))).toBe(true)
      const untouched = await call(person.actor, 'GET', `/result/${person.ids[2]}`)
      expect(untouched.status).toBe(200)
    },
  )
})

describe('a meme that cannot be read', () => {
  it('is left out of every list and reported without its words', async () => {
    const person = await somebody()
    await storeHeader(person.ids[1] ?? '', endless)
    expect(await listsOf(person)).toEqual(all(2))
    expect(person.reported).toContainEqual({
      kind: 'meme',
      id: person.ids[1],
      faults: ['header.text too_big'],
    })
    expect(JSON.stringify(person.reported)).not.toContain('a̷')
    expect((await call(person.actor, 'GET', '/account/stats')).body.memes).toBe(3)
    expect((await call(person.actor, 'GET', '/account/my-prompts')).body.items).toHaveLength(1)
    expect((await call(person.actor, 'GET', '/template/shelf')).status).toBe(200)
  })

  it('does not end a walk through the pages, also where a page is left empty', async () => {
    const { actor, ids } = await somebody()
    for (const id of ids.slice(0, 2)) await storeHeader(id, endless)
    const pages = []
    let before = ''
    do {
      const { body } = await call(actor, 'GET', `/account/my-memes?pageSize=1${before}`)
      pages.push(body.items.length)
      expect(body.total).toBe(3)
      before = body.before === null ? '' : `&before=${body.before}`
    } while (before !== '' && pages.length < 10)
    expect(pages).toEqual([0, 0, 1])
  })

  it('says so when it is asked for, and is neither starred nor shared', async () => {
    const { actor, ids } = await somebody()
    const [id = ''] = ids
    await storeHeader(id, endless)
    const answers = [
      await call(actor, 'GET', `/result/${id}`),
      await call(actor, 'POST', '/result/star', { resultId: id }),
      await call(actor, 'POST', '/result/share', { resultId: id }),
    ]
    for (const { status, body } of answers) {
      expect([status, body.message]).toEqual([404, 'This meme cannot be read. You can still delete it.'])
    }
    const { sql } = services.database
    expect(await sql`select share_key from results where id = ${id}`).toEqual([{ share_key: null }])
    expect(await sql`select from starred_results where result_id = ${id}`).toHaveLength(0)
  })

  it('becomes readable with another header', async () => {
    const person = await somebody()
    const [id = ''] = person.ids
    await storeHeader(id, endless)
    expect((await call(person.actor, 'PATCH', `/result/${id}`, { header: null })).status).toBe(200)
    expect(await listsOf(person)).toEqual(all(3))
  })

  it('still shows its shared page', async () => {
    const { context, actor, ids } = await somebody()
    const [id = ''] = ids
    const { body } = await call(actor, 'POST', '/result/share', { resultId: id })
    await storeHeader(id, endless)
    const shared = await findSharedMeme(context, new URL(body.result.shareUrl).pathname.slice('/s/'.length))
    expect(shared?.resultId).toBe(id)
  })

  it('is deleted alone, among others and with its account', async () => {
    const { actor, ids } = await somebody()
    for (const id of ids) await storeHeader(id, endless)
    const [first, second] = ids
    expect((await call(actor, 'DELETE', `/result/${first}`)).body).toEqual({ deleted: true })
    const many = await call(actor, 'POST', '/result/delete-many', { resultIds: [second] })
    expect(many.body).toEqual({ deleted: 1 })
    expect((await call(actor, 'GET', '/account/my-memes')).body).toMatchObject({ items: [], total: 1 })
    expect((await call(actor, 'DELETE', '/account/close')).body).toEqual({ closed: true })
    expect((await call(actor, 'GET', '/account/my-memes')).body).toMatchObject({ items: [], total: 0 })
  })

  it('stands in the export as left out, and everything else is there', async () => {
    const { context, ids } = await somebody()
    await storeHeader(ids[0] ?? '', endless)
    const texts = new Map<string, string>()
    for await (const { name, chunks } of exportAccount(context)) {
      const parts = []
      for await (const chunk of chunks) parts.push(chunk)
      texts.set(name, Buffer.concat(parts).toString())
    }
    expect(JSON.parse(texts.get('memes.json') ?? '')).toHaveLength(2)
    expect([...texts.keys()].filter((name) => name.startsWith('memes/'))).toHaveLength(2)
    expect(JSON.parse(texts.get('left-out.json') ?? '')).toEqual([
      { file: `meme ${ids[0]}`, reason: 'cannot be read: header.text too_big' },
    ])
  })
})

describe('another row that cannot be read', () => {
  it('takes neither the prompts, nor the visuals, nor one’s own pictures with it', async () => {
    const { context, actor } = await somebody()
    const { sql } = services.database
    const { promptId, visuals } = await generateVisuals(context, {
      concept: 'Letting go',
      aspectRatio: '1:1',
      variation: 0,
    })
    await themeUpload(context, uploadInput({ base64String: await pictureBase64(), maxDimension: 256 }))
    await themeUpload(context, uploadInput({ base64String: await pictureBase64(), maxDimension: 256 }))
    const [first, second] = visuals.map(({ visualId }) => visualId)
    for (const visualId of [first, second]) await call(actor, 'POST', '/minimalist-visual/star', { visualId })
    const { userId } = actor
    await sql`update visuals set aspect_ratio = '9:9' where id = ${first ?? ''}`
    await sql`update prompts set tone = 'loud' where user_id = ${userId} and kind = 'text-to-meme'`
    await sql`
      update uploads set boxes = '[{"role":"a","hint":"","x":7,"y":0,"width":0.5,"height":0.5,"rotateAngle":0}]'
      where id = (select id from uploads where user_id = ${userId} limit 1)`
    const lengthOf = async (list: string) => {
      const { status, body } = await call(actor, 'GET', `/account/${list}`)
      return [list, status, body.items.length, body.total]
    }
    expect(await lengthOf('my-visuals')).toEqual(['my-visuals', 200, 3, 4])
    expect(await lengthOf('saved-visuals')).toEqual(['saved-visuals', 200, 1, 2])
    expect(await lengthOf('my-prompts')).toEqual(['my-prompts', 200, 3, 4])
    expect(await lengthOf('my-templates')).toEqual(['my-templates', 200, 1, 2])
    const ofPrompt = await call(actor, 'GET', `/account/prompt-results?promptId=${promptId}`)
    expect(ofPrompt.body.visuals).toHaveLength(3)
    expect((await call(actor, 'DELETE', `/minimalist-visual/${first}`)).body).toEqual({ deleted: true })
  })
})

describe('what no list could show', () => {
  /** Addresses of pictures that are no addresses: the contract of every answer refuses them. */
  const broken = (context: ServiceContext) => ({ ...context, site: { ...context.site, url: 'nowhere' } })
  const box = {
    text: 'Hi',
    x: 0,
    y: 0,
    width: 99,
    height: 99,
    fontSize: 20,
    fontFamily: 'Anton',
    rotateAngle: 0,
  }
  const byHand = {
    imageName: 'two-buttons',
    captions: [box],
    header: null,
    footer: null,
    width: 500,
    height: 600,
  }

  it.each<[string, (context: ServiceContext) => Promise<unknown>]>([
    ['text-to-meme', (context) => generateMemes(context, { ...asked, count: 3 })],
    ['text-to-gif', (context) => generateGifs(context, { ...asked, imageCount: 1 })],
    ['themed/template', (context) => themeTemplate(context, templateInput({}))],
    [
      'themed/upload',
      async (context) => themeUpload(context, uploadInput({ base64String: await pictureBase64() })),
    ],
    [
      'minimalist-visual',
      (context) => generateVisuals(context, { concept: 'Letting go', aspectRatio: '1:1', variation: 0 }),
    ],
    ['result', (context) => createResult(context, byHand)],
    ['demo/keep', (context) => keepDemo(context, { text: asked.text, variation: 0 })],
  ])('is neither stored nor charged: %s', async (_name, make) => {
    const context = await services.openContext()
    const { sql } = services.database
    await expect(make(broken(context))).rejects.toThrow()
    expect((await call(context.actor, 'GET', '/account/used-credits')).body.usedCreditCount).toBe(0)
    for (const table of ['prompts', 'results', 'images', 'visuals', 'uploads']) {
      const rows = await sql`select id from ${sql(table)} where user_id = ${context.actor.userId}`
      expect([table, rows.length]).toEqual([table, 0])
    }
  })

  it('changes no meme that is there', async () => {
    const { context, actor, ids } = await somebody()
    const { body } = await call(actor, 'GET', '/account/my-memes')
    const [id = ''] = ids
    await expect(updateResult(broken(context), { id, header: null, captions: [] })).rejects.toThrow()
    await expect(swapPicture(broken(context), { resultId: id, seen: [], without: [] })).rejects.toThrow()
    expect((await call(actor, 'GET', '/account/my-memes')).body).toEqual(body)
  })
})
