import { family, longTexts, mixedText } from '@tests/support/long-texts'
import { restCaller } from '@tests/support/rest-caller'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { pictureBase64 } from '@tests/support/themed'
import { beforeAll, describe, expect, it } from 'vitest'
import { DemoInput, DemoOutput, KeptDemo } from '@/contracts/demo'
import { captionCharsMax } from '@/core/meme/meme-document'
import { isWithin } from '@/core/text/text-limit'
import { appRouter, createCaller } from '@/server/api/root'
import { listMyMemes as listMyMemesTool } from '@/server/mcp/tools/list-my-memes'
import { makeMemes } from '@/server/mcp/tools/make-memes'
import { renderMeme } from '@/server/mcp/tools/render-meme'
import { keepDemo } from '@/server/services/demo/keep-demo'
import { tryMemes } from '@/server/services/demo/try-memes'
import type { Actor } from '@/server/services/service-context'

/** Texts that are as long as they may be, and one character longer, in the ways people write. */

const services = setUp(openTestServices)
const call = restCaller(services)
let base64String: string
beforeAll(async () => {
  base64String = await pictureBase64()
})

const refusal = /^\S+ (must be at most \d+ characters|has too many accents or emoji .+)\.$/

async function usedBy(actor: Actor): Promise<number> {
  return (await call(actor, 'GET', '/account/used-credits')).body.usedCreditCount
}

async function libraryOf(
  actor: Actor,
  list = 'my-memes',
): Promise<{ items: { id: string; visualId: string }[] }> {
  const { status, body } = await call(actor, 'GET', `/account/${list}?pageSize=50`)
  expect(status).toBe(200)
  return body
}

interface Run {
  path: string
  charsMax: number
  cost: number
  body(text: string): Record<string, unknown>
}

const runs: Run[] = [
  {
    path: '/meme/text-to-meme',
    charsMax: 500,
    cost: 1,
    body: (text) => ({ text, count: 12, maxDimension: 256 }),
  },
  {
    path: '/meme/text-to-gif',
    charsMax: 500,
    cost: 2,
    body: (text) => ({ text, imageCount: 6, maxDimension: 256 }),
  },
  {
    path: '/meme/themed/template',
    charsMax: 60,
    cost: 1,
    body: (memeTheme) => ({ imageName: 'nope-yep', memeTheme }),
  },
  { path: '/meme/themed/upload', charsMax: 60, cost: 2, body: (memeTheme) => ({ base64String, memeTheme }) },
  { path: '/meme/minimalist-visual', charsMax: 500, cost: 1, body: (concept) => ({ concept }) },
]

describe.each(runs)('$path', ({ path, charsMax, cost, body }) => {
  it.each(longTexts(charsMax))(
    'takes the longest text once and lists what it made: $name',
    async ({ longest }) => {
      const user = services.newUser()
      const made = await call(user, 'POST', path, body(longest))
      expect([made.status, made.body.message]).toEqual([200, undefined])
      expect(await usedBy(user)).toBe(cost)
      const memes: { id: string }[] = made.body.results ?? []
      const drawings: { visualId: string }[] = made.body.visuals ?? []
      expect(memes.length + drawings.length).toBeGreaterThan(2)
      expect((await libraryOf(user)).items.map(({ id }) => id).toSorted()).toEqual(
        memes.map(({ id }) => id).toSorted(),
      )
      expect((await libraryOf(user, 'my-visuals')).items.map(({ visualId }) => visualId).toSorted()).toEqual(
        drawings.map(({ visualId }) => visualId).toSorted(),
      )
      const prompt = await call(user, 'GET', `/account/prompt-results?promptId=${made.body.promptId}`)
      expect(prompt.status).toBe(200)
    },
  )

  it.each(longTexts(charsMax))('refuses one character more and takes nothing: $name', async ({ tooLong }) => {
    const user = services.newUser()
    const made = await call(user, 'POST', path, body(tooLong))
    expect(made.status).toBe(400)
    expect(made.body.message).toMatch(refusal)
    expect(await usedBy(user)).toBe(0)
    expect((await call(user, 'GET', '/account/my-prompts')).body.items).toEqual([])
  })
})

const box = { x: 20, y: 20, width: 400, height: 200, fontSize: 32, fontFamily: 'Anton' }
const bar = { fontSize: 40, fontColor: '#1B1B22', fontFamily: 'Baloo 2' }
const byHand = (text: string) => ({
  imageName: 'two-buttons',
  captions: [{ ...box, text }],
  header: { ...bar, text },
  footer: { ...bar, text },
  width: 1000,
  height: 1600,
})

describe('an ordinary sentence', () => {
  // Fewer than 300 characters and more than 300 UTF-16 units: it was charged, answered 500 and broke every list.
  const sentences = longTexts(250).filter(({ name }) => ['Hindi', 'Thai'].includes(name))
  const emoji = { name: 'family emoji', longest: family.repeat(30) }

  it.each([...sentences, emoji])(
    'of $name is made into memes and GIFs, also on the front page',
    async ({ longest: text }) => {
      expect(text.length).toBeGreaterThan(300)
      expect(text.length).toBeLessThan(500)
      const context = await services.openContext()
      const memes = await call(context.actor, 'POST', '/meme/text-to-meme', { text, count: 12 })
      const gifs = await call(context.actor, 'POST', '/meme/text-to-gif', {
        text,
        imageCount: 6,
        maxDimension: 256,
      })
      expect([memes.status, gifs.status]).toEqual([200, 200])
      expect(DemoOutput.parse(await tryMemes(context, DemoInput.parse({ text }))).memes).toHaveLength(3)
      await keepDemo(context, DemoInput.parse({ text }))
      const made = memes.body.results.length + gifs.body.results.length + 3
      expect((await libraryOf(context.actor)).items).toHaveLength(made)
      expect((await call(context.actor, 'GET', '/result/paged')).status).toBe(200)
    },
  )
})

