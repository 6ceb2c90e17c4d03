import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { LanguageModelEnv } from '@/env/language-model-env'
import { parseServerEnv, serverVariables } from '@/env/server-env'
import { StartFailure } from './start-failure'

export interface StartConfiguration {
  /** The variables that the operator set, without empty values. */
  given: Record<string, string>
  port: number
  /** Public URL of the product, without a trailing slash. */
  siteUrl: string
  dataDirectory: string
  /** `undefined`: the built-in database. */
  databaseUrl: string | undefined
  /** The built-in sign-in and mailbox instead of a Supabase project. */
  sandboxAuth: boolean
  /** The built-in payments instead of a Stripe account. */
  sandboxStripe: boolean
  /** `null`: the built-in writer alone. */
  languageModel: LanguageModelEnv | null
  /** A service judges what is written, beside the rules. */
  hasModerationService: boolean
}

const supabaseNames = [
  'NEXT_PUBLIC_SUPABASE_URL',
  'NEXT_PUBLIC_SUPABASE_ANON_KEY',
  'SUPABASE_SERVICE_ROLE_KEY',
] as const

/** Reads `.env.local` and `.env` where they exist; what is set outside wins, then the first file. */
export function loadEnvironmentFiles(): void {
  for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file)
}

/** @throws StartFailure or ConfigurationError with the variable and the remedy. */
export function readStartConfiguration(source: Record<string, string | undefined>): StartConfiguration {
  const given: Record<string, string> = {}
  for (const [name, value] of Object.entries(source)) if (value) given[name] = value
  const sandboxAuth = !given.NEXT_PUBLIC_SUPABASE_URL
  refuseHalfSupabase(given, sandboxAuth)
  refuseForeignDatabaseAddress(given.DATABASE_URL)
  const sandboxStripe = isSandboxStripe(given)
  const parsed = parseServerEnv({
    ...given,
    // Its keys are chosen later, and those that are given are complete.
    SANDBOX_STRIPE: undefined,
    DATABASE_URL: given.DATABASE_URL ?? 'postgres://chosen-later',
    ...(sandboxAuth ? Object.fromEntries(supabaseNames.map((name) => [name, 'chosen later'])) : {}),
  })
  return {
    given,
    port: parsed.port,
    siteUrl: parsed.siteUrl,
    dataDirectory: resolve(parsed.dataDir),
    databaseUrl: given.DATABASE_URL,
    sandboxAuth,
    sandboxStripe,
    languageModel: parsed.languageModel,
    hasModerationService: parsed.moderation !== null,
  }
}

function isOn(value: string | undefined): boolean {
  return ['1', 'on', 'true', 'yes'].includes(value?.trim().toLowerCase() ?? '')
}

/** True when no Stripe setting is given and the stand-in is not switched off. */
function isSandboxStripe(given: Record<string, string>): boolean {
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL'].filter((name) => given[name])
  if (names.length === 0) return given.SANDBOX_STRIPE === undefined || isOn(given.SANDBOX_STRIPE)
  if (isOn(given.SANDBOX_STRIPE)) {
    throw new StartFailure(
      `SANDBOX_STRIPE is on although ${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'} set: unset one of them.`,
    )
  }
  return false
}

function refuseHalfSupabase(given: Record<string, string>, sandboxAuth: boolean): void {
  const set = supabaseNames.filter((name) => given[name])
  const missing = supabaseNames.filter((name) => !given[name])
  if (set.length > 0 && missing.length > 0) {
    throw new StartFailure(
      `${set.join(' and ')} ${set.length > 1 ? 'are' : 'is'} set but ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not: set all three for a Supabase project, or none for the built-in sign-in.`,
    )
  }
  if (!sandboxAuth && isOn(given.SANDBOX_AUTH)) {
    throw new StartFailure(
      'SANDBOX_AUTH is on although NEXT_PUBLIC_SUPABASE_URL names a Supabase project: unset one of them.',
    )
  }
  if (!sandboxAuth && !URL.canParse(given.NEXT_PUBLIC_SUPABASE_URL ?? '')) {
    throw new StartFailure('NEXT_PUBLIC_SUPABASE_URL is not an address such as https://project.supabase.co.')
  }
}

function refuseForeignDatabaseAddress(databaseUrl: string | undefined): void {
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\/\S+$/.test(databaseUrl)) {
    throw new StartFailure('DATABASE_URL is not an address such as postgres://user:password@host:5432/name.')
  }
}

/** The variables that configure the product, for a child that must not see them. */
export const productVariables: readonly string[] = Object.keys(serverVariables)
