import type { Metadata } from 'next'
import { brandName } from '@/env/brand'
import { LandingPage } from '@/features/landing/landing-page'
import { pageMetadata } from '@/features/landing/page-metadata'
import { getT } from '@/i18n/server'

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
  return <LandingPage />
}
