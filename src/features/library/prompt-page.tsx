'use client'

import { useT } from 'next-i18next/client'
import { useMemo } from 'react'
import { ButtonLink } from '@/components/button'
import { EmptyState } from '@/components/empty-state'
import { WindowedMasonry } from '@/components/windowed-masonry'
import type { PromptResults } from '@/contracts/prompt-results'
import { trpc } from '@/trpc/client'
import { memePicture, visualPicture } from './library-picture'
import { LoadingShelf } from './loading-shelf'
import { PromptHead } from './prompt-head'
import { ShelfFailure } from './shelf-failure'
import { libraryColumns, shelfGapsPx } from './shelf-layout'
import { usePictureList } from './use-picture-list'

/** A prompt and everything made from it. */
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
  const pictures = useMemo(
    () => [...results.map(memePicture), ...visuals.map(visualPicture)],
    [results, visuals],
  )
  const { shown, itemOf, selectionBar } = usePictureList(pictures, { leadsToPrompt: false })
  return (
    <>
      <PromptHead prompt={prompt} />
      {shown.length === 0 ? (
        <EmptyState title={t('library.prompt.emptyTitle')}>{t('library.prompt.emptyText')}</EmptyState>
      ) : (
        <WindowedMasonry
          label={t('library.prompt.results')}
          items={shown.map(itemOf)}
          columnsAt={libraryColumns}
          gapsPx={shelfGapsPx}
        />
      )}
      {selectionBar}
    </>
  )
}
