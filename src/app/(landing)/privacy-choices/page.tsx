import type { Metadata } from 'next'
import { ChoicesPage } from '@/features/consent/choices-page'
import { pageMetadata } from '@/features/landing/page-metadata'
import { getT } from '@/i18n/server'

/** Prerendered: reading a request fails the build. */
export const dynamic = 'error'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return pageMetadata({
    title: t('consent.title'),
    description: t('consent.description'),
    path: '/privacy-choices',
  })
}

export default ChoicesPage
