'use client'

import { Button } from '@radix-ui/themes'
import { useT } from 'next-i18next/client'
import { EmptyState } from '@/components/empty-state'
import { Masonry } from '@/components/masonry'
import { Press, PressLink } from '@/components/press'
import { LibraryCard } from './library-card'
import { LoadingShelf } from './loading-shelf'
import styles from './meme-shelf.module.css'
import { libraryCardHeightPx, libraryColumns, shelfGapsPx } from './shelf-layout'
import type { MyMemes } from './use-my-memes'

/** The shelf of one's memes. */
export function MemeShelf({ shelf }: { shelf: MyMemes }) {
  const { t } = useT()
  if (shelf.state === 'loading') return <LoadingShelf label={t('library.loading')} />
  if (shelf.state === 'failed') {
    return (
      <EmptyState
        title={t('library.failedTitle')}
        action={<Press onClick={shelf.retry}>{t('library.retry')}</Press>}
      >
        {t('library.failedText')}
      </EmptyState>
    )
  }
  if (shelf.total === 0) {
    return (
      <EmptyState
        drawing="/art/unbox.webp"
        title={t('library.emptyTitle')}
        action={<PressLink href="/create">{t('library.emptyAction')}</PressLink>}
      >
        {t('library.emptyText')}
      </EmptyState>
    )
  }
  return <LoadedShelf shelf={shelf} />
}

function LoadedShelf({ shelf }: { shelf: Extract<MyMemes, { state: 'loaded' }> }) {
  const { t } = useT()
  const { memes, total, isLoadingMore, showMore } = shelf
  return (
    <>
      <Masonry
        label={t('library.memes')}
        items={memes.map((meme) => ({
          key: meme.id,
          heightPxAt: (widthPx) => libraryCardHeightPx(widthPx, meme.height / meme.width),
          node: <LibraryCard meme={meme} />,
        }))}
        columnsAt={libraryColumns}
        gapsPx={shelfGapsPx}
      />
      <div className={styles.foot}>
        <p role="status" className="qs-quiet">
          {t('library.shown', { shown: memes.length, total })}
        </p>
        {memes.length < total && (
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
    </>
  )
}
