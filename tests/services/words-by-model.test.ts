import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { TextToMemeInput } from '@/contracts/text-to-meme'
import type { WriterAnswer } from '@/core/writer/written-meme'
import { handleImageRequest } from '@/server/rest/handle-image-request'
import { generateMemes } from '@/server/services/memes/generate-memes'
import type { CaptionWriter } from '@/server/services/ports/caption-writer'

const services = setUp(openTestServices)

/** A model's meme beside one by rules, as a caption writer may hand them over. */
const mixedWriter: CaptionWriter = {
  write: async (): Promise<WriterAnswer> => ({
    memes: [
      {
        templateName: 'two-buttons',
        words: { left: 'Sleep', right: 'One more episode' },
        reason: 'you want two things.',
        wordsByModel: true,
      },
      { templateName: 'all-green', words: {}, header: 'monday mornings', reason: 'it is calm.' },
    ],
    language: 'en',
    usage: {
      provider: 'openai',
      modelId: 'gpt-test',
      inputTokens: 4400,
      cachedInputTokens: 4096,
      outputTokens: 160,
    },
  }),
}

async function sourceTypeOf(imageUrl: string): Promise<boolean> {
  const context = await services.openContext()
  const file = new URL(imageUrl).pathname.slice('/i/'.length)
  const response = await handleImageRequest(new Request(imageUrl), file, context, {
    requestId: 'request',
    reportError: (error) => {
      throw error
    },
  })
  const { xmpAsString = '' } = await sharp(await response.arrayBuffer()).metadata()
  return xmpAsString.includes('DigitalSourceType')
}

describe('words that a model wrote', () => {
  it('are marked in the files of their memes, and only there', async () => {
    const context = await services.openContext()
    const { results } = await generateMemes(
      { ...context, ports: { ...context.ports, captionWriter: mixedWriter } },
      TextToMemeInput.parse({ text: 'monday mornings', count: 2 }),
    )
    const marked = await Promise.all(results.map(({ imageUrl }) => sourceTypeOf(imageUrl)))
    expect(marked).toEqual([true, false])
  })

  it('leave what they took on the prompt; words by rules leave nothing there', async () => {
    const context = await services.openContext()
    const input = TextToMemeInput.parse({ text: 'monday mornings', count: 2 })
    const asked = await generateMemes(
      { ...context, ports: { ...context.ports, captionWriter: mixedWriter } },
      input,
    )
    const offline = await generateMemes(context, input)
    const usageOf = async (promptId: string) => {
      const rows = await services.database.sql`select model_usage from prompts where id = ${promptId}`
      return rows[0]?.model_usage
    }
    expect(await usageOf(asked.promptId)).toEqual({
      provider: 'openai',
      modelId: 'gpt-test',
      inputTokens: 4400,
      cachedInputTokens: 4096,
      outputTokens: 160,
    })
    expect(await usageOf(offline.promptId)).toBeNull()
  })
})
