import type { Metadata } from 'next'
import { Suspense } from 'react'
import { BrowseTemplates } from '@/features/browse-templates/browse-templates'
import { getT } from '@/i18n/server'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return {
    title: t('meta.templates.title'),
    description: t('meta.templates.description'),
    alternates: { canonical: '/templates' },
  }
}

export default function TemplatesPage() {
  return (
    <Suspense>
      <BrowseTemplates />
    </Suspense>
  )
}
