import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { publicConfig } from '@/env/public-config'
import { AuthScreen } from '@/features/auth/auth-screen'
import { SecondFactorRemoved } from '@/features/auth/second-factor-removed'
import { SignInAnew } from '@/features/auth/sign-in-anew'
import { TwoStepForm } from '@/features/auth/two-step-form'
import { getT } from '@/i18n/server'
import { type PageQuery, queryText } from '@/lib/page-query'
import { safeRedirect } from '@/lib/safe-redirect'
import { getSessionUser } from '@/server/integrations/supabase/get-session-user'
import { getSignInMethods } from '@/server/integrations/supabase/sign-in-methods'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return { title: t('auth.twoStep.title'), robots: { index: false } }
}

export default async function TwoStepPage({ searchParams }: { searchParams: PageQuery }) {
  const next = safeRedirect(queryText(await searchParams, 'next'))
  const user = await getSessionUser()
  if (user === null) redirect(`/login?${new URLSearchParams({ next })}`)
  const methods = await getSignInMethods()
  if (user.level === 'aal2') redirect(next)
  const { t } = await getT()
  const { supabaseUrl, supabaseAnonKey, sandbox } = publicConfig()
  const settings = { supabase: { url: supabaseUrl, anonKey: supabaseAnonKey }, sandbox, next }
  return (
    <AuthScreen quip={t('auth.quip')}>
      {methods === null && <p role="alert">{t('auth.twoStep.unread')}</p>}
      {methods?.apps.length === 0 && <SecondFactorRemoved settings={settings} />}
      {methods !== null && methods.apps.length > 0 && <TwoStepForm settings={settings} apps={methods.apps} />}
      <SignInAnew settings={settings} />
    </AuthScreen>
  )
}
