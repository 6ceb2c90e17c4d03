import type { Metadata } from 'next'
import { CreateMeme } from '@/features/create-meme/create-meme'
import { getT } from '@/i18n/server'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return {
    title: t('meta.gifs.title'),
    description: t('meta.gifs.description'),
    alternates: { canonical: '/gifs' },
  }
}

export default function GifsPage() {
  return <CreateMeme kind="gifs" />
}
