import { wordsMetadata } from '@/app/words-metadata'
import { Library } from '@/features/library/library'

export const generateMetadata = wordsMetadata('/library/visuals', (t) => ({
  title: t('meta.libraryVisuals.title'),
  description: t('meta.libraryVisuals.description'),
}))

export default function LibraryVisualsPage() {
  return <Library shelf="visuals" />
}
