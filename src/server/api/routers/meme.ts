import { MinimalistVisualInput, MinimalistVisualOutput } from '@/contracts/minimalist-visual'
import { TextToGifInput, TextToGifOutput } from '@/contracts/text-to-gif'
import { TextToMemeInput, TextToMemeOutput } from '@/contracts/text-to-meme'
import { generateGifs } from '../../services/memes/generate-gifs'
import { generateMemes } from '../../services/memes/generate-memes'
import { generateVisuals } from '../../services/visuals/generate-visuals'
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

  textToGif: protectedProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/meme/text-to-gif',
        summary: 'Turn a text into memes that move',
        description: 'Up to six GIFs, each on an animated template of its own, best first. Costs 2 credits.',
        tags: ['Memes'],
        protect: true,
      },
    })
    .input(TextToGifInput)
    .output(TextToGifOutput)
    .mutation(({ ctx, input }) => generateGifs(ctx.service, input)),

  minimalistVisual: protectedProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/meme/minimalist-visual',
        summary: 'Turn a concept into visuals',
        description: 'Four drawings of one idea with a lot of room, each another one. Costs 1 credit.',
        tags: ['Visuals'],
        protect: true,
      },
    })
    .input(MinimalistVisualInput)
    .output(MinimalistVisualOutput)
    .mutation(({ ctx, input }) => generateVisuals(ctx.service, input)),
})
