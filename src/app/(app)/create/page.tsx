import type { Metadata } from 'next'
import { CreateMeme } from '@/features/create-meme/create-meme'
import { getT } from '@/i18n/server'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return {
    title: t('meta.create.title'),
    description: t('meta.create.description'),
    alternates: { canonical: '/create' },
  }
}

export default function CreatePage() {
  return <CreateMeme />
}
