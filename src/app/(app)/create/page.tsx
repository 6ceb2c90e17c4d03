import type { Metadata } from 'next'
import { CreateMeme } from '@/features/create-meme/create-meme'
import { getT } from '@/i18n/server'
import { type PageQuery, queryText } from '@/lib/page-query'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return {
    title: t('meta.create.title'),
    description: t('meta.create.description'),
    alternates: { canonical: '/create' },
  }
}

/** `?text=` is what a visitor wrote on the home page before signing in. */
export default async function CreatePage({ searchParams }: { searchParams: PageQuery }) {
  const text = queryText(await searchParams, 'text') ?? ''
  return <CreateMeme initialText={text.replaceAll('\r\n', '\n')} />
}
