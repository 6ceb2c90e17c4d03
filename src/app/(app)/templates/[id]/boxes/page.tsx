import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { uploadKeyOf } from '@/core/meme/picture-name'
import { EditTemplate } from '@/features/own-template/edit-template'
import { getT } from '@/i18n/server'

interface BoxesPageProps {
  params: Promise<{ id: string }>
}

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return { title: t('meta.editTemplate.title'), description: t('meta.editTemplate.description') }
}

export default async function BoxesPage({ params }: BoxesPageProps) {
  const name = decodeURIComponent((await params).id)
  if (uploadKeyOf(name) === null) notFound()
  return <EditTemplate name={name} />
}
