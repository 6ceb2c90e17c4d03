import type { Metadata } from 'next'
import { Library } from '@/features/library/library'
import { getT } from '@/i18n/server'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return {
    title: t('meta.libraryVisuals.title'),
    description: t('meta.libraryVisuals.description'),
    alternates: { canonical: '/library/visuals' },
  }
}

export default function LibraryVisualsPage() {
  return <Library shelf="visuals" />
}
