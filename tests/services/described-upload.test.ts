import { keyActor } from '@tests/support/key-actor'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { pictureBase64, templateInput, uploadInput } from '@tests/support/themed'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { AddMyTemplateInput } from '@/contracts/own-template'
import { images } from '@/server/db/schema/images'
import { prompts } from '@/server/db/schema/prompts'
import type { PictureDescriber } from '@/server/services/ports/picture-describer'
import { themeTemplate } from '@/server/services/themed/theme-template'
import { themeUpload } from '@/server/services/themed/theme-upload'
import { addUpload } from '@/server/services/uploads/add-upload'
import { listMyUploads } from '@/server/services/uploads/list-my-uploads'

const services = setUp(openTestServices)
let base64String: string
beforeAll(async () => {
  base64String = await pictureBase64()
})

const usage = {
  provider: 'openai',
  modelId: 'a-model',
  inputTokens: 900,
  cachedInputTokens: 0,
  outputTokens: 12,
}

async function uploadSeenAs(description: string | null, values = {}) {
  const context = await services.openContext()
  const pictureDescriber: PictureDescriber = { describe: async () => ({ description, usage }) }
  const answer = await themeUpload(
    { ...context, ports: { ...context.ports, pictureDescriber } },
    uploadInput({ base64String, ...values }),
  )
  const [prompt] = await context.db.select().from(prompts).where(eq(prompts.id, answer.promptId))
  const words = answer.results.map(({ header, footer }) => `${header?.text}|${footer?.text}`)
  return { context, answer, prompt, words }
}

it('what a model sees stands beside the theme once, is kept with the picture and counted', async () => {
  const { context, answer, prompt, words } = await uploadSeenAs('a cat asleep on a keyboard')
  expect(words.filter((text) => /A cat asleep on a keyboard/.test(text))).toHaveLength(1)
  expect(prompt?.modelUsage).toEqual(usage)
  expect(answer.results[0]?.altText).toMatch(/^A picture: a cat asleep on a keyboard\./)
  const { items } = await listMyUploads(context, { page: 1, pageSize: 10, sort: 'created_at' })
  expect(items[0]).toMatchObject({ description: 'a cat asleep on a keyboard' })
  const marks = await context.db.select().from(images).where(eq(images.userId, context.actor.userId))
  expect(marks.filter(({ wordsByModel }) => wordsByModel)).toHaveLength(1)
})

it('what a model sees that we do not draw is not said', async () => {
  const { answer, prompt, words } = await uploadSeenAs('kill all immigrants')
  expect([...words, JSON.stringify(answer)].join()).not.toContain('immigrants')
  expect(prompt?.modelUsage).toEqual(usage)
})

it('what a model sees is said in English only, because it speaks nothing else', async () => {
  const german = { memeTheme: 'Montage', inputLanguage: 'de', outputLanguage: 'de' }
  const { words } = await uploadSeenAs('a cat asleep on a keyboard', german)
  expect(words.join()).not.toMatch(/cat asleep/)
})

it('without an answer the memes are written without it', async () => {
  const { answer } = await uploadSeenAs(null)
  expect(answer.results).toHaveLength(4)
})

it('a picture that was kept without a description is described once, when it is themed', async () => {
  const context = await services.openContext()
  const { template } = await addUpload(
    context,
    AddMyTemplateInput.parse({ base64String, title: 'Our office', keywords: [], boxes: [] }),
  )
  let looks = 0
  const pictureDescriber: PictureDescriber = {
    describe: async () => {
      looks++
      return { description: 'a cat asleep on a keyboard', usage }
    },
  }
  const seeing = { ...context, ports: { ...context.ports, pictureDescriber } }
  const input = templateInput({ imageName: template.name, memeTheme: 'Mondays' })
  const first = await themeTemplate(seeing, input)
  const second = await themeTemplate(seeing, { ...input, memeTheme: 'Fridays' })
  expect(looks).toBe(1)
  for (const { altText } of [...first.results, ...second.results]) {
    expect(altText).toMatch(/^A picture: a cat asleep on a keyboard\./)
  }
  const [prompt] = await context.db.select().from(prompts).where(eq(prompts.id, first.promptId))
  expect(prompt?.modelUsage).toEqual(usage)
  const { items } = await listMyUploads(context, { page: 1, pageSize: 10, sort: 'created_at' })
  expect(items[0]).toMatchObject({ title: 'Our office', description: 'a cat asleep on a keyboard' })
})

it('a test key has no picture of its own described', async () => {
  const owner = services.newUser()
  const context = await services.openContext(owner)
  const { template } = await addUpload(
    context,
    AddMyTemplateInput.parse({ base64String, title: 'Our office', keywords: [], boxes: [] }),
  )
  const test = await services.openContext(keyActor(owner.userId, { mode: 'test' }))
  const pictureDescriber: PictureDescriber = { describe: () => Promise.reject(new Error('It was asked.')) }
  const { results } = await themeTemplate(
    { ...test, ports: { ...test.ports, pictureDescriber } },
    templateInput({ imageName: template.name }),
  )
  expect(results).toHaveLength(4)
})
