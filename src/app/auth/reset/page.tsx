import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
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
  const next = safeRedirect(queryText(query, 'next'))
  return (
    <AuthScreen quip={t('auth.quip')}>
      <ResetForm next={next} email={user.email} />
    </AuthScreen>
  )
}
