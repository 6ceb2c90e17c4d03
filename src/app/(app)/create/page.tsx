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

/** `?text=` is what was written elsewhere: on the home page before signing in, in the palette, or shared from an app. */
export default async function CreatePage({ searchParams }: { searchParams: PageQuery }) {
  const text = queryText(await searchParams, 'text') ?? ''
  // Another sentence is another sheet, also for whoever is on this page already.
  return <CreateMeme key={text} initialText={text.replaceAll('\r\n', '\n')} />
}
