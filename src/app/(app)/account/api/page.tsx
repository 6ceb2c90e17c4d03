import type { Metadata } from 'next'
import { connection } from 'next/server'
import { publicConfig } from '@/env/public-config'
import { ApiScreen } from '@/features/api-keys/api-screen'
import { getT } from '@/i18n/server'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return {
    title: t('apiKeys.title'),
    description: t('apiKeys.description'),
    alternates: { canonical: '/account/api' },
  }
}

export default async function ApiPage() {
  // The address is configuration, not part of the build.
  await connection()
  return <ApiScreen siteUrl={publicConfig().siteUrl} />
}
