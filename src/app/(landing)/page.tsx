import type { Metadata } from 'next'
import { brandName } from '@/env/brand'
import { siteUrl } from '@/env/site-url'
import { LandingPage } from '@/features/landing/landing-page'
import { pageMetadata } from '@/features/landing/page-metadata'
import { getT } from '@/i18n/server'

/** Prerendered: reading a request fails the build. */
export const dynamic = 'error'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return pageMetadata({
    title: t('landing.title', { brand: brandName }),
    wholeTitle: true,
    description: t('landing.description'),
    path: '/',
  })
}

export default function HomePage() {
  return <LandingPage siteUrl={siteUrl} />
}
