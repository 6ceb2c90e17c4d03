import { useT } from 'next-i18next/client'
import { Button } from '@/components/button'
import { EmptyState } from '@/components/empty-state'

/** A shelf that could not be fetched. */
export function ShelfFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useT()
  return (
    <EmptyState
      title={t('library.failedTitle')}
      action={<Button onClick={onRetry}>{t('library.retry')}</Button>}
    >
      {t('library.failedText')}
    </EmptyState>
  )
}
