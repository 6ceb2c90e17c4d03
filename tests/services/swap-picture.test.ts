import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { pictureBase64, uploadInput } from '@tests/support/themed'
import { describe, expect, it } from 'vitest'
import { CreateResultInput, ResultOutput, SwapResultInput } from '@/contracts/result'
import { TextToGifInput } from '@/contracts/text-to-gif'
import { TextToMemeInput } from '@/contracts/text-to-meme'
import { getCredits } from '@/server/services/credits/get-credits'
import { getImage } from '@/server/services/images/get-image'
import { generateGifs } from '@/server/services/memes/generate-gifs'
import { generateMemes } from '@/server/services/memes/generate-memes'
import { createResult } from '@/server/services/results/create-result'
import { getResult } from '@/server/services/results/get-result'
import { swapPicture } from '@/server/services/results/swap-picture'
import type { ServiceContext } from '@/server/services/service-context'
import { themeUpload } from '@/server/services/themed/theme-upload'
import { findTemplate } from '@/templates/templates'

const services = setUp(openTestServices)

const swap = (context: ServiceContext, values: Record<string, unknown>) =>
  swapPicture(context, SwapResultInput.parse(values))
const spoken = ({ captions }: { captions: { text: string }[] }) => captions.map(({ text }) => text)
const imageIdOf = (imageUrl: string) => /\/i\/(\w+)\./.exec(imageUrl)?.[1] ?? ''

/** A meme with words for two boxes that many pictures have room for. */
async function nopeYep(of?: ServiceContext) {
  const context = of ?? (await services.openContext())
  const box = { x: 250, y: 10, width: 240, height: 230, fontSize: 30, fontFamily: 'Baloo 2' }
  const { result } = await createResult(
    context,
    CreateResultInput.parse({
      imageName: 'nope-yep',
      captions: [
        { ...box, slot: 'reject', text: 'taking the stairs' },
        { ...box, y: 260, slot: 'approve', text: 'waiting for the lift' },
      ],
      width: 500,
      height: 500,
    }),
  )
  return { context, result }
}

describe('swapping the picture', () => {
  it('keeps every word, the id and the size, and costs nothing', async () => {
    const { context, result } = await nopeYep()
    const answer = await swap(context, { resultId: result.id })
    expect(ResultOutput.parse(answer)).toEqual(answer)
    expect(answer.result.imageName).not.toBe('nope-yep')
    expect(spoken(answer.result)).toEqual(spoken(result))
    expect(answer.result.id).toBe(result.id)
    expect(Math.max(answer.result.width, answer.result.height)).toBe(500)
    expect(answer.result.reason?.length).toBeGreaterThan(0)
    expect(await getResult(context, result.id)).toEqual(answer.result)
    expect((await getCredits(context)).used).toBe(0)
  })

  it('gives the meme a picture of its own, and the old address goes on showing the old one', async () => {
    const { context, result } = await nopeYep()
    const swapped = (await swap(context, { resultId: result.id })).result
    expect(swapped.imageUrl).not.toBe(result.imageUrl)
    const shows = (imageName: string) => ({ document: { imageName } })
    expect(await getImage(context, imageIdOf(result.imageUrl))).toMatchObject(shows('nope-yep'))
    expect(await getImage(context, imageIdOf(swapped.imageUrl))).toMatchObject(shows(swapped.imageName))
  })

  it('goes through all that fit, the same joke first, and then begins again', async () => {
    const { context, result } = await nopeYep()
    const seen = [result.imageName]
    for (let step = 0; step < 60; step++) {
      const { imageName } = (await swap(context, { resultId: result.id, seen })).result
      if (seen.includes(imageName)) {
        expect(imageName).toBe('nope-yep')
        break
      }
      seen.push(imageName)
    }
    expect(seen.length).toBeGreaterThan(5)
    expect(seen.length).toBeLessThan(60)
    expect(findTemplate(seen[1] ?? '')?.jokeShape).toBe('preference')
  })

  it('leaves out what is not wanted', async () => {
    const { context, result } = await nopeYep()
    const first = (await swap(context, { resultId: result.id })).result.imageName
    const other = await nopeYep(await services.openContext())
    const next = await swap(other.context, { resultId: other.result.id, without: [first] })
    expect(next.result.imageName).not.toBe(first)
  })

  it('keeps moving what moves', async () => {
    const context = await services.openContext()
    const { results } = await generateGifs(
      context,
      TextToGifInput.parse({ text: 'waiting for the build', imageCount: 6 }),
    )
    const swaps = results.map(({ id }) => swap(context, { resultId: id }).catch(() => null))
    const swapped = (await Promise.all(swaps)).filter((answer) => answer !== null)
    expect(swapped.length).toBeGreaterThan(0)
    for (const { result } of swapped) expect([result.animated, result.motion === null]).toEqual([true, false])
  })

  it('of somebody else’s meme, or of a picture of one’s own, changes nothing', async () => {
    const { result } = await nopeYep()
    await expect(swap(await services.openContext(), { resultId: result.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const context = await services.openContext()
    const themed = await themeUpload(context, uploadInput({ base64String: await pictureBase64() }))
    const id = themed.results[0]?.id ?? ''
    await expect(swap(context, { resultId: id })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await getResult(context, id)).toEqual(themed.results[0])
  })
})

describe('a run with a choice of templates', () => {
  const asked = { text: 'I want to sleep early but one more episode', count: 4 }

  it('leaves out those that stay, so that no two memes of a page share one', async () => {
    const context = await services.openContext()
    const first = await generateMemes(context, TextToMemeInput.parse({ ...asked, count: 12 }))
    const without = first.results.slice(0, 3).map(({ imageName }) => imageName)
    const next = await generateMemes(context, TextToMemeInput.parse({ ...asked, count: 9, without }))
    const names = next.results.map(({ imageName }) => imageName)
    expect(names).toHaveLength(9)
    expect(names.filter((name) => without.includes(name))).toEqual([])
    expect(next.credits.used).toBe(2)
  })

  it('tells the joke that is wished for first, then its kin', async () => {
    const { results } = await generateMemes(
      await services.openContext(),
      TextToMemeInput.parse({ ...asked, jokeShape: 'preference' }),
    )
    const shapes = results.map(({ imageName }) => findTemplate(imageName)?.jokeShape)
    expect(shapes).toEqual(['preference', 'preference', 'preference', 'temptation'])
  })

  it('that leaves no template charges nothing', async () => {
    const context = await services.openContext()
    const none = { ...context.ports.captionWriter, write: async () => ({ memes: [], language: 'en' }) }
    const empty = { ...context, ports: { ...context.ports, captionWriter: none } }
    await expect(generateMemes(empty, TextToMemeInput.parse(asked))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    expect((await getCredits(context)).used).toBe(0)
  })
})

it('leaves one whole meme when two swap at the same time', async () => {
  const { context, result } = await nopeYep()
  const seen = [result.imageName]
  const both = await Promise.all([
    swap(context, { resultId: result.id, seen }),
    swap(context, { resultId: result.id, seen }),
  ])
  const kept = await getResult(context, result.id)
  expect(both.map(({ result: { imageUrl } }) => imageUrl)).toContain(kept.imageUrl)
})
