'use client'

import { usePathname } from 'next/navigation'
import { useT } from 'next-i18next/client'
import type { ReactNode } from 'react'
import { DropIcon } from '@/components/icons/drop-icon'
import { WarningCircleIcon } from '@/components/icons/warning-circle-icon'
import { formatPeriodDay } from '@/i18n/format-date'
import type { Failure } from '@/lib/failure'
import { useCredits } from '@/trpc/use-credits'
import styles from './prompt-notice.module.css'
import { SecondsLeft } from './seconds-left'

/** Keys of the messages that name the kept input. */
const sentenceKeys = {
  noCredits: 'create.noCredits',
  noCreditsUndated: 'create.noCreditsUndated',
  offline: 'create.offline',
  unreachable: 'create.unreachable',
  signedOut: 'create.signedOut',
}

export interface PromptNoticeProps {
  failure: Failure | undefined
  keys?: typeof sentenceKeys
}

/** The reason why nothing was drawn and the next step; announced when it appears. */
export function PromptNotice({ failure, keys = sentenceKeys }: PromptNoticeProps) {
  const words = useFailureWords(failure, keys)
  return (
    <p id="prompt-notice" role="alert" className={failure && `${styles.notice} ${styles.inset}`}>
      {failure?.kind === 'noCredits' && <DropIcon size={17} />}
      {failure && failure.kind !== 'noCredits' && <WarningCircleIcon size={17} />}
      {words}
    </p>
  )
}

function useFailureWords(failure: Failure | undefined, keys: typeof sentenceKeys): ReactNode {
  const { t } = useT()
  const credits = useCredits()
  if (!failure) return undefined
  switch (failure.kind) {
    case 'noCredits':
      return credits?.periodEnd
        ? t(keys.noCredits, { date: formatPeriodDay(credits.periodEnd) })
        : t(keys.noCreditsUndated)
    case 'tooFast':
      return failure.seconds ? <SecondsLeft seconds={failure.seconds} /> : t('create.tooFastUndated')
    case 'refused':
    case 'unavailable':
      return failure.message
    case 'signedOut':
      return <SignedOut words={t(keys.signedOut)} />
    case 'conflict':
    case 'failed':
      return t('create.failed')
    case 'cutOff':
      return t('create.cutOff')
    default:
      return t(keys[failure.kind])
  }
}

/** Names the kept input and links to the sign-in, which leads back. */
function SignedOut({ words }: { words: string }) {
  const { t } = useT()
  const next = usePathname()
  return (
    <span>
      {words}{' '}
      <a href={`/login?${new URLSearchParams({ next })}`} className="qs-link">
        {t('create.signIn')}
      </a>
    </span>
  )
}
