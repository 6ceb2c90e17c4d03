import type { Metadata } from 'next'
import { Library } from '@/features/library/library'
import { getT } from '@/i18n/server'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return {
    title: t('meta.libraryTemplates.title'),
    description: t('meta.libraryTemplates.description'),
    alternates: { canonical: '/library/templates' },
  }
}

export default function LibraryTemplatesPage() {
  return <Library shelf="templates" />
}
