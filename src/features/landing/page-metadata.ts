import type { Metadata } from 'next'
import { brandName } from '@/env/brand'
import { shareCardSizePx } from './share-card'

/** `src/app/opengraph-image.tsx`; a page that sets tags of its own has to name it again. */
const shareCard = { url: '/opengraph-image', ...shareCardSizePx, alt: brandName }

interface PageWords {
  /** Without the brand, which the layout's template adds; `wholeTitle` for a title that has it already. */
  title: string
  wholeTitle?: boolean
  description: string
  /** `/pricing` */
  path: string
  /** Address of a card of its own, instead of the site's. */
  card?: string
  /** Days on which a text appeared and changed last. */
  article?: { published: string; updated: string }
}

/** Title, description, canonical address and social tags of a public page. @see spec §2 */
export function pageMetadata(words: PageWords): Metadata {
  const { title, wholeTitle = false, description, path, card, article } = words
  const image = card ? { ...shareCard, url: card, alt: title } : shareCard
  return {
    title: wholeTitle ? { absolute: title } : title,
    description,
    alternates: { canonical: path, types: { 'application/rss+xml': '/rss.xml' } },
    openGraph: {
      ...(article
        ? { type: 'article', publishedTime: article.published, modifiedTime: article.updated }
        : { type: 'website' }),
      siteName: brandName,
      title,
      description,
      url: path,
      locale: 'en_GB',
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  }
}
