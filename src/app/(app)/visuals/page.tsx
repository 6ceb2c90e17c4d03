import type { Metadata } from 'next'
import { Visuals } from '@/features/visuals/visuals'
import { getT } from '@/i18n/server'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return {
    title: t('meta.visuals.title'),
    description: t('meta.visuals.description'),
    alternates: { canonical: '/visuals' },
  }
}

export default function VisualsPage() {
  return <Visuals />
}
