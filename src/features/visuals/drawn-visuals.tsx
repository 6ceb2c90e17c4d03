import { useT } from 'next-i18next/client'
import { visualsPerRun } from '@/contracts/limits'
import { creditCosts } from '@/core/credits/credit-costs'
import { PendingCard } from '@/meme-ui/card/pending-card'
import runStyles from '@/meme-ui/prompt/run-status.module.css'
import { VisualCard } from '@/meme-ui/visual-card/visual-card'
import styles from './drawn-visuals.module.css'
import type { VisualRun } from './use-visual-run'

/** The four drawings, or the sheets on which they are about to appear, in the same places. */
export function DrawnVisuals({ run }: { run: VisualRun }) {
  const { t } = useT()
  return (
    <>
      <p role="status" className={runStyles.status}>
        <Status run={run} />
      </p>
      {run.state === 'drawn' && run.modelMissed && (
        <p className={runStyles.status}>{t('visuals.modelMissed')}</p>
      )}
      {run.state !== 'none' && (
        <ul className={styles.four} aria-label={t('visuals.results')}>
          {run.state === 'drawing'
            ? Array.from({ length: visualsPerRun }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the sheets are alike and never change places
                <li key={index}>
                  <PendingCard
                    label={t('visuals.pencilling')}
                    aspectRatio={run.idea.aspectRatio.replace(':', ' / ')}
                  />
                </li>
              ))
            : run.visuals.map((visual, turn) => (
                <li key={visual.visualId}>
                  <VisualCard visual={visual} turn={turn} />
                </li>
              ))}
        </ul>
      )}
    </>
  )
}

/** Status of the run and its cost, in words. */
function Status({ run }: { run: VisualRun }) {
  const { t } = useT()
  if (run.state === 'none') return null
  if (run.state === 'drawing') return t('visuals.drawing')
  const { idea, credits, modelMissed } = run
  return (
    <>
      {t('visuals.drawnOf', { concept: idea.concept })}{' '}
      {credits &&
        !modelMissed &&
        t('create.spent', { count: creditCosts['minimalist-visual'], remaining: credits.remaining })}
    </>
  )
}
