import type { Metadata } from 'next'
import { connection } from 'next/server'
import { brandName } from '@/env/brand'
import { publicConfig } from '@/env/public-config'
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

export default async function HomePage() {
  // The address is configuration, not part of the build.
  await connection()
  return <LandingPage siteUrl={publicConfig().siteUrl} />
}
