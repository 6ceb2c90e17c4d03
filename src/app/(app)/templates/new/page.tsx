import type { Metadata } from 'next'
import { NewTemplate } from '@/features/own-template/new-template'
import { getT } from '@/i18n/server'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return {
    title: t('meta.newTemplate.title'),
    description: t('meta.newTemplate.description'),
    alternates: { canonical: '/templates/new' },
  }
}

export default function NewTemplatePage() {
  return <NewTemplate />
}
