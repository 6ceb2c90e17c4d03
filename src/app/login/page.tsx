import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { freeMonthlyCredits } from '@/core/credits/credit-costs'
import { publicConfig } from '@/env/public-config'
import { readAuthMode } from '@/features/auth/auth-mode'
import { AuthScreen } from '@/features/auth/auth-screen'
import { SignInForm } from '@/features/auth/sign-in-form'
import { getT } from '@/i18n/server'
import { isNumericHost } from '@/lib/numeric-host'
import { type PageQuery, queryText } from '@/lib/page-query'
import { safeRedirect } from '@/lib/safe-redirect'
import { passkeysOn } from '@/server/integrations/supabase/passkeys-on'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return { title: t('auth.sign-in.submit'), description: t('auth.metaDescription') }
}

export default async function LoginPage({ searchParams }: { searchParams: PageQuery }) {
  const query = await searchParams
  const { t } = await getT()
  const { supabaseUrl, supabaseAnonKey, sandbox } = publicConfig()
  return (
    <AuthScreen quip={t('auth.quip')}>
      <SignInForm
        settings={{
          supabase: { url: supabaseUrl, anonKey: supabaseAnonKey },
          sandbox,
          next: safeRedirect(queryText(query, 'next')),
        }}
        initialMode={readAuthMode(queryText(query, 'mode'))}
        initialProblem={query.problem === 'link' ? { key: 'expiredLink' } : null}
        freeCredits={freeMonthlyCredits}
        hasPasskeys={await canUsePasskeys()}
      />
    </AuthScreen>
  )
}

async function canUsePasskeys(): Promise<boolean> {
  return !isNumericHost((await headers()).get('host')) && (await passkeysOn())
}
