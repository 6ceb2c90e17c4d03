'use client'

import { useT } from 'next-i18next/client'
import { EmptyState } from '@/components/empty-state'
import { Masonry } from '@/components/masonry'
import { PressLink } from '@/components/press'
import type { Result } from '@/contracts/meme-shapes'
import { LibraryCard } from './library-card'
import { LoadingShelf } from './loading-shelf'
import type { Shelf } from './shelf'
import { ShelfFailure } from './shelf-failure'
import { ShelfFoot } from './shelf-foot'
import { libraryCardHeightPx, libraryColumns, shelfGapsPx } from './shelf-layout'

/** The shelf of one's memes. */
export function MemeShelf({ shelf }: { shelf: Shelf<Result> }) {
  const { t } = useT()
  if (shelf.state === 'loading') return <LoadingShelf label={t('library.loading')} />
  if (shelf.state === 'failed') return <ShelfFailure onRetry={shelf.retry} />
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
  return (
    <>
      <Masonry
        label={t('library.memes')}
        items={shelf.items.map((meme) => ({
          key: meme.id,
          heightPxAt: (widthPx) => libraryCardHeightPx(widthPx, meme.height / meme.width),
          node: <LibraryCard meme={meme} />,
        }))}
        columnsAt={libraryColumns}
        gapsPx={shelfGapsPx}
      />
      <ShelfFoot shelf={shelf} />
    </>
  )
}
