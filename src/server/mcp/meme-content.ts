import type { CallToolResult } from '@modelcontextprotocol/server'
import type { Result } from '@/contracts/meme-shapes'
import type { ApiContext } from '../api/context'
import { getImage } from '../services/images/get-image'

/** Memes as a client shows them: a picture to look at, a link to keep. */

type Content = CallToolResult['content'][number]

/** px of the width that a picture in an answer has: enough to read its words, few tokens for the model. */
const previewWidthPx = 512

/** The address stays what it is; what moves is offered as the GIF that it is. */
export function memeLink({
  imageUrl,
  imageName,
  altText,
  animated,
}: Pick<Result, 'imageUrl' | 'imageName' | 'altText' | 'animated'>): Content {
  return {
    type: 'resource_link',
    uri: imageUrl,
    name: imageName,
    description: altText,
    mimeType: animated ? 'image/gif' : 'image/png',
  }
}

/** The picture itself, a still; none while too many wait to be painted, because its address will do. */
export async function pictureOf(
  { actor, services: { db, ports } }: ApiContext,
  { imageUrl }: Pick<Result, 'imageUrl'>,
): Promise<Content[]> {
  const imageId = /\/i\/([0-9A-Za-z]+)\.\w+$/.exec(new URL(imageUrl).pathname)?.[1] ?? ''
  try {
    const image = await getImage({ db }, imageId)
    if (image.kind !== 'meme') return []
    const { document, altText, wordsByModel } = image
    const options = { format: 'jpg', widthPx: previewWidthPx, altText, wordsByModel } as const
    const bytes = await ports.renderer.render(document, options, { id: `account:${actor?.userId}` })
    return [{ type: 'image', data: Buffer.from(bytes).toString('base64'), mimeType: 'image/jpeg' }]
  } catch {
    return []
  }
}
