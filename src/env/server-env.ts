import { z } from 'zod'
import { type RateLimits, rateLimits } from '@/contracts/rate-limits'
import { ConfigurationError } from './configuration-error'
import type { ForeignScript } from './foreign-script'
import { readForeignScripts } from './foreign-scripts-env'
import {
  type LanguageModelEnv,
  modelProviderChoices,
  modelSizes,
  readLanguageModelEnv,
  reasoningEfforts,
} from './language-model-env'
import { type MailEnv, readMailEnv } from './mail-env'
import { type ModerationEnv, readModerationEnv } from './moderation-env'
import { siteUrlOf } from './site-url'
import { readStorageBucket } from './storage-bucket'
import { readStripeEnv, type StripeEnv } from './stripe-env'

/**
 * The configuration of a running server, parsed once. With `scripts` and config files the only reader of
 * `process.env`; `.env.example` holds the same names with a sentence each (a test keeps the two together).
 */

const optionalText = z
  .string()
  .trim()
  .transform((value) => (value === '' ? undefined : value))
  .optional()

const flag = z
  .string()
  .trim()
  .toLowerCase()
  .transform((value) => ['1', 'on', 'true', 'yes'].includes(value))
  .default(false)

/** On unless it is switched off. */
const flagOn = z
  .string()
  .trim()
  .toLowerCase()
  .transform((value) => !['0', 'off', 'false', 'no'].includes(value))
  .default(true)

const perMinuteMax = 1_000_000
/** Limits of what a model costs in a day; a run with a warm cache costs two US cents. decision: ADR-0056, ADR-0060 */
const modelRunsPerDay = { all: 2000, account: 100, trials: 300 }
const modelDollarsPerDay = { all: 40, account: 2 }
const dollarsMax = 1_000_000
/** US dollars in a day; 0 for no limit. */
const dollars = (decided: number) =>
  z
    .string()
    .trim()
    .transform((value) => (value === '' ? decided : Number(value)))
    .pipe(z.number().min(0).max(dollarsMax))
    .default(decided)
/** Calls in the time of their limit, mostly a minute; 0 for no limit. */
const perMinute = (decided: number) =>
  z
    .string()
    .trim()
    .transform((value) => (value === '' ? decided : Number(value)))
    .pipe(z.int().min(0).max(perMinuteMax))
    .default(decided)

