import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import type { ReactElement } from 'react'
import type { ExampleMeme } from '@/features/landing/example-meme'
import { shareCardSizePx } from '@/features/landing/share-card'
import { container } from '@/server/wire'

const fontFile = 'node_modules/@fontsource/baloo-2/files/baloo-2-latin-800-normal.woff'

interface CardMeme {
  /** A data address. */
  src: string
  widthPx: number
  heightPx: number
}

/**
 * The picture of a link to one of our pages, with a meme that the renderer of everybody's paints. It is laid out in the
 * main thread, so it is made once and kept.
 *
 * @param name its own among the pictures of the site
 */
export function siteCard(
  name: string,
  { document, altText }: Pick<ExampleMeme, 'document' | 'altText'>,
  card: (meme: CardMeme) => ReactElement,
): Promise<Uint8Array> {
  const { renderer, sitePictures } = container()
  return sitePictures.get(name, async () => {
    const [png, font] = await Promise.all([
      renderer.render(document, { format: 'png', altText }),
      readFile(path.join(process.cwd(), fontFile)),
    ])
    const meme = {
      src: `data:image/png;base64,${Buffer.from(png).toString('base64')}`,
      widthPx: document.pictureWidthPx,
      heightPx: document.pictureHeightPx,
    }
    const response = new ImageResponse(card(meme), {
      ...shareCardSizePx,
      fonts: [{ name: 'Baloo 2', data: font, weight: 800, style: 'normal' }],
    })
    return new Uint8Array(await response.arrayBuffer())
  })
}
