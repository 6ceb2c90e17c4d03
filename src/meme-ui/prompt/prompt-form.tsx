'use client'

import type { FormEvent, KeyboardEvent, ReactNode, RefObject } from 'react'
import styles from './prompt-form.module.css'
import type { PromptLength } from './prompt-length'

interface PromptFormProps {
  field: RefObject<HTMLTextAreaElement | null>
  length: PromptLength
  /** Nothing is sent: no credits are left, or the last run is not done. */
  isBlocked: boolean
  /** A field of one line: Enter sends, and no line is broken. */
  isOneLine?: boolean
  className: string | undefined
  onSubmit: () => void
  children: ReactNode
}

/** The inked box that one says something in; Ctrl Enter sends it, and a text that is too long stays. */
export function PromptForm({
  field,
  length,
  isBlocked,
  isOneLine = false,
  className,
  onSubmit,
  children,
}: PromptFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // An empty box is not an error: one is shown where to write.
    if (length.kind === 'empty') field.current?.focus()
    else if (length.kind !== 'tooLong' && !isBlocked) onSubmit()
  }
  const submitByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    const isInField = event.target === field.current
    if (event.ctrlKey || event.metaKey || (isOneLine && isInField)) submit(event)
  }
  return (
    <form className={`qs-ink ${styles.form} ${className ?? ''}`} onSubmit={submit} onKeyDown={submitByKey}>
      {children}
    </form>
  )
}
