'use client'

import { useT } from 'next-i18next/client'
import { Masonry, type MasonryItem } from '@/components/masonry'
import { cardHeightPx, roomyCardHeightPx } from '@/lib/meme-card/card-height'
import { DrawnCard } from '@/lib/meme-card/drawn-card'
import { PendingCard } from '@/lib/meme-card/pending-card'
import { useInking } from '@/lib/meme-card/use-inking'
import type { Failure } from '@/lib/prompt/failure-of'
import { PromptNotice } from '@/lib/prompt/prompt-notice'
import { FoldedSentence } from './folded-sentence'
import { InkingProgress } from './inking-progress'
import { RerollPress } from './reroll-press'
import styles from './results-view.module.css'
import { useRunKind } from './run-kind'
import type { Run } from './use-meme-run'

interface ResultsViewProps {
  run: Exclude<Run, { state: 'writing' }>
  failure: Failure | undefined
  onReroll: () => void
  onRewrite: () => void
  onStar: (resultId: string, starred: boolean) => Promise<void>
}

/** The sentence, folded, and the memes that answer it. */
export function ResultsView({ run, failure, onReroll, onRewrite, onStar }: ResultsViewProps) {
  const { t } = useT()
  const { kind, count } = useRunKind()
  const output = run.state === 'drawn' ? run.output : undefined
  const places = run.state === 'drawing' ? undefined : run.places
  const hadDrafts = run.state === 'improving' || (run.state === 'drawn' && run.hadDrafts)
  const total = places?.length ?? count
  const { inkedCount, markInked } = useInking(places !== undefined)
  const items: MasonryItem[] = places
    ? places.map((place, index) => ({
        key: String(index),
        heightPxAt: (widthPx) =>
          hadDrafts ? roomyCardHeightPx(widthPx, place.room) : cardHeightPx(widthPx, place.meme),
        node: (
          <DrawnCard
            key={place.key}
            result={place.kept ?? place.meme}
            room={place.room}
            turn={place.turn}
            onInked={() => markInked(index)}
            onStar={onStar}
          />
        ),
      }))
    : Array.from({ length: total }, (_, index) => ({
        key: String(index),
        heightPxAt: (widthPx) => widthPx,
        node: <PendingCard label={t('memeCard.choosing')} />,
      }))
  return (
    <>
      <div className={styles.head}>
        <FoldedSentence text={run.sentence.text} onRewrite={onRewrite} />
        <RerollPress busy={!output} memes={total} onReroll={onReroll} className={styles.reroll} />
        <InkingProgress inked={inkedCount} total={total} run={run} className={styles.progress} />
      </div>
      <PromptNotice failure={failure} />
      {output?.notice && <p className={styles.untranslated}>{t('create.untranslated')}</p>}
      <Masonry
        label={t(`create.kinds.${kind}.results`)}
        items={items}
        columnsAt={resultColumns}
        gapsPx={{ across: 20, down: 26 }}
      />
    </>
  )
}

/** One column on a phone, two on a tablet, three on a desk, four on a wide one. */
function resultColumns(widthPx: number): number {
  if (widthPx < 560) return 1
  if (widthPx < 860) return 2
  return widthPx < 1080 ? 3 : 4
}
