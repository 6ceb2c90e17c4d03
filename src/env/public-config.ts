import type { ForeignScript } from './foreign-script'
import { serverEnv } from './server-env'

/** Configuration for the browser. The root layout hands it down at run time, so one build serves any configuration. */
export interface PublicConfig {
  brandName: string
  siteUrl: string
  supabaseUrl: string
  supabaseAnonKey: string
  sandbox: boolean
  /** Plans can be bought. */
  payments: boolean
  contactEmail: string | undefined
  posthogKey: string | undefined
  sentryDsn: string | undefined
  foreignScripts: readonly ForeignScript[]
}

export function publicConfig(): PublicConfig {
  const env = serverEnv()
  return {
    brandName: env.brandName,
    siteUrl: env.siteUrl,
    supabaseUrl: env.supabaseUrl,
    supabaseAnonKey: env.supabaseAnonKey,
    sandbox: env.sandboxAuth || env.sandboxStripe,
    payments: env.stripe !== null,
    contactEmail: env.contactEmail,
    posthogKey: env.posthogKey,
    sentryDsn: env.sentryDsn,
    foreignScripts: env.foreignScripts,
  }
}
