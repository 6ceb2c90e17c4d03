import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cardAddress } from '@/content/card-address'
import { findPage, pages } from '@/content/pages'
import { siteUrl } from '@/env/site-url'
import { ArticlePage } from '@/features/landing/article/article-page'
import { ArticleStructuredData } from '@/features/landing/article/article-structured-data'
import { pageMetadata } from '@/features/landing/page-metadata'

/** Prerendered: reading a request fails the build. */
export const dynamic = 'error'
/** Other addresses go on to `[...path]`, which says that there is no such page. */
export const dynamicParams = false

interface PathParams {
  shelf: string
  article?: string[]
}

export function generateStaticParams(): PathParams[] {
  return pages.map(({ frontmatter: { path } }) => {
    const [shelf = '', ...article] = path.split('/').slice(1)
    return { shelf, article }
  })
}

interface Props {
  params: Promise<PathParams>
}

async function pageOf({ params }: Props) {
  const { shelf, article = [] } = await params
  return findPage(`/${[shelf, ...article].join('/')}`) ?? notFound()
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { path, title, description, kind, published, updated } = (await pageOf(props)).frontmatter
  return pageMetadata({
    title,
    description,
    path,
    card: cardAddress(path),
    ...(kind === 'article' ? { article: { published, updated } } : {}),
  })
}

/** Every page of the public site that is written rather than composed. */
export default async function Page(props: Props) {
  const page = await pageOf(props)
  return (
    <>
      <ArticleStructuredData page={page} siteUrl={siteUrl} card={cardAddress(page.frontmatter.path)} />
      <ArticlePage page={page} siteUrl={siteUrl} />
    </>
  )
}
