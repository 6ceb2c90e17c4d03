import { siteCard } from '@/app/site-card'
import { findPage } from '@/content/pages'
import { brandName } from '@/env/brand'
import { exampleMeme } from '@/features/landing/example-meme'
import { PageCard } from '@/features/landing/page-card'

/** The picture of a link to a written page: its headline beside its meme. */
export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const [, pagePath] = /^(.*)\.png$/.exec(`/${(await params).path.join('/')}`) ?? []
  const page = findPage(pagePath ?? '')
  if (!page) return new Response('There is no such card.\n', { status: 404 })
  const { headline, image } = page.frontmatter
  const png = await siteCard(`card:${pagePath}`, exampleMeme(image.template, image.words), (meme) => (
    <PageCard brandName={brandName} headline={headline} meme={meme} />
  ))
  return new Response(png as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    },
  })
}
