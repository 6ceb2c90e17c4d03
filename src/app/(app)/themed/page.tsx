import { wordsMetadata } from '@/app/words-metadata'
import { Themed } from '@/features/themed/themed'

export const generateMetadata = wordsMetadata('/themed', (t) => ({
  title: t('meta.themed.title'),
  description: t('meta.themed.description'),
}))

export default function ThemedPage() {
  return <Themed />
}
