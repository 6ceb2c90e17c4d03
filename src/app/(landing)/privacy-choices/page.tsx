import type { Metadata } from 'next'
import { connection } from 'next/server'
import { publicConfig } from '@/env/public-config'
import { ChoicesPage } from '@/features/consent/choices-page'
import { pageMetadata } from '@/features/landing/page-metadata'
import { getT } from '@/i18n/server'
import { categoriesToAsk } from '@/lib/consent/consent'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return pageMetadata({
    title: t('consent.title'),
    description: t('consent.description'),
    path: '/privacy-choices',
  })
}

export default async function Page() {
  // The categories depend on the configuration, not on the build.
  await connection()
  return <ChoicesPage asked={categoriesToAsk(publicConfig())} />
}
