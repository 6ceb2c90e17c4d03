import { headers } from 'next/headers'
import type { SignInMethods } from '@/contracts/sign-in-methods'
import { publicConfig } from '@/env/public-config'
import { type PasskeyObstacle, PasskeysSection } from '@/features/account/passkeys-section'
import { TwoStepSection } from '@/features/account/two-step-section'
import { isNumericHost } from '@/lib/numeric-host'
import { getSignInMethods } from '@/server/integrations/supabase/sign-in-methods'
import { isLoopbackHost } from '@/utilities/loopback-host'

/** Sign-in methods besides password and mail. Hidden while the sign-in service does not answer. */
export async function SignInMethodsSections() {
  const [methods, requestHeaders] = await Promise.all([getSignInMethods(), headers()])
  if (methods === null) return null
  const { supabaseUrl, supabaseAnonKey } = publicConfig()
  const supabase = { url: supabaseUrl, anonKey: supabaseAnonKey }
  return (
    <>
      <TwoStepSection supabase={supabase} apps={methods.apps} />
      <PasskeysSection
        supabase={supabase}
        passkeys={methods.passkeys ?? []}
        obstacle={findObstacle(methods, requestHeaders.get('host') ?? '')}
      />
    </>
  )
}

/** @param host as the browser named it, with its port */
function findObstacle({ passkeys }: SignInMethods, host: string): PasskeyObstacle | null {
  if (passkeys === null) return { kind: 'off' }
  if (!isNumericHost(host)) return null
  const port = /:\d+$/.exec(host)?.[0] ?? ''
  return {
    kind: 'numericHost',
    namedAddress: isLoopbackHost(host) ? `http://localhost${port}/account` : null,
  }
}
