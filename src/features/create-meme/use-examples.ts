import { useT } from 'next-i18next/client'

/** Example prompts; the box opens with the first. */
export function useExamples(): string[] {
  const { t } = useT()
  return Object.values(t('create.examples', { returnObjects: true }) as Record<string, string>)
}