export const serverVariables = {
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  SITE_URL: optionalText,
  NEXT_PUBLIC_BRAND_NAME: z.string().trim().min(1).max(40).default('Quipsmith'),
  DATABASE_URL: optionalText,
  DATABASE_MAX_CONNECTIONS: z.coerce.number().int().min(1).max(200).default(10),
  NEXT_PUBLIC_SUPABASE_URL: optionalText,
  NEXT_PUBLIC_SUPABASE_ANON_KEY: optionalText,
  SUPABASE_SERVICE_ROLE_KEY: optionalText,
  SUPABASE_JWT_ISSUER: optionalText,
  SUPABASE_STORAGE_BUCKET: optionalText,
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  STRIPE_API_URL: optionalText,
  STRIPE_RETENTION_COUPON: optionalText,
  SANDBOX_STRIPE: flag,
  SANDBOX_AUTH: flag,
  SANDBOX_PUBLIC: flag,
  SANDBOX_RELAXED: flag,
  QUIPSMITH_DATA_DIR: z.string().trim().min(1).default('.data'),
  LANGUAGE_MODEL_PROVIDER: z
    .string()
    .trim()
    .transform((value) => (value === '' ? undefined : value))
    .pipe(z.enum(modelProviderChoices, `is none of ${modelProviderChoices.join(', ')}`).optional())
    .optional(),
  LANGUAGE_MODEL: optionalText,
  LANGUAGE_MODEL_API_KEY: optionalText,
  LANGUAGE_MODEL_BASE_URL: optionalText,
  LANGUAGE_MODEL_VISION: flag,
  LANGUAGE_MODEL_SIZE: optionalText.pipe(
    z.enum(modelSizes, `is none of ${modelSizes.join(', ')}`).optional(),
  ),
  LANGUAGE_MODEL_REASONING: optionalText.pipe(
    z.enum(reasoningEfforts, `is none of ${reasoningEfforts.join(', ')}`).optional(),
  ),
  LANGUAGE_MODEL_PRICES: optionalText,
  LANGUAGE_MODEL_FALLBACK: optionalText,
  LANGUAGE_MODEL_FALLBACK_PROVIDER: optionalText.pipe(
    z.enum(modelProviderChoices, `is none of ${modelProviderChoices.join(', ')}`).optional(),
  ),
  LANGUAGE_MODEL_FALLBACK_API_KEY: optionalText,
  LANGUAGE_MODEL_FALLBACK_BASE_URL: optionalText,
  LANGUAGE_MODEL_FALLBACK_PRICES: optionalText,
  LANGUAGE_MODEL_DOLLARS_PER_DAY: dollars(modelDollarsPerDay.all),
  LANGUAGE_MODEL_DOLLARS_PER_ACCOUNT: dollars(modelDollarsPerDay.account),
  LANGUAGE_MODEL_RUNS_PER_DAY: perMinute(modelRunsPerDay.all),
  LANGUAGE_MODEL_RUNS_PER_ACCOUNT: perMinute(modelRunsPerDay.account),
  LANGUAGE_MODEL_TRIALS_PER_DAY: perMinute(modelRunsPerDay.trials),
  LANGUAGE_MODEL_TIMEOUT_MS: z.coerce.number().int().min(1000).max(120_000).default(20_000),
  MODERATION_API_KEY: optionalText,
  MODERATION_BASE_URL: optionalText,
  MEME_EVENTS: flagOn,
  RATE_LIMIT_GENERATE: perMinute(rateLimits.generateSignedIn),
  RATE_LIMIT_GENERATE_WITH_KEY: perMinute(rateLimits.generateWithKey),
  RATE_LIMIT_SEARCH: perMinute(rateLimits.search),
  RATE_LIMIT_READ: perMinute(rateLimits.read),
  RATE_LIMIT_WRITE: perMinute(rateLimits.write),
  RATE_LIMIT_ANONYMOUS: perMinute(rateLimits.anonymous),
  RATE_LIMIT_PICTURES: perMinute(rateLimits.pictures),
  RATE_LIMIT_DEMO: perMinute(rateLimits.demo),
  RATE_LIMIT_CONTACT: perMinute(rateLimits.contact),
  RATE_LIMIT_SIGN_UP: perMinute(rateLimits.signUp),
  RATE_LIMIT_SIGN_IN: perMinute(rateLimits.signIn),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(1),
  REDIS_URL: optionalText.pipe(
    z
      .string()
      .regex(/^rediss?:\/\/[^\s/]/, 'is not an address such as redis://127.0.0.1:6379')
      .optional(),
  ),
  CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
  CONTACT_TO: z.email('must be an e-mail address').optional(),
  SMTP_URL: optionalText,
  NEXT_PUBLIC_POSTHOG_KEY: optionalText,
  NEXT_PUBLIC_POSTHOG_HOST: optionalText,
  NEXT_PUBLIC_SENTRY_DSN: optionalText,
  TAG_MANAGER_SCRIPT: optionalText,
  SESSION_REPLAY_SCRIPT: optionalText,
  PRICING_BANNER_SCRIPT: optionalText,
  AFFILIATE_SCRIPT: optionalText,
} as const

const serverSchema = z.object(serverVariables)

