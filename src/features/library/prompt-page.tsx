'use client'

import { useT } from 'next-i18next/client'
import { useMemo } from 'react'
import { ButtonLink } from '@/components/button'
import { EmptyState } from '@/components/empty-state'
import { WindowedMasonry } from '@/components/windowed-masonry'
import type { PromptResults } from '@/contracts/prompt-results'
import { trpc } from '@/trpc/client'
import { LibraryCard } from './library-card'
import { factsOf, memePicture, visualPicture } from './library-picture'
import { LoadingShelf } from './loading-shelf'
import { PromptHead } from './prompt-head'
import { SelectionBar } from './selection-bar'
import { ShelfFailure } from './shelf-failure'
import { libraryCardHeightPx, libraryColumns, shelfGapsPx } from './shelf-layout'
import { useDeletion } from './use-deletion'
import { usePicks } from './use-picks'
import { useStarPicture } from './use-star-picture'

/** One sentence and all that became of it. */
export function PromptPage({ promptId }: { promptId: string }) {
  const { t } = useT()
  const query = trpc.account.promptResults.useQuery({ promptId }, { refetchOnWindowFocus: false })
  if (query.data) return <Loaded {...query.data} />
  if (query.isPending) return <LoadingShelf label={t('library.loading')} />
  const status = query.error.data?.httpStatus
  if (status !== 404 && status !== 400) return <ShelfFailure onRetry={() => void query.refetch()} />
  return (
    <>
      <h1 className="qs-hidden">{t('library.prompt.title')}</h1>
      <EmptyState
        drawing="/art/shrug.webp"
        isBust
        title={t('library.prompt.missingTitle')}
        action={<ButtonLink href="/library/prompts">{t('library.prompt.missingAction')}</ButtonLink>}
      >
        {t('library.prompt.missingText')}
      </EmptyState>
    </>
  )
}

function Loaded({ prompt, results, visuals }: PromptResults) {
  const { t } = useT()
  const { hidden, deletePictures } = useDeletion()
  const shown = useMemo(
    () =>
      [...results.map(memePicture), ...visuals.map(visualPicture)].filter(
        (picture) => !hidden.has(factsOf(picture).key),
      ),
    [results, visuals, hidden],
  )
  const picks = usePicks(shown)
  const starPicture = useStarPicture()
  const items = shown.map((picture) => {
    const { key, ratio } = factsOf(picture)
    return {
      key,
      heightPxAt: (widthPx: number) => libraryCardHeightPx(widthPx, ratio),
      node: (
        <LibraryCard
          picture={picture}
          isPicked={picks.has(key)}
          isPicking={picks.isPicking}
          leadsToPrompt={false}
          onToggle={picks.toggle}
          onStar={starPicture}
          onDelete={(one) => deletePictures([one])}
        />
      ),
    }
  })
  return (
    <>
      <PromptHead prompt={prompt} />
      {shown.length === 0 ? (
        <EmptyState title={t('library.prompt.emptyTitle')}>{t('library.prompt.emptyText')}</EmptyState>
      ) : (
        <WindowedMasonry
          label={t('library.prompt.results')}
          items={items}
          columnsAt={libraryColumns}
          gapsPx={shelfGapsPx}
        />
      )}
      {picks.isPicking && (
        <SelectionBar
          picked={picks.picked}
          onClear={picks.clear}
          onDelete={() => {
            deletePictures(picks.picked)
            picks.clear()
          }}
        />
      )}
    </>
  )
}
