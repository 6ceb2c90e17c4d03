import type { Metadata } from 'next'
import { GonePage } from '@/features/share/gone-page'
import { getT } from '@/i18n/server'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return { title: t('share.goneTitle'), robots: { index: false } }
}

export default function ShareNotFoundPage() {
  return <GonePage />
}
