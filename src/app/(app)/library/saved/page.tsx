import type { Metadata } from 'next'
import { Library } from '@/features/library/library'
import { getT } from '@/i18n/server'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return {
    title: t('meta.librarySaved.title'),
    description: t('meta.librarySaved.description'),
    alternates: { canonical: '/library/saved' },
  }
}

export default function LibrarySavedPage() {
  return <Library shelf="saved" />
}
