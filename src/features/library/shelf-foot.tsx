import { useT } from 'next-i18next/client'
import { useEffect, useRef } from 'react'
import { OutlineButton } from '@/components/outline-button'
import type { Shelf } from './shelf'
import styles from './shelf-foot.module.css'

interface ShelfFootProps {
  shelf: Extract<Shelf<unknown>, { state: 'loaded' }>
  /** Loaded items without the ones just deleted. */
  shown: number
  total: number
}

/** How far before its end a list is continued, in px. */
const aheadPx = 1200

/**
 * Shows how much of a shelf is loaded. Scrolling near the end loads more; the button is for people who do not scroll,
 * and for a page that failed to load.
 */
export function ShelfFoot({ shelf, shown, total }: ShelfFootProps) {
  const { t } = useT()
  const { hasMore, isLoadingMore, moreFailed, showMore } = shelf
  const foot = useRef<HTMLDivElement>(null)
  const more = useRef(showMore)
  useEffect(() => {
    more.current = showMore
  })
  const isWaiting = hasMore && !isLoadingMore && !moreFailed
  useEffect(() => {
    if (!foot.current || !isWaiting) return
    const observer = new IntersectionObserver(
      // During a fast scroll the foot can leave and enter between two callbacks: only the last entry counts.
      (entries) => {
        if (entries.at(-1)?.isIntersecting) more.current()
      },
      { rootMargin: `${aheadPx}px` },
    )
    observer.observe(foot.current)
    return () => observer.disconnect()
  }, [isWaiting])
  return (
    <div ref={foot} className={styles.foot}>
      {moreFailed && <p role="alert">{t('library.moreFailed')}</p>}
      <p role="status" className="qs-quiet">
        {t('library.shown', { shown, total })}
      </p>
      {hasMore && (
        <OutlineButton
          size="3"
          // Not `disabled`, so that it keeps the focus.
          aria-disabled={isLoadingMore}
          onClick={showMore}
        >
          {isLoadingMore ? t('library.loadingMore') : t('library.more')}
        </OutlineButton>
      )}
    </div>
  )
}
