import { connection } from 'next/server'
import { wordsMetadata } from '@/app/words-metadata'
import { publicConfig } from '@/env/public-config'
import { ApiScreen } from '@/features/api-keys/api-screen'

export const generateMetadata = wordsMetadata('/account/api', (t) => ({
  title: t('apiKeys.title'),
  description: t('apiKeys.description'),
}))

export default async function ApiPage() {
  // The address is configuration, not part of the build.
  await connection()
  return <ApiScreen siteUrl={publicConfig().siteUrl} />
}
