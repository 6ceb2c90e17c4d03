import { useT } from 'next-i18next/client'
import styles from './inking-progress.module.css'
import { useRunKind } from './run-kind'
import type { Run } from './use-meme-run'

const colours = ['var(--qs-yellow)', 'var(--qs-coral)', 'var(--qs-violet-art)', 'var(--qs-teal)']

interface InkingProgressProps {
  inked: number
  total: number
  run: Exclude<Run, { state: 'writing' }>
  className: string | undefined
}

/** One small square per meme, coloured as it is inked; in words for everybody, spoken at the first, the half and the last. */
export function InkingProgress({ inked, total, run, className }: InkingProgressProps) {
  const { t } = useT()
  const isMilestone = inked === 1 || inked === Math.floor(total / 2) || inked === total
  const isBegun = run.state !== 'drawing'
  const words = isBegun ? t('create.inked', { done: inked, total }) : t('create.choosing')
  return (
    <div className={`${styles.progress} ${className ?? ''}`}>
      <span className={styles.squares} aria-hidden>
        {Array.from({ length: total }, (_, index) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: the squares are alike and never change places
            key={index}
            style={index < inked ? { background: colours[index % colours.length] } : undefined}
          />
        ))}
      </span>
      <b aria-hidden className={styles.long}>
        {words}
      </b>
      <b aria-hidden className={styles.short}>
        {isBegun ? t('create.inkedShort', { done: inked, total }) : words}
      </b>
      <span role="status" className="qs-hidden">
        {!isBegun || isMilestone ? words : ''}
      </span>
      <RunNews run={run} />
    </div>
  )
}

/** Says that better memes may come; after the run, what it cost. */
function RunNews({ run }: Pick<InkingProgressProps, 'run'>) {
  const { t } = useT()
  const { cost: count } = useRunKind()
  const hadDrafts = run.state === 'improving' || (run.state === 'drawn' && run.hadDrafts)
  return (
    <span role="status" className={`${styles.news} ${hadDrafts ? styles.everywhere : ''}`}>
      {run.state === 'improving' && t('create.improving')}
      {run.state === 'drawn' &&
        !run.output.modelMissed &&
        t('create.spent', { count, remaining: run.output.credits.remaining })}
    </span>
  )
}
