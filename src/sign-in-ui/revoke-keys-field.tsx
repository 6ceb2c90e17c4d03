'use client'

import { useT } from 'next-i18next/client'
import { CheckField } from '@/components/check-field'

const name = 'revokeKeys'

/** Ends the API keys with the old password, which they outlive otherwise. */
export function RevokeKeysField() {
  const { t } = useT()
  return <CheckField name={name} label={t('auth.revokeKeys')} help={t('auth.revokeKeysHelp')} />
}

/** Reads the checkbox from a form with this field. */
export function revokesKeys(form: HTMLFormElement): boolean {
  return new FormData(form).has(name)
}
