import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { SignInMethodsSections } from '@/app/(app)/account/sign-in-methods-sections'
import { watermarkExample } from '@/app/(app)/account/watermark-example'
import { accountSession } from '@/app/auth/account-session'
import { wordsMetadata } from '@/app/words-metadata'
import { AppError } from '@/contracts/errors'
import { AccountScreen } from '@/features/account/account-screen'
import { CloseSection } from '@/features/account/close-section'
import { EmailSection } from '@/features/account/email-section'
import { ExportSection } from '@/features/account/export-section'
import { PasswordSection } from '@/features/account/password-section'
import { SessionsSection } from '@/features/account/sessions-section'
import { StatsSection } from '@/features/account/stats-section'
import { WatermarkSection } from '@/features/account/watermark-section'
import { ChoicesSection } from '@/features/consent/choices-section'
import { listSessions } from '@/server/services/sessions/list-sessions'
import { container } from '@/server/wire'

export const generateMetadata = wordsMetadata('/account', (t) => ({
  title: t('account.title'),
  description: t('account.description'),
}))

/** The sections of the profile, in order: another one is a line. */
export default async function AccountPage() {
  const service = await accountSession({ headers: await headers() }).catch(leadToSignIn)
  if (service.actor.kind !== 'user') redirect('/login?next=/account')
  const { email } = service.actor
  await container().sessionNotes.settled()
  return (
    <AccountScreen>
      <StatsSection />
      <EmailSection email={email} />
      <PasswordSection email={email} />
      <SignInMethodsSections />
      <WatermarkSection example={await watermarkExample()} />
      <SessionsSection sessions={await listSessions(service)} />
      <ChoicesSection />
      <ExportSection />
      <CloseSection />
    </AccountScreen>
  )
}

function leadToSignIn(error: unknown): never {
  const isHalfway = error instanceof AppError && error.code === 'SECOND_FACTOR_REQUIRED'
  redirect(isHalfway ? '/auth/two-step?next=/account' : '/login?next=/account')
}
