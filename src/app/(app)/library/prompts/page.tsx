import { wordsMetadata } from '@/app/words-metadata'
import { Library } from '@/features/library/library'

export const generateMetadata = wordsMetadata('/library/prompts', (t) => ({
  title: t('meta.libraryPrompts.title'),
  description: t('meta.libraryPrompts.description'),
}))

export default function LibraryPromptsPage() {
  return <Library shelf="prompts" />
}
