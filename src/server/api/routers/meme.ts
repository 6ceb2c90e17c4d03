import { StreamTextToMemeInput } from '@/contracts/browser-memes'
import { gifsPerRunMax, memesPerRunMax } from '@/contracts/limits'
import { MemeStyleInput, MemeStyleOutput } from '@/contracts/meme-style'
import { MinimalistVisualInput, MinimalistVisualOutput } from '@/contracts/minimalist-visual'
import { TextRunStep } from '@/contracts/text-run-step'
import { TextToGifInput, TextToGifOutput } from '@/contracts/text-to-gif'
import { TextToMemeInput, TextToMemeOutput } from '@/contracts/text-to-meme'
import { ThemedOutput, ThemedTemplateInput } from '@/contracts/themed-template'
import { ThemedUploadInput, ThemedUploadOutput, uploadBodyBytesMax } from '@/contracts/themed-upload'
import { costSentence } from '@/core/credits/credit-costs'
import { numberWord } from '@/core/text/number-word'
import { generateGifs, streamGifs } from '../../services/memes/generate-gifs'
import { generateMemes, streamMemes } from '../../services/memes/generate-memes'
import { getMemeStyle } from '../../services/templates/get-meme-style'
import { themeTemplate } from '../../services/themed/theme-template'
import { themeUpload } from '../../services/themed/theme-upload'
import { generateVisuals } from '../../services/visuals/generate-visuals'
import { callsTagged } from '../described-call'
import { streamOutput } from '../stream-output'
import { accountProcedure, protectedProcedure, router } from '../trpc'

/** Signal for callers in this process, which cannot disconnect. */
const neverAborted = new AbortController().signal

const call = callsTagged('Memes')
const templateCall = callsTagged('Templates')
const visualCall = callsTagged('Visuals')

export const memeRouter = router({
  textToMeme: accountProcedure
    .meta(
      call('generate', 'POST /meme/text-to-meme', {
        spends: 'text-to-meme',
        summary: 'Turn a text into memes',
        description: `Up to ${numberWord(memesPerRunMax)} memes, each on a template of its own, best first. ${costSentence('text-to-meme')}`,
      }),
    )
    .input(TextToMemeInput)
    .output(TextToMemeOutput)
    .mutation(({ ctx, input }) => generateMemes(ctx.service, input)),

  textToGif: accountProcedure
    .meta(
      call('generate', 'POST /meme/text-to-gif', {
        spends: 'text-to-gif',
        summary: 'Turn a text into memes that move',
        description: `Up to ${numberWord(gifsPerRunMax)} GIFs, each on an animated template of its own, best first. ${costSentence('text-to-gif')}`,
      }),
    )
    .input(TextToGifInput)
    .output(TextToGifOutput)
    .mutation(({ ctx, input }) => generateGifs(ctx.service, input)),

  // For our own pages, which show what there is while better memes are on their way: no `openapi`, so no address.
  streamTextToMeme: accountProcedure
    .meta({ callClass: 'generate' })
    .input(StreamTextToMemeInput)
    .output(streamOutput(TextRunStep))
    .mutation(({ ctx, input, signal }) => streamMemes(ctx.service, input, signal ?? neverAborted)),

  streamTextToGif: accountProcedure
    .meta({ callClass: 'generate' })
    .input(TextToGifInput)
    .output(streamOutput(TextRunStep))
    .mutation(({ ctx, input, signal }) => streamGifs(ctx.service, input, signal ?? neverAborted)),

  style: protectedProcedure
    .meta(
      templateCall('read', 'GET /meme/style', {
        summary: 'How the words of a picture are set',
        description:
          'Empty boxes in the look asked for: those of a template, or calm places of an upload of yours. Free.',
      }),
    )
    .input(MemeStyleInput)
    .output(MemeStyleOutput)
    .query(({ ctx, input }) => getMemeStyle(ctx.service, input)),

  themedTemplate: accountProcedure
    .meta(
      call('generate', 'POST /meme/themed/template', {
        spends: 'themed-template',
        summary: 'Theme a template',
        description: `Four memes about a theme, all on one template that stands still or on an upload of yours. ${costSentence('themed-template')}`,
      }),
    )
    .input(ThemedTemplateInput)
    .output(ThemedOutput)
    .mutation(({ ctx, input }) => themeTemplate(ctx.service, input)),

  themedUpload: accountProcedure
    .meta(
      call('generate', 'POST /meme/themed/upload', {
        spends: 'themed-upload',
        withPictureBytesMax: uploadBodyBytesMax,
        summary: 'Theme a picture of yours',
        description: `Four memes about a theme on your picture, which your templates keep: \`results[0].imageName\` names it. ${costSentence('themed-upload')}`,
      }),
    )
    .input(ThemedUploadInput)
    .output(ThemedUploadOutput)
    .mutation(({ ctx, input }) => themeUpload(ctx.service, input)),

  minimalistVisual: accountProcedure
    .meta(
      visualCall('generate', 'POST /meme/minimalist-visual', {
        spends: 'minimalist-visual',
        summary: 'Turn a concept into visuals',
        description: `Four drawings of one idea with a lot of room, each another one. ${costSentence('minimalist-visual')}`,
      }),
    )
    .input(MinimalistVisualInput)
    .output(MinimalistVisualOutput)
    .mutation(({ ctx, input }) => generateVisuals(ctx.service, input)),
})
