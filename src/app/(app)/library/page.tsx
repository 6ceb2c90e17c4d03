import { wordsMetadata } from '@/app/words-metadata'
import { Library } from '@/features/library/library'

export const generateMetadata = wordsMetadata('/library', (t) => ({
  title: t('meta.library.title'),
  description: t('meta.library.description'),
}))

export default function LibraryPage() {
  return <Library shelf="memes" />
}
