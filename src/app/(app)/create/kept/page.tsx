import type { Metadata } from 'next'
import { KeptMemes } from '@/features/keep-demo/kept-memes'
import { getT } from '@/i18n/server'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return { title: t('kept.metaTitle') }
}

/** Where somebody lands who tried a sentence on the front page and signed up to keep its memes. */
export default function KeptPage() {
  return <KeptMemes />
}
