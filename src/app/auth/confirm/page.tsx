import type { Metadata } from 'next'
import { publicConfig } from '@/env/public-config'
import { AuthScreen } from '@/features/auth/auth-screen'
import { ConfirmForm } from '@/features/auth/confirm-form'
import { readConfirmType } from '@/features/auth/confirm-type'
import { getT } from '@/i18n/server'
import { type PageQuery, queryText } from '@/lib/page-query'
import { safeRedirect } from '@/lib/safe-redirect'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  // The address carries a secret: it goes to no index and to no other site.
  return { title: t('auth.confirm.metaTitle'), robots: { index: false }, referrer: 'no-referrer' }
}

export default async function ConfirmPage({ searchParams }: { searchParams: PageQuery }) {
  const query = await searchParams
  const { t } = await getT()
  const { supabaseUrl, supabaseAnonKey, sandbox } = publicConfig()
  const type = readConfirmType(queryText(query, 'type'))
  const next = safeRedirect(queryText(query, 'next'), type === 'recovery' ? '/auth/reset' : '/create')
  return (
    <AuthScreen quip={t('auth.quip')}>
      <ConfirmForm
        settings={{ supabase: { url: supabaseUrl, anonKey: supabaseAnonKey }, sandbox, next }}
        type={type}
        tokenHash={queryText(query, 'token_hash') ?? ''}
      />
    </AuthScreen>
  )
}
