'use client'

import { useT } from 'next-i18next/client'
import styles from '@/sign-in-ui/auth-form.module.css'
import { createSupabaseBrowserClient } from '@/sign-in-ui/supabase-browser-client'
import { type AuthSettings, leaveFor } from './auth-settings'

/** Cancels the second step and ends the session that waits for it. */
export function SignInAnew({ settings }: { settings: AuthSettings }) {
  const { t } = useT()

  async function signOut() {
    await createSupabaseBrowserClient(settings.supabase).auth.signOut({ scope: 'local' })
    leaveFor(`/login?${new URLSearchParams({ next: settings.next })}`)
  }

  return (
    <p className={styles.small}>
      <button type="button" className={`${styles.linkButton} qs-link`} onClick={signOut}>
        {t('auth.twoStep.back')}
      </button>
    </p>
  )
}
