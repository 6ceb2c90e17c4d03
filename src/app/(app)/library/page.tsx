import type { Metadata } from 'next'
import { Library } from '@/features/library/library'
import { getT } from '@/i18n/server'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return {
    title: t('meta.library.title'),
    description: t('meta.library.description'),
    alternates: { canonical: '/library' },
  }
}

export default function LibraryPage() {
  return <Library shelf="memes" />
}
