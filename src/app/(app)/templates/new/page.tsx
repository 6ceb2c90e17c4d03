import { wordsMetadata } from '@/app/words-metadata'
import { NewTemplate } from '@/features/own-template/new-template'

export const generateMetadata = wordsMetadata('/templates/new', (t) => ({
  title: t('meta.newTemplate.title'),
  description: t('meta.newTemplate.description'),
}))

export default function NewTemplatePage() {
  return <NewTemplate />
}
