import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { StartFromTemplate } from '@/features/editor/start-from-template'
import { getT } from '@/i18n/server'
import { findTemplate } from '@/templates/templates'

interface TemplatePageProps {
  params: Promise<{ id: string }>
}

export async function generateMetadata({ params }: TemplatePageProps): Promise<Metadata> {
  const { t } = await getT()
  const template = findTemplate((await params).id)
  if (!template) return { title: t('notFound.title') }
  return {
    title: template.title,
    description: t('meta.editor.template', { description: template.description }),
    alternates: { canonical: `/templates/${template.name}` },
  }
}

export default async function TemplatePage({ params }: TemplatePageProps) {
  const { id } = await params
  if (!findTemplate(id)) notFound()
  return <StartFromTemplate name={id} />
}
