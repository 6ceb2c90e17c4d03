import { wordsMetadata } from '@/app/words-metadata'
import { Library } from '@/features/library/library'

export const generateMetadata = wordsMetadata('/library/saved', (t) => ({
  title: t('meta.librarySaved.title'),
  description: t('meta.librarySaved.description'),
}))

export default function LibrarySavedPage() {
  return <Library shelf="saved" />
}
