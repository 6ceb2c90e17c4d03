import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { cardAddress } from '@/content/card-address'
import { findPage } from '@/content/pages'
import { publicConfig } from '@/env/public-config'
import { ArticlePage } from '@/features/landing/article/article-page'
import { ArticleStructuredData } from '@/features/landing/article/article-structured-data'
import { pageMetadata } from '@/features/landing/page-metadata'
import { answerNotFound } from '@/server/rest/answer-status'
import { generateMetadata as notFoundMetadata } from '../../not-found'
import NotFoundPage from '../not-found'

interface Props {
  params: Promise<{ path: string[] }>
}

async function pageOf({ params }: Props) {
  const { path } = await params
  return findPage(`/${path.join('/')}`)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await pageOf(props)
  if (!page) return notFoundMetadata()
  const { path, title, description, kind, published, updated } = page.frontmatter
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
  // The address is configuration, not part of the build.
  await connection()
  const page = await pageOf(props)
  if (!page) return answerNotFound() ? <NotFoundPage /> : notFound()
  const { siteUrl } = publicConfig()
  return (
    <>
      <ArticleStructuredData page={page} siteUrl={siteUrl} card={cardAddress(page.frontmatter.path)} />
      <ArticlePage page={page} siteUrl={siteUrl} />
    </>
  )
}
