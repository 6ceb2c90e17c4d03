'use client'

import type { FormEvent, KeyboardEvent, ReactNode, RefObject } from 'react'
import styles from './prompt-form.module.css'
import type { PromptLength } from './prompt-length'

interface PromptFormProps {
  field: RefObject<HTMLTextAreaElement | null>
  length: PromptLength
  /** Nothing is sent: no credits are left, or the last run is not done. */
  isBlocked: boolean
  /** A field of one line: Enter submits instead of breaking the line. */
  isOneLine?: boolean
  className: string | undefined
  onSubmit: () => void
  children: ReactNode
}

/** The form of a prompt. Ctrl Enter submits it; a text that is too long is not sent. */
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
    // An empty box is no error: the field gets the focus.
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
