import { useT } from 'next-i18next/client'
import { EmptyState } from '@/components/empty-state'
import { Press } from '@/components/press'

/** A shelf that could not be fetched. */
export function ShelfFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useT()
  return (
    <EmptyState
      title={t('library.failedTitle')}
      action={<Press onClick={onRetry}>{t('library.retry')}</Press>}
    >
      {t('library.failedText')}
    </EmptyState>
  )
}
