import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { publicConfig } from '@/env/public-config'
import { AuthScreen } from '@/features/auth/auth-screen'
import { ResetForm } from '@/features/auth/reset-form'
import { getT } from '@/i18n/server'
import { type PageQuery, queryText } from '@/lib/page-query'
import { safeRedirect } from '@/lib/safe-redirect'
import { getPageVisitor } from '@/server/integrations/supabase/get-session-user'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return { title: t('auth.reset.title'), robots: { index: false } }
}

export default async function ResetPage({ searchParams }: { searchParams: PageQuery }) {
  const query = await searchParams
  const user = await getPageVisitor()
  if (user === null) redirect('/login?mode=forgot')
  const { t } = await getT()
  const { supabaseUrl, supabaseAnonKey, sandbox } = publicConfig()
  const next = safeRedirect(queryText(query, 'next'))
  return (
    <AuthScreen quip={t('auth.quip')}>
      <ResetForm
        settings={{ supabase: { url: supabaseUrl, anonKey: supabaseAnonKey }, sandbox, next }}
        email={user.email}
      />
    </AuthScreen>
  )
}
