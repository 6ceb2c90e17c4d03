'use client'

import { useT } from 'next-i18next/client'
import { useRef } from 'react'
import type { Result } from '@/contracts/meme-shapes'
import type { Failure } from '@/lib/failure'
import type { MemeActions } from '@/meme-ui/card/meme-actions'
import { PromptNotice } from '@/meme-ui/prompt/prompt-notice'
import { useIsOut } from '@/meme-ui/prompt/use-is-out'
import { MemePlaces } from './meme-places'
import { MoreLikeGroups } from './more-like-groups'
import { ResultsHead } from './results-head'
import styles from './results-view.module.css'
import { useRunKind } from './run-kind'
import { useKeptMemes } from './use-kept-memes'
import type { LockedMemes, Run } from './use-meme-run'
import { useMoreLike } from './use-more-like'
import { useShownMemes } from './use-shown-memes'

interface ResultsViewProps {
  run: Exclude<Run, { state: 'writing' }>
  variation: number
  failure: Failure | undefined
  onReroll: (locked: LockedMemes) => void
  onRewrite: () => void
}

/** The sentence, folded, and the memes that answer it. */
export function ResultsView({ run, variation, failure, onReroll, onRewrite }: ResultsViewProps) {
  const { t } = useT()
  const { kind, cost } = useRunKind()
  const isOut = useIsOut(failure, cost)
  const kept = useKeptMemes()
  const more = useMoreLike()
  const list = useRef<HTMLElement>(null)
  const { places, inking, isLocked, locked, total, toggleLock, lockNow, ...shown } = useShownMemes(
    run,
    kept.now,
  )
  const names = [...shown.names, ...more.names]
  const askForMore = (like: Result) => void more.ask(like, run.sentence, variation, names.slice(-40))
  const remove = (result: Result) => {
    // The focused element disappears with it.
    list.current?.focus({ preventScroll: true })
    kept.remove(result)
  }
  const actionsOf = (result: Result): MemeActions => ({
    lock: { isLocked: isLocked(result), onToggle: toggleLock },
    onSwap: (meme) => kept.swap(meme, names),
    moreLike: { cost, onAsk: askForMore },
    onDelete: remove,
    onChange: kept.change,
  })
  const reroll = () => {
    more.clear()
    onReroll(lockNow())
  }

  return (
    <>
      <ResultsHead {...{ run, inking, isOut, total, locked, onRewrite }} onReroll={reroll} />
      <PromptNotice failure={failure} />
      {run.state === 'drawn' && run.output.modelMissed && (
        <p className={styles.notice}>{t('create.modelMissed')}</p>
      )}
      {run.state === 'drawn' && run.output.notice && (
        <p className={styles.notice}>{t('create.untranslated')}</p>
      )}
      <section
        ref={list}
        tabIndex={-1}
        className={styles.memes}
        aria-label={t(`create.kinds.${kind}.results`)}
      >
        <MemePlaces
          label={t(`create.kinds.${kind}.results`)}
          places={places}
          pending={run.state === 'drawing' ? { count: total, isLocked } : undefined}
          isRoomy={run.state === 'improving' || (run.state === 'drawn' && run.hadDrafts)}
          now={kept.now}
          actionsOf={actionsOf}
          onInked={inking.mark}
        />
      </section>
      <MoreLikeGroups groups={more.groups} now={kept.now} actionsOf={actionsOf} />
    </>
  )
}