export interface ServerEnv {
  port: number
  /** Origin that people use, without a trailing slash; links in mails and share addresses begin with it. */
  siteUrl: string
  brandName: string
  databaseUrl: string
  databaseMaxConnections: number
  supabaseUrl: string
  supabaseAnonKey: string
  supabaseServiceRoleKey: string
  /** `iss` of access tokens; undefined: `supabaseUrl` with `/auth/v1`. */
  supabaseIssuer: string | undefined
  /** Bucket for the pictures that people bring; undefined: a directory below `dataDir`. */
  storageBucket: string | undefined
  /** Null: nothing can be bought, and what needs payments says so. */
  stripe: StripeEnv | null
  /** The local stand-in for payments is on: its routes answer, and only on loopback hosts. */
  sandboxStripe: boolean
  /** The local stand-in for sign-in and mail is on: its routes answer, and only on loopback hosts. */
  sandboxAuth: boolean
  sandboxPublic: boolean
  sandboxRelaxed: boolean
  dataDir: string
  /** Null: captions are written by rules alone. */
  languageModel: LanguageModelEnv | null
  /** Null: texts are judged by rules alone. */
  moderation: ModerationEnv | null
  /** Stars, downloads, shares, edits and deletions are counted per meme. */
  countsMemeEvents: boolean
  rateLimits: RateLimits
  /** How many proxies of ours append to `X-Forwarded-For`. */
  trustedProxies: number
  /** Store that counts calls; undefined for the database. */
  redisUrl: string | undefined
  contactEmail: string | undefined
  /** Null: messages of the contact form are stored and mailed to nobody. */
  mail: MailEnv | null
  posthogKey: string | undefined
  posthogHost: string
  sentryDsn: string | undefined
  /** Loaded by pages for visitors who allow it. */
  foreignScripts: readonly ForeignScript[]
}

function requireText(value: string | undefined, name: string, why: string): string {
  if (value === undefined) throw new ConfigurationError(`${name} is not set: ${why}.`)
  return value
}

