import type { Metadata } from 'next'
import { Library } from '@/features/library/library'
import { getT } from '@/i18n/server'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return {
    title: t('meta.libraryPrompts.title'),
    description: t('meta.libraryPrompts.description'),
    alternates: { canonical: '/library/prompts' },
  }
}

export default function LibraryPromptsPage() {
  return <Library shelf="prompts" />
}
