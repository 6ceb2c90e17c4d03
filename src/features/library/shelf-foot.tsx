import { Button } from '@radix-ui/themes'
import { useT } from 'next-i18next/client'
import type { Shelf } from './shelf'
import styles from './shelf-foot.module.css'

/** How much of a shelf is shown, and the button for more. */
export function ShelfFoot({ shelf }: { shelf: Extract<Shelf<unknown>, { state: 'loaded' }> }) {
  const { t } = useT()
  const { items, total, isLoadingMore, showMore } = shelf
  return (
    <div className={styles.foot}>
      <p role="status" className="qs-quiet">
        {t('library.shown', { shown: items.length, total })}
      </p>
      {items.length < total && (
        <Button
          size="3"
          variant="outline"
          color="gray"
          highContrast
          disabled={isLoadingMore}
          onClick={showMore}
        >
          {isLoadingMore ? t('library.loadingMore') : t('library.more')}
        </Button>
      )}
    </div>
  )
}
