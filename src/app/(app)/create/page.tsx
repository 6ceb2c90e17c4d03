import type { Metadata } from 'next'
import { toneNamed } from '@/core/writer/tones'
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

/** `?tone=` is how it was to sound when it was said before; `?text=` is what was written elsewhere: on the home page before signing in, in the palette, or shared from an app. */
export default async function CreatePage({ searchParams }: { searchParams: PageQuery }) {
  const query = await searchParams
  const text = queryText(query, 'text') ?? ''
  const tone = toneNamed(queryText(query, 'tone'))
  // Another sentence is another sheet, also for whoever is on this page already.
  return <CreateMeme key={`${tone} ${text}`} initialText={text.replaceAll('\r\n', '\n')} initialTone={tone} />
}
