import { useT } from 'next-i18next/client'
import { ButtonLink } from '@/components/button'
import { type Inking, useInkedCount } from '@/meme-ui/card/use-inking'
import { CollapsedPrompt } from './collapsed-prompt'
import { InkingProgress } from './inking-progress'
import { RerollButton } from './reroll-button'
import styles from './results-head.module.css'
import type { Run } from './use-meme-run'

interface ResultsHeadProps {
  run: Exclude<Run, { state: 'writing' }>
  inking: Inking
  /** No credits are left for another run. */
  isOut: boolean
  /** How many places there are, and how many of them stay at the next reroll. */
  total: number
  locked: number
  onReroll: () => void
  onRewrite: () => void
}

/** The sentence, how far its memes are, and others for them. */
export function ResultsHead({ run, inking, isOut, total, locked, onReroll, onRewrite }: ResultsHeadProps) {
  const { t } = useT()
  const inked = useInkedCount(inking)
  const done = run.state === 'drawing' ? locked : Math.min(total, inked)
  return (
    <div className={styles.head}>
      <CollapsedPrompt text={run.sentence.text} onRewrite={onRewrite} />
      {isOut && run.state === 'drawn' ? (
        <ButtonLink tone="paper" href="/pricing" className={styles.reroll}>
          {t('create.seePlans')}
        </ButtonLink>
      ) : (
        <RerollButton
          busy={run.state === 'drawn' ? undefined : { done, total }}
          free={run.sentence.count - locked}
          locked={locked}
          onReroll={onReroll}
          className={styles.reroll}
        />
      )}
      <InkingProgress inked={done} total={total} run={run} className={styles.progress} />
    </div>
  )
}
