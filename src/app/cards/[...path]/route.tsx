import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import { findPage } from '@/content/pages'
import { brandName } from '@/env/brand'
import { exampleMeme } from '@/features/landing/example-meme'
import { PageCard } from '@/features/landing/page-card'
import { shareCardSizePx } from '@/features/landing/share-card'
import { container } from '@/server/container'

const fontFile = 'node_modules/@fontsource/baloo-2/files/baloo-2-latin-800-normal.woff'

/** The picture of a link to a written page: its headline beside its meme, painted by the renderer of everybody's. */
export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const [, pagePath] = /^(.*)\.png$/.exec(`/${(await params).path.join('/')}`) ?? []
  const page = findPage(pagePath ?? '')
  if (!page) return new Response('There is no such card.\n', { status: 404 })
  const { headline, image } = page.frontmatter
  const { document, altText } = exampleMeme(image.template, image.words)
  const [png, font] = await Promise.all([
    container().services.ports.renderer.render(document, { format: 'png', altText }),
    readFile(path.join(process.cwd(), fontFile)),
  ])
  return new ImageResponse(
    <PageCard
      brandName={brandName}
      headline={headline}
      meme={{
        src: `data:image/png;base64,${Buffer.from(png).toString('base64')}`,
        widthPx: document.pictureWidthPx,
        heightPx: document.pictureHeightPx,
      }}
    />,
    {
      ...shareCardSizePx,
      fonts: [{ name: 'Baloo 2', data: font, weight: 800, style: 'normal' }],
      headers: { 'cache-control': 'public, max-age=86400, stale-while-revalidate=604800' },
    },
  )
}
