import { memesPerRunMax } from '@/contracts/limits'
import { MadeMemes, MakeMemesTool } from '@/contracts/mcp-tools'
import { costSentence } from '@/core/credits/credit-costs'
import { numberWord } from '@/core/text/number-word'
import { memeLink, pictureOf } from '../meme-content'
import { defineTool } from '../tool'

export const makeMemes = defineTool({
  name: 'make_memes',
  title: 'Make memes from a text',
  description: `Turns a sentence into up to ${numberWord(memesPerRunMax)} finished memes, words and template chosen for it, best first. ${costSentence('text-to-meme').replace('.', '')} a call, whatever the count; they are kept in the library. To write the words yourself use render_meme.`,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  input: MakeMemesTool,
  output: MadeMemes,
  async run({ caller, context }, input) {
    const made = await caller.meme.textToMeme(input)
    const [best] = made.results
    const lines = made.results.map(
      ({ imageUrl, altText }, index) => `${index + 1}. ${imageUrl}\n   ${altText}`,
    )
    return {
      output: made,
      text: [...lines, `${made.credits.remaining} credits are left.`].join('\n'),
      // One picture to look at; the others are an address away.
      shown: [...(best ? await pictureOf(context, best) : []), ...made.results.map(memeLink)],
    }
  },
})
