import type { Metadata } from 'next'
import { ApiReference } from '@/features/api-reference/api-reference'
import { ReferencePage } from '@/features/api-reference/reference-page'
import { pageMetadata } from '@/features/landing/page-metadata'
import { getT } from '@/i18n/server'

/** Prerendered: reading a request fails the build. */
export const dynamic = 'error'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return pageMetadata({
    title: t('apiReference.title'),
    description: t('apiReference.description'),
    path: '/docs/api',
  })
}

export default function Page() {
  return (
    <ReferencePage>
      <ApiReference />
    </ReferencePage>
  )
}
