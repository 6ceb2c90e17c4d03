import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { uploadKeyOf } from '@/core/meme/picture-name'
import { StartFromTemplate } from '@/features/editor/start-from-template'
import { getT } from '@/i18n/server'
import { findTemplate } from '@/templates/templates'

interface TemplatePageProps {
  params: Promise<{ id: string }>
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

export default async function TemplatePage({ params }: TemplatePageProps) {
  const name = decodeURIComponent((await params).id)
  if (uploadKeyOf(name) === null && !findTemplate(name)) notFound()
  return <StartFromTemplate name={name} />
}
