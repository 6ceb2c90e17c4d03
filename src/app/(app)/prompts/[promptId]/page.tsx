import type { Metadata } from 'next'
import { PromptPage } from '@/features/library/prompt-page'
import { getT } from '@/i18n/server'

interface PromptRouteProps {
  params: Promise<{ promptId: string }>
}

export async function generateMetadata({ params }: PromptRouteProps): Promise<Metadata> {
  const { promptId } = await params
  const { t } = await getT()
  return {
    title: t('meta.prompt.title'),
    description: t('meta.prompt.description'),
    alternates: { canonical: `/prompts/${promptId}` },
  }
}

export default async function Page({ params }: PromptRouteProps) {
  const { promptId } = await params
  return <PromptPage promptId={promptId} />
}
