import { useT } from 'next-i18next/client'
import type { TextRunOutput } from '@/contracts/text-run'
import styles from './inking-progress.module.css'
import { useRunKind } from './run-kind'

const colours = ['var(--qs-yellow)', 'var(--qs-coral)', 'var(--qs-violet-art)', 'var(--qs-teal)']

interface InkingProgressProps {
  inked: number
  total: number
  output: TextRunOutput | undefined
  className: string | undefined
}

/** One small square per meme, coloured as it is inked; in words for everybody, spoken at the first, the half and the last. */
export function InkingProgress({ inked, total, output, className }: InkingProgressProps) {
  const { t } = useT()
  const { cost } = useRunKind()
  const isMilestone = inked === 1 || inked === Math.floor(total / 2) || inked === total
  const words = output ? t('create.inked', { done: inked, total }) : t('create.choosing')
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
        {output ? t('create.inkedShort', { done: inked, total }) : words}
      </b>
      <span role="status" className="qs-hidden">
        {!output || isMilestone ? words : ''}
      </span>
      {output && (
        <span className={styles.spent}>
          {t('create.spent', {
            count: cost,
            remaining: output.credits.remaining,
          })}
        </span>
      )}
    </div>
  )
}