describe('a meme by hand', () => {
  it.each(longTexts(captionCharsMax))(
    'takes the longest words and gives them back: $name',
    async ({ longest }) => {
      const user = services.newUser()
      const made = await call(user, 'POST', '/result', byHand(longest))
      expect([made.status, made.body.message]).toEqual([200, undefined])
      expect(made.body.result.header.text).toBe(longest)
      const { id, captions } = made.body.result
      const changed = await call(user, 'PATCH', `/result/${id}`, { captions, footer: null })
      expect(changed.body.result).toMatchObject({ captions, footer: null })
      expect((await libraryOf(user)).items).toEqual([changed.body.result])
      const swapped = await call(user, 'POST', '/result/swap', { resultId: id })
      expect([200, 409]).toContain(swapped.status)
      expect((await call(user, 'GET', `/result/${id}`)).status).toBe(200)
    },
  )

  it.each(longTexts(captionCharsMax))(
    'refuses one character more, new or changed: $name',
    async ({ tooLong }) => {
      const user = services.newUser()
      const { body } = await call(user, 'POST', '/result', byHand('short'))
      const { text: _text, ...rest } = byHand(tooLong).header
      for (const refused of [
        await call(user, 'POST', '/result', byHand(tooLong)),
        await call(user, 'PATCH', `/result/${body.result.id}`, { header: { ...rest, text: tooLong } }),
      ]) {
        expect(refused.status).toBe(400)
        expect(refused.body.message).toMatch(refusal)
      }
      expect((await libraryOf(user)).items).toEqual([body.result])
    },
  )
})

describe('a picture of one’s own', () => {
  it.each(longTexts(40))(
    'takes the longest words about it and lists them: $name',
    async ({ longest, tooLong }) => {
      const user = services.newUser()
      const boxes = [{ role: longest, hint: longest, x: 0.1, y: 0.1, width: 0.5, height: 0.3 }]
      const about = { base64String, title: longest, keywords: [longest], boxes }
      const kept = await call(user, 'POST', '/account/my-templates', about)
      expect([kept.status, kept.body.message]).toEqual([200, undefined])
      expect((await libraryOf(user, 'my-templates')).items).toEqual([kept.body.template])
      const refused = await call(user, 'POST', '/account/my-templates', { ...about, keywords: [tooLong] })
      expect(refused.status).toBe(400)
      expect(refused.body.message).toMatch(refusal)
      expect((await libraryOf(user, 'my-templates')).items).toHaveLength(1)
    },
  )
})

describe('the front page', () => {
  it.each(longTexts(500))(
    'shows and keeps memes of the longest text: $name',
    async ({ longest, tooLong }) => {
      const context = await services.openContext()
      const input = DemoInput.parse({ text: longest })
      expect(DemoOutput.parse(await tryMemes(context, input)).memes).toHaveLength(3)
      const kept = KeptDemo.parse(await keepDemo(context, input))
      const listed = (await libraryOf(context.actor)).items.map(({ id }) => id)
      expect(listed.toSorted()).toEqual(kept.memes.map(({ id }) => id).toSorted())
      expect(DemoInput.safeParse({ text: tooLong }).success).toBe(false)
    },
  )
})

describe('the app', () => {
  it.each(longTexts(500))(
    'shows a run of the longest text step by step and lists it: $name',
    async ({ longest }) => {
      const { actor, ...rest } = services.contextFor()
      const caller = createCaller({ actor, requestId: 'request', services: rest })
      const steps = []
      for await (const step of await caller.meme.streamTextToMeme({ text: longest, count: 12 }))
        steps.push(step)
      const done = steps.at(-1)
      if (done?.type !== 'done') throw new Error('The run did not end.')
      expect(done.output.credits.used).toBe(1)
      const listed = await caller.account.myMemes({ pageSize: 50 })
      expect(listed.items).toHaveLength(done.output.results.length)
    },
  )
})

describe('a tool for models', () => {
  it.each(longTexts(captionCharsMax))(
    'makes, renders and lists the longest words: $name',
    async ({ longest, tooLong }) => {
      const { actor, ...rest } = services.contextFor()
      const context = { actor, requestId: 'request', services: rest }
      const tool = { caller: appRouter.createCaller(context), context }
      const made = await makeMemes.run(tool, { text: longest, count: 3 })
      await renderMeme.run(tool, { template: 'two-buttons', header: longest, footer: longest })
      const listed = await listMyMemesTool.run(tool, {})
      expect(listed.output).toMatchObject({ total: (made.output.results as unknown[]).length + 1 })
      await expect(renderMeme.run(tool, { template: 'two-buttons', header: tooLong })).rejects.toMatchObject({
        issues: [{ path: ['header'] }],
      })
    },
  )
})

describe('any text of many scripts', () => {
  it('is answered with memes that are in the library, or refused for its length', async () => {
    for (let seed = 1; seed <= 40; seed++) {
      const text = mixedText(seed, 520)
      const user = services.newUser()
      const wanted = { text, count: 12, maxDimension: seed % 2 === 0 ? 256 : 800 }
      const { status, body } = await call(user, 'POST', '/meme/text-to-meme', wanted)
      const isTaken = isWithin(text.trim(), 500)
      expect([seed, status], body.message).toEqual([seed, isTaken ? 200 : 400])
      const made: { id: string }[] = body.results ?? []
      expect((await libraryOf(user)).items.map(({ id }) => id).toSorted(), `seed ${seed}`).toEqual(
        made.map(({ id }) => id).toSorted(),
      )
      expect(await usedBy(user)).toBe(isTaken ? 1 : 0)
    }
  })
})
