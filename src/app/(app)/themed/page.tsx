import type { Metadata } from 'next'
import { Themed } from '@/features/themed/themed'
import { getT } from '@/i18n/server'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return {
    title: t('meta.themed.title'),
    description: t('meta.themed.description'),
    alternates: { canonical: '/themed' },
  }
}

export default function ThemedPage() {
  return <Themed />
}
