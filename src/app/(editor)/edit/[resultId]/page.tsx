import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ResultIdInput } from '@/contracts/result'
import { EditResult } from '@/features/editor/edit-result'
import { getT } from '@/i18n/server'

interface EditPageProps {
  params: Promise<{ resultId: string }>
}

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return { title: t('meta.editor.title'), description: t('meta.editor.description') }
}

export default async function EditPage({ params }: EditPageProps) {
  const { resultId } = await params
  if (!ResultIdInput.safeParse({ id: resultId }).success) notFound()
  return <EditResult resultId={resultId} />
}
