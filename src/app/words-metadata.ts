import type { Metadata } from 'next'
import { getT } from '@/i18n/server'

type Translate = Awaited<ReturnType<typeof getT>>['t']

/** `generateMetadata` of a page whose title and description are words of the interface. */
export function wordsMetadata(
  canonical: string,
  words: (t: Translate) => { title: string; description: string },
): () => Promise<Metadata> {
  return async () => {
    const { t } = await getT()
    return { ...words(t), alternates: { canonical } }
  }
}
