'use client'

import { TextField as RadixTextField } from '@radix-ui/themes'
import { type ReactNode, useId } from 'react'
import styles from './auth-form.module.css'
import type { AuthProblem } from './auth-problem'
import { ProblemMessage } from './problem-message'

interface TextFieldProps {
  label: string
  type: 'email' | 'password' | 'text'
  name: string
  autoComplete: string
  problem: AuthProblem | null
  /** Stands at the right of the label. */
  aside?: ReactNode
  /** Stands within the field, at its right. */
  slot?: ReactNode
  help?: string | undefined
  autoFocus?: boolean
  /** Digits of a code. */
  isCode?: boolean
  defaultValue?: string
}

/** A labelled field with its help and its error beneath. */
export function TextField(props: TextFieldProps) {
  const id = useId()
  const describedBy = [props.problem && `${id}-problem`, props.help && `${id}-help`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <div className={styles.labelRow}>
        <label htmlFor={id} className={styles.label}>
          {props.label}
        </label>
        {props.aside}
      </div>
      <RadixTextField.Root
        id={id}
        size="3"
        type={props.type}
        name={props.name}
        autoComplete={props.autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={props.autoFocus ?? false}
        inputMode={props.isCode ? 'numeric' : undefined}
        defaultValue={props.defaultValue}
        // A pasted code may have spaces in it.
        maxLength={props.isCode ? 12 : undefined}
        aria-invalid={props.problem !== null}
        aria-describedby={describedBy || undefined}
        className={props.isCode ? `${styles.input} ${styles.code}` : styles.input}
      >
        {props.slot && <RadixTextField.Slot side="right">{props.slot}</RadixTextField.Slot>}
      </RadixTextField.Root>
      {props.help && (
        <p id={`${id}-help`} className={styles.help}>
          {props.help}
        </p>
      )}
      <ProblemMessage id={`${id}-problem`} problem={props.problem} />
    </div>
  )
}
