'use client'

import { useT } from 'next-i18next/client'
import { useEffect, useState } from 'react'
import { createSupabaseBrowserClient } from '@/sign-in-ui/supabase-browser-client'
import { type AuthSettings, leaveFor } from './auth-settings'

/** The session names a second factor that was removed, for example by support: signing in again helps. */
export function SecondFactorRemoved({ settings }: { settings: AuthSettings }) {
  const { t } = useT()
  const [isStuck, setStuck] = useState(false)
  const { supabase, next } = settings
  useEffect(() => {
    const { auth } = createSupabaseBrowserClient(supabase)
    void auth.refreshSession().then(async () => {
      const { data } = await auth.mfa.getAuthenticatorAssuranceLevel()
      // A factor of another kind would lead back to this page.
      if (data?.nextLevel === 'aal1') leaveFor(next)
      else setStuck(true)
    })
  }, [supabase, next])
  return <p role="alert">{isStuck && t('auth.twoStep.unread')}</p>
}
