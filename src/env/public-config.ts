import type { LoadableScript } from './foreign-script'
import { serverEnv } from './server-env'

/** The configuration that pages rendered on request hand to the browser. */
export interface PublicConfig {
  siteUrl: string
  supabaseUrl: string
  supabaseAnonKey: string
  sandbox: boolean
  contactEmail: string | undefined
}

export function publicConfig(): PublicConfig {
  const env = serverEnv()
  return {
    siteUrl: env.siteUrl,
    supabaseUrl: env.supabaseUrl,
    supabaseAnonKey: env.supabaseAnonKey,
    sandbox: env.sandboxAuth || env.sandboxStripe,
    contactEmail: env.contactEmail,
  }
}

/** The configuration that every page asks for once its scripts run, because a prerendered page has none. */
export interface BrowserConfig {
  posthogKey?: string | undefined
  sentryDsn?: string | undefined
  /** Dotted name of the variable in which the affiliate script leaves the referrer. */
  referralVariable?: string | undefined
  scripts: readonly LoadableScript[]
}

export function browserConfig(): BrowserConfig {
  const { posthogKey, sentryDsn, foreignScripts } = serverEnv()
  return {
    posthogKey,
    sentryDsn,
    referralVariable: foreignScripts.find(({ kind }) => kind === 'affiliate')?.referralVariable,
    // Browsers get what loads a script; its origins stand in the content policy.
    scripts: foreignScripts.map(({ kind, src, attributes }) => ({ kind, src, attributes })),
  }
}
