import { ListedMemes, ListMyMemesTool } from '@/contracts/mcp-tools'
import { memeLink } from '../meme-content'
import { defineTool } from '../tool'

export const listMyMemes = defineTool({
  name: 'list_my_memes',
  title: 'List my memes',
  description:
    'The memes in the library of whoever holds the key, newest first, with their addresses. Free. Send `before` back for the next page.',
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  input: ListMyMemesTool,
  output: ListedMemes,
  async run({ caller }, input) {
    const listed = await caller.account.myMemes(input)
    const lines = listed.items.map(({ imageUrl, altText }) => `${imageUrl}\n   ${altText}`)
    return {
      output: listed,
      text: lines.length > 0 ? lines.join('\n') : 'There are no memes on this page.',
      shown: listed.items.map(memeLink),
    }
  },
})
