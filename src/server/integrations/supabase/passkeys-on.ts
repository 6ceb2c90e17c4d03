import { serverEnv } from '@/env/server-env'

const rememberedMs = 5 * 60_000
const waitMsMax = 2_000

let known: { isOn: boolean; untilMs: number } | undefined

/** True when the sign-in service has passkeys enabled; false when it does not answer. */
export async function passkeysOn(): Promise<boolean> {
  if (known && Date.now() < known.untilMs) return known.isOn
  const { supabaseUrl, supabaseAnonKey } = serverEnv()
  try {
    const response = await fetch(`${supabaseUrl}/auth/v1/settings`, {
      headers: { apikey: supabaseAnonKey },
      signal: AbortSignal.timeout(waitMsMax),
    })
    const settings: unknown = await response.json()
    const isOn =
      typeof settings === 'object' && settings !== null && Object(settings).passkeys_enabled === true
    known = { isOn, untilMs: Date.now() + rememberedMs }
    return isOn
  } catch {
    return false
  }
}
