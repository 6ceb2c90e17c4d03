import { useT } from 'next-i18next/client'

/** Sentences that somebody might have said; the first is the one the box opens with. */
export function useExamples(): string[] {
  const { t } = useT()
  return Object.values(t('create.examples', { returnObjects: true }) as Record<string, string>)
}
