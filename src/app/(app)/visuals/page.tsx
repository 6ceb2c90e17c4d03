import { wordsMetadata } from '@/app/words-metadata'
import { Visuals } from '@/features/visuals/visuals'

export const generateMetadata = wordsMetadata('/visuals', (t) => ({
  title: t('meta.visuals.title'),
  description: t('meta.visuals.description'),
}))

export default function VisualsPage() {
  return <Visuals />
}
