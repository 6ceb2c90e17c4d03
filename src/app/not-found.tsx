import type { Metadata } from 'next'
import { PlainTheme } from '@/components/plain-theme'
import { NotFoundScreen } from '@/features/not-found/not-found-screen'
import { getT } from '@/i18n/server'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return { title: t('notFound.title'), robots: { index: false } }
}

export default function NotFoundPage() {
  return (
    <PlainTheme>
      <NotFoundScreen />
    </PlainTheme>
  )
}
