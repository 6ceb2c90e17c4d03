'use client'

import { DropIcon } from '@phosphor-icons/react/dist/csr/Drop'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { useT } from 'next-i18next/client'
import { formatPeriodDay } from '@/lib/format-date'
import { useCredits } from '@/trpc/use-credits'
import type { Failure } from './failure-of'
import styles from './prompt-notice.module.css'

/** Why nothing was drawn and what to do; announced when it appears. */
export function PromptNotice({ failure }: { failure: Failure | undefined }) {
  const words = useFailureWords(failure)
  return (
    <p id="prompt-notice" role="alert" className={failure ? styles.notice : undefined}>
      {failure?.kind === 'noCredits' && <DropIcon size={17} weight="bold" aria-hidden />}
      {failure && failure.kind !== 'noCredits' && <WarningCircleIcon size={17} weight="bold" aria-hidden />}
      {words}
    </p>
  )
}

function useFailureWords(failure: Failure | undefined): string | undefined {
  const { t } = useT()
  const credits = useCredits()
  if (!failure) return undefined
  switch (failure.kind) {
    case 'noCredits':
      return credits?.periodEnd
        ? t('create.noCredits', { date: formatPeriodDay(credits.periodEnd) })
        : t('create.noCreditsUndated')
    case 'tooFast':
      return failure.seconds ? t('create.tooFast', { count: failure.seconds }) : t('create.tooFastUndated')
    case 'refused':
      return failure.message
    default:
      return t(`create.${failure.kind}`)
  }
}
