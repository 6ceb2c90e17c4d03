import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { wordsOfQuery } from '@/content/meme-address'
import { captionCharsMax } from '@/core/meme/meme-document'
import { uploadKeyOf } from '@/core/meme/picture-name'
import { StartFromTemplate } from '@/features/editor/start-from-template'
import { getT } from '@/i18n/server'
import { findTemplate } from '@/templates/templates'

interface TemplatePageProps {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: TemplatePageProps): Promise<Metadata> {
  const { t } = await getT()
  const name = decodeURIComponent((await params).id)
  if (uploadKeyOf(name) !== null) return { title: t('meta.editor.own') }
  const template = findTemplate(name)
  if (!template) return { title: t('notFound.title') }
  return {
    title: template.title,
    description: t('meta.editor.template', { description: template.description }),
    alternates: { canonical: `/templates/${template.name}` },
  }
}

export default async function TemplatePage({ params, searchParams }: TemplatePageProps) {
  const name = decodeURIComponent((await params).id)
  const template = findTemplate(name)
  if (uploadKeyOf(name) === null && !template) notFound()
  const words = wordsOfQuery(await searchParams, template?.slots ?? [], captionCharsMax)
  return <StartFromTemplate name={name} words={words} />
}
