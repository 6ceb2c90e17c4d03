import { Suspense } from 'react'
import { wordsMetadata } from '@/app/words-metadata'
import { BrowseTemplates } from '@/features/browse-templates/browse-templates'

export const generateMetadata = wordsMetadata('/templates', (t) => ({
  title: t('meta.templates.title'),
  description: t('meta.templates.description'),
}))

export default function TemplatesPage() {
  return (
    <Suspense>
      <BrowseTemplates />
    </Suspense>
  )
}
