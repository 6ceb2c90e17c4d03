'use client'

import { useSyncExternalStore } from 'react'
import { Press } from '@/components/press'
import styles from './auth-form.module.css'

interface SubmitButtonProps {
  label: string
  busyLabel: string
  busy: boolean
}

const neverChanges = () => () => undefined

/** The form's one violet press. It waits for the script of the page: sent without it, a form would lead nowhere. */
export function SubmitButton({ label, busyLabel, busy }: SubmitButtonProps) {
  const isReady = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return (
    <Press
      type="submit"
      large
      disabled={!isReady}
      aria-disabled={busy}
      className={isReady ? styles.whole : `${styles.whole} ${styles.waiting}`}
    >
      {busy ? busyLabel : label}
    </Press>
  )
}
