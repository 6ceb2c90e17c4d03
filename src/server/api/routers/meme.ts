import { TextToMemeInput, TextToMemeOutput } from '@/contracts/text-to-meme'
import { generateMemes } from '../../services/memes/generate-memes'
import { protectedProcedure, router } from '../trpc'

export const memeRouter = router({
  textToMeme: protectedProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/meme/text-to-meme',
        summary: 'Turn a text into memes',
        description: 'Up to twelve memes, each on a template of its own, best first. Costs 1 credit.',
        tags: ['Memes'],
        protect: true,
      },
    })
    .input(TextToMemeInput)
    .output(TextToMemeOutput)
    .mutation(({ ctx, input }) => generateMemes(ctx.service, input)),
})