/** @throws ConfigurationError naming the variable and the remedy. */
export function parseServerEnv(source: Record<string, string | undefined>): ServerEnv {
  const parsed = serverSchema.safeParse(source)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigurationError(`${issue?.path.join('.')}: ${issue?.message}.`)
  }
  const values = parsed.data
  return {
    port: values.PORT,
    siteUrl: siteUrlOf(values.SITE_URL, values.PORT),
    brandName: values.NEXT_PUBLIC_BRAND_NAME,
    databaseUrl: requireText(
      values.DATABASE_URL,
      'DATABASE_URL',
      '`npm start` sets it for the built-in database',
    ),
    databaseMaxConnections: values.DATABASE_MAX_CONNECTIONS,
    supabaseUrl: requireText(
      values.NEXT_PUBLIC_SUPABASE_URL,
      'NEXT_PUBLIC_SUPABASE_URL',
      'sign-in needs the address of its service',
    ).replace(/\/+$/, ''),
    supabaseAnonKey: requireText(
      values.NEXT_PUBLIC_SUPABASE_ANON_KEY,
      'NEXT_PUBLIC_SUPABASE_ANON_KEY',
      'a Supabase address without its public key signs nobody in',
    ),
    supabaseServiceRoleKey: requireText(
      values.SUPABASE_SERVICE_ROLE_KEY,
      'SUPABASE_SERVICE_ROLE_KEY',
      'a Supabase address without its service key cannot close accounts',
    ),
    supabaseIssuer: values.SANDBOX_AUTH ? undefined : values.SUPABASE_JWT_ISSUER,
    storageBucket: readStorageBucket(values.SUPABASE_STORAGE_BUCKET, values.SANDBOX_AUTH),
    stripe: readStripeEnv({
      secretKey: values.STRIPE_SECRET_KEY,
      webhookSecret: values.STRIPE_WEBHOOK_SECRET,
      apiUrl: values.STRIPE_API_URL,
      retentionCoupon: values.STRIPE_RETENTION_COUPON,
      isSandbox: values.SANDBOX_STRIPE,
    }),
    sandboxStripe: values.SANDBOX_STRIPE,
    sandboxAuth: values.SANDBOX_AUTH,
    sandboxPublic: values.SANDBOX_PUBLIC,
    sandboxRelaxed: values.SANDBOX_RELAXED,
    dataDir: values.QUIPSMITH_DATA_DIR,
    languageModel: readLanguageModelEnv({
      provider: values.LANGUAGE_MODEL_PROVIDER,
      modelId: values.LANGUAGE_MODEL,
      apiKey: values.LANGUAGE_MODEL_API_KEY,
      baseUrl: values.LANGUAGE_MODEL_BASE_URL,
      timeoutMs: values.LANGUAGE_MODEL_TIMEOUT_MS,
      vision: values.LANGUAGE_MODEL_VISION,
      size: values.LANGUAGE_MODEL_SIZE,
      reasoning: values.LANGUAGE_MODEL_REASONING,
      prices: values.LANGUAGE_MODEL_PRICES,
      second: {
        provider: values.LANGUAGE_MODEL_FALLBACK_PROVIDER,
        modelId: values.LANGUAGE_MODEL_FALLBACK,
        apiKey: values.LANGUAGE_MODEL_FALLBACK_API_KEY,
        baseUrl: values.LANGUAGE_MODEL_FALLBACK_BASE_URL,
        prices: values.LANGUAGE_MODEL_FALLBACK_PRICES,
      },
      dollarsPerDay: {
        all: values.LANGUAGE_MODEL_DOLLARS_PER_DAY,
        account: values.LANGUAGE_MODEL_DOLLARS_PER_ACCOUNT,
      },
      runsPerDay: {
        all: values.LANGUAGE_MODEL_RUNS_PER_DAY,
        account: values.LANGUAGE_MODEL_RUNS_PER_ACCOUNT,
        trials: values.LANGUAGE_MODEL_TRIALS_PER_DAY,
      },
    }),
    moderation: readModerationEnv({
      apiKey: values.MODERATION_API_KEY,
      baseUrl: values.MODERATION_BASE_URL,
    }),
    countsMemeEvents: values.MEME_EVENTS,
    rateLimits: {
      generateSignedIn: values.RATE_LIMIT_GENERATE,
      generateWithKey: values.RATE_LIMIT_GENERATE_WITH_KEY,
      search: values.RATE_LIMIT_SEARCH,
      read: values.RATE_LIMIT_READ,
      write: values.RATE_LIMIT_WRITE,
      anonymous: values.RATE_LIMIT_ANONYMOUS,
      pictures: values.RATE_LIMIT_PICTURES,
      demo: values.RATE_LIMIT_DEMO,
      contact: values.RATE_LIMIT_CONTACT,
      signUp: values.RATE_LIMIT_SIGN_UP,
      signIn: values.RATE_LIMIT_SIGN_IN,
    },
    trustedProxies: values.TRUSTED_PROXIES,
    redisUrl: values.REDIS_URL,
    contactEmail: values.CONTACT_EMAIL,
    mail: readMailEnv({
      smtpUrl: values.SMTP_URL,
      contactTo: values.CONTACT_TO,
      contactEmail: values.CONTACT_EMAIL,
      mailbox: values.SANDBOX_AUTH
        ? {
            url: `http://127.0.0.1:${values.PORT}/sandbox/mailbox/mails`,
            key: values.SUPABASE_SERVICE_ROLE_KEY ?? '',
          }
        : null,
    }),
    posthogKey: values.NEXT_PUBLIC_POSTHOG_KEY,
    posthogHost: values.NEXT_PUBLIC_POSTHOG_HOST ?? 'https://eu.i.posthog.com',
    sentryDsn: values.NEXT_PUBLIC_SENTRY_DSN,
    foreignScripts: readForeignScripts({
      tagManager: values.TAG_MANAGER_SCRIPT,
      sessionReplay: values.SESSION_REPLAY_SCRIPT,
      pricingBanner: values.PRICING_BANNER_SCRIPT,
      affiliate: values.AFFILIATE_SCRIPT,
    }),
  }
}

let cached: ServerEnv | undefined

/** The configuration of this process; read lazily, because a build has none. @throws ConfigurationError */
export function serverEnv(): ServerEnv {
  cached ??= parseServerEnv(process.env)
  return cached
}
