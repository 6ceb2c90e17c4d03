'use client'

import { useT } from 'next-i18next/client'
import { type ReactNode, useState } from 'react'
import { EyeIcon } from '@/components/icons/eye-icon'
import { EyeSlashIcon } from '@/components/icons/eye-slash-icon'
import styles from './auth-form.module.css'
import type { AuthProblem } from './auth-problem'
import { TextField } from './text-field'

interface PasswordFieldProps {
  label: string
  /** A new password or the one that exists: password managers tell them apart. */
  isNew: boolean
  /** `password` when absent; a form with two needs two names. */
  name?: string
  problem: AuthProblem | null
  aside?: ReactNode
  help?: string
}

/** A password that can be looked at. */
export function PasswordField({ isNew, name = 'password', help, ...field }: PasswordFieldProps) {
  const { t } = useT()
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeSlashIcon : EyeIcon
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      name={name}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      help={help ?? (isNew ? t('auth.passwordHelp') : undefined)}
      slot={
        <button
          type="button"
          className={styles.eye}
          aria-pressed={shown}
          aria-label={t('auth.showPassword')}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} />
        </button>
      }
    />
  )
}
