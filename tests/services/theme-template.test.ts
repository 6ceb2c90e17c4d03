import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { pictureBase64, templateInput, uploadInput } from '@tests/support/themed'
import { afterAll, describe, expect, it } from 'vitest'
import { MemeStyleOutput } from '@/contracts/meme-style'
import { ThemedOutput } from '@/contracts/themed-template'
import { captionStyles } from '@/core/meme/caption-styles'
import { getCredits } from '@/server/services/credits/get-credits'
import { listMyPrompts } from '@/server/services/prompts/list-my-prompts'
import { getMemeStyle } from '@/server/services/templates/get-meme-style'
import { themeTemplate } from '@/server/services/themed/theme-template'
import { themeUpload } from '@/server/services/themed/theme-upload'

const services = setUp(openTestServices)
afterAll(async () => {
  expect([...(await services.database.sql`select * from credit_violations`)]).toEqual([])
})

const firstPage = { page: 1, pageSize: 50, sort: 'created_at' } as const

describe('a theme on a template', () => {
  it('gives four memes on it for one credit', async () => {
    const context = await services.openContext()
    const answer = await themeTemplate(context, templateInput({ maxDimension: 640 }))
    expect(ThemedOutput.parse(answer)).toEqual(answer)
    expect(answer.credits).toMatchObject({ used: 1, remaining: 19 })
    for (const { imageName, width, height, captions, altText } of answer.results) {
      expect(imageName).toBe('nope-yep')
      expect(Math.max(width, height)).toBe(640)
      expect(captions.map(({ slot }) => slot)).toEqual(['reject', 'approve'])
      expect(altText.length).toBeGreaterThan(60)
    }
    const words = answer.results.flatMap(({ captions }) => captions.map(({ text }) => text))
    expect(new Set(words).size).toBe(8)
    expect(words.join(' ')).toMatch(/coffee|cup|mug/i)
    expect((await listMyPrompts(context, firstPage)).items).toMatchObject([
      { kind: 'themed-template', text: 'coffee', resultCount: 4 },
    ])
  })

  it.each([
    ['a template that is not there', { imageName: 'nope-yepp' }, 'NOT_FOUND', /Did you mean nope-yep/],
    ['a template that moves', { imageName: 'nope-yep-loop' }, 'BAD_REQUEST', /stands still/],
    ['an upload that never was', { imageName: `upload:${'a'.repeat(22)}` }, 'NOT_FOUND', /no such picture/],
    ['a threat', { memeTheme: 'kill all immigrants' }, 'CONTENT_BLOCKED', /\.$/],
  ])('refuses %s, and takes nothing', async (_what, values, code, message) => {
    const context = await services.openContext()
    await expect(themeTemplate(context, templateInput(values))).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message),
    })
    expect((await getCredits(context)).used).toBe(0)
    expect((await listMyPrompts(context, firstPage)).total).toBe(0)
  })

  it('says when nothing here could translate', async () => {
    const { notice } = await themeTemplate(
      await services.openContext(),
      templateInput({ outputLanguage: 'de' }),
    )
    expect(notice).toBe('translation_unavailable')
  })
})

describe('the style of a picture', () => {
  it('is a template’s own when none is named: its places, empty', async () => {
    const answer = await getMemeStyle(await services.openContext(), { image: 'nope-yep' })
    expect(MemeStyleOutput.parse(answer)).toEqual(answer)
    expect(answer.styles).toEqual([...captionStyles])
    expect(answer.captions.map(({ slot, text }) => [slot, text])).toEqual([
      ['reject', ''],
      ['approve', ''],
    ])
    expect(Math.max(answer.width, answer.height)).toBe(500)
  })

  it('is the one that was named', async () => {
    for (const style of captionStyles) {
      const answer = await getMemeStyle(await services.openContext(), { image: 'nope-yep', style })
      expect(answer.style).toBe(style)
      expect(answer.captions).toHaveLength(style === 'subtitle' ? 1 : 2)
    }
    const [classic] = (
      await getMemeStyle(await services.openContext(), { image: 'iceberg', style: 'classic' })
    ).captions
    expect(classic).toMatchObject({ fontFamily: 'Anton', color: '#FFFFFF', strokeColor: '#000000' })
  })

  it('of an upload lies where it is calm', async () => {
    const context = await services.openContext()
    const base64String = await pictureBase64()
    const { results } = await themeUpload(context, uploadInput({ base64String }))
    const answer = await getMemeStyle(context, { image: results[0]?.imageName ?? '' })
    expect(MemeStyleOutput.parse(answer)).toEqual(answer)
    expect([answer.width, answer.height]).toEqual([500, 375])
  })

  it('is not there for a picture that is not', async () => {
    await expect(getMemeStyle(await services.openContext(), { image: 'nowhere' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})
