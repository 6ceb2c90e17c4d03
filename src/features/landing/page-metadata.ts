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
}

/** Title, description, canonical address and social tags of a public page. @see spec §2 */
export function pageMetadata({ title, wholeTitle = false, description, path }: PageWords): Metadata {
  return {
    title: wholeTitle ? { absolute: title } : title,
    description,
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      siteName: brandName,
      title,
      description,
      url: path,
      locale: 'en_GB',
      images: [shareCard],
    },
    twitter: { card: 'summary_large_image', title, description, images: [shareCard] },
  }
}
