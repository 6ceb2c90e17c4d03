'use client'

import Link from 'next/link'
import { useT } from 'next-i18next/client'
import { CreditPill } from '@/components/credit-pill'
import { useCredits } from '@/trpc/use-credits'
import styles from './app-shell.module.css'

/** The credit pill of the phone's top bar; without credits it links to the plans. */
export function PhoneCredits() {
  const { t } = useT()
  const credits = useCredits()
  if (!credits) return null
  const { remaining } = credits
  if (remaining === 0) {
    return (
      <Link href="/pricing" className={styles.pillLink}>
        <CreditPill remaining={0} label={t('shell.credits.none')} />
      </Link>
    )
  }
  return (
    <CreditPill
      remaining={remaining}
      label={t('shell.credits.short', { count: remaining })}
      short={remaining <= 2 ? t('shell.credits.few', { count: remaining }) : String(remaining)}
    />
  )
}
