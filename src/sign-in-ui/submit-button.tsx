'use client'

import { useSyncExternalStore } from 'react'
import { Button } from '@/components/button'
import styles from './auth-form.module.css'

interface SubmitButtonProps {
  label: string
  busyLabel: string
  busy: boolean
  /** As wide as its words, not as its form. */
  compact?: boolean
}

const neverChanges = () => () => undefined

/** The submit button of a form. Disabled until hydration: without its script the form would go nowhere. */
export function SubmitButton({ label, busyLabel, busy, compact = false }: SubmitButtonProps) {
  const isReady = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return (
    <Button
      type="submit"
      large={!compact}
      disabled={!isReady}
      aria-disabled={busy}
      className={[compact ? styles.compact : styles.whole, !isReady && styles.waiting]
        .filter(Boolean)
        .join(' ')}
    >
      {busy ? busyLabel : label}
    </Button>
  )
}
