import { wordsMetadata } from '@/app/words-metadata'
import { Library } from '@/features/library/library'

export const generateMetadata = wordsMetadata('/library/templates', (t) => ({
  title: t('meta.libraryTemplates.title'),
  description: t('meta.libraryTemplates.description'),
}))

export default function LibraryTemplatesPage() {
  return <Library shelf="templates" />
}
