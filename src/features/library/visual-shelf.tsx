'use client'

import { useT } from 'next-i18next/client'
import { EmptyState } from '@/components/empty-state'
import { PressLink } from '@/components/press'
import type { Visual } from '@/contracts/minimalist-visual'
import { VisualCard } from '@/lib/visual-card/visual-card'
import { LoadingShelf } from './loading-shelf'
import type { Shelf } from './shelf'
import { ShelfFailure } from './shelf-failure'
import { ShelfFoot } from './shelf-foot'
import styles from './visual-shelf.module.css'

/** The shelf of one's visuals. */
export function VisualShelf({ shelf }: { shelf: Shelf<Visual> }) {
  const { t } = useT()
  if (shelf.state === 'loading') return <LoadingShelf label={t('library.loadingVisuals')} />
  if (shelf.state === 'failed') return <ShelfFailure onRetry={shelf.retry} />
  if (shelf.total === 0) {
    return (
      <EmptyState
        drawing="/art/meditate.webp"
        title={t('visuals.emptyTitle')}
        action={<PressLink href="/visuals">{t('visuals.draw')}</PressLink>}
      >
        {t('visuals.emptyText')}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={styles.visuals} aria-label={t('library.visuals')}>
        {shelf.items.map((visual) => (
          <li key={visual.visualId}>
            <VisualCard visual={visual} />
          </li>
        ))}
      </ul>
      <ShelfFoot shelf={shelf} />
    </>
  )
}
