import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { LanguageModelEnv } from '@/env/language-model-env'
import { type ServerEnv, serverEnv } from '@/env/server-env'
import { findTemplate, templates } from '@/templates/templates'
import { throttle } from '@/utilities/throttle'
import type { AdmissionRules } from './api/admission'
import { openDatabase } from './db/client'
import { ByteBoundedCache } from './integrations/canvas-renderer/byte-bounded-cache'
import { processFonts } from './integrations/canvas-renderer/font-ledger'
import {
  createThreadedRenderer,
  type ThreadedRenderer,
} from './integrations/canvas-renderer/threaded-renderer'
import { createBrowserWriter } from './integrations/language-model/browser-writer'
import { createLanguageModelWriter } from './integrations/language-model/language-model-writer'
import { createModelBudget, type OpenBudget } from './integrations/language-model/model-budget'
import { limitsFor, type ModelChoice } from './integrations/language-model/model-settings'
import { createModels, type Models } from './integrations/language-model/models'
import { createPictureDescriber } from './integrations/language-model/picture-describer'
import { createRememberingWriter } from './integrations/language-model/remembering-writer'
import { createThemedModelWriter } from './integrations/language-model/themed-model-writer'
import { createVisualModelWriter } from './integrations/language-model/visual-model-writer'
import { promptVersion } from './integrations/language-model/write-prompt'
import { createHttpMailer } from './integrations/mail-over-http/http-mailer'
import { createModeratedVisualWriter } from './integrations/moderation/moderated-visuals'
import {
  createModeratedThemedWriter,
  createModeratedWriter,
} from './integrations/moderation/moderated-writer'
import { openModerators } from './integrations/moderation/open-moderators'
import { createPostgresCallCounter } from './integrations/postgres/postgres-call-counter'
import { createPostgresSpendingLedger } from './integrations/postgres/postgres-spending-ledger'
import { createRedisCallCounter } from './integrations/redis/redis-call-counter'
import { encodeAvif } from './integrations/sharp/encode-avif'
import { createSharpPictureReader } from './integrations/sharp/sharp-picture-reader'
import { createSmtpMailer } from './integrations/smtp/smtp-mailer'
import { createLocalImageStorage } from './integrations/storage/local-image-storage'
import { createStripePayments } from './integrations/stripe/stripe-payments'
import { createSupabaseIdentityProvider } from './integrations/supabase/supabase-identity-provider'
import { createSupabaseImageStorage } from './integrations/supabase/supabase-image-storage'
import { createThreadedTexts, type ThreadedTexts } from './integrations/text-threads/threaded-texts'
import { startJobs } from './jobs'
import { createLastUses, type LastUses } from './services/api-keys/last-uses'
import type { ContactContext } from './services/contact/send-message'
import { getUploadFile } from './services/images/get-upload-file'
import type { CallCounter } from './services/ports/call-counter'
import type { CaptionWriter } from './services/ports/caption-writer'
import type { IdentityProvider } from './services/ports/identity-provider'
import type { ImageStorage } from './services/ports/image-storage'
import type { Moderator } from './services/ports/moderator'
import type { PictureDescriber } from './services/ports/picture-describer'
import type { SpendingLedger } from './services/ports/spending-ledger'
import type { ThemedWriter } from './services/ports/themed-writer'
import type { VisualWriter } from './services/ports/visual-writer'
import type { ServiceContext } from './services/service-context'
import { createEndedSessions, type EndedSessions } from './services/sessions/ended-sessions'
import { createSessionNotes, type SessionNotes } from './services/sessions/session-notes'
import { createSessionVerdicts, type SessionVerdicts } from './services/sessions/session-verdicts'

/** Everything that lives as long as the process. */
interface Container {
  services: Omit<ServiceContext, 'actor' | 'addressHash'>
  identity: IdentityProvider
  renderer: ThreadedRenderer
  /** Memes and cards of our own pages, painted and encoded, by their files. */
  sitePictures: ByteBoundedCache<Uint8Array>
  encodeAvif(png: Uint8Array): Promise<Uint8Array>
  admission: AdmissionRules
  lastUses: LastUses
  /** Accounts whose export this process writes. */
  exportsUnderWay: Set<string>
  endedSessions: EndedSessions
  sessionNotes: SessionNotes
  sessionVerdicts: SessionVerdicts
  /** Mail of the contact form; null when none is configured. */
  post: ContactContext['post']
  /** Reports a key's use that could not be stored; the caller of the API never sees it. */
  reportKeyUse(error: unknown): void
}

/** Below the data directory: pictures that people brought. */
const uploadsDirectory = 'uploads'
/** Memory for pictures of our own pages; the most viewed stay. */
const sitePictureBytesMax = 32 * 1024 * 1024
/** A visitor waits no longer for a model than this, in ms. */
const trialMsMax = 8000
/** Milliseconds between two reports of the same trouble, so that a dead store is not reported with each call. */
const reportStepMs = 60_000

function wire(): Container {
  const env = serverEnv()
  const { db } = openDatabase(env.databaseUrl, { maxConnections: env.databaseMaxConnections })
  const imageStorage = openImageStorage(env)
  const identity = createSupabaseIdentityProvider({
    url: env.supabaseUrl,
    anonKey: env.supabaseAnonKey,
    serviceRoleKey: env.supabaseServiceRoleKey,
    issuer: env.supabaseIssuer,
  })
  const renderer = createThreadedRenderer({
    publicDir: path.join(/* turbopackIgnore: true */ process.cwd(), 'public'),
    motionOf: (imageName) => findTemplate(imageName)?.motion ?? null,
    uploadedFileOf: async (key) => (await getUploadFile({ db, imageStorage }, key)).read(),
  })
  const texts = createThreadedTexts({
    fontPackagesDir: path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules', '@fontsource'),
    fontMemory: processFonts.memory,
    findTemplate,
  })
  const { moderator, offline } = openModerators({
    offline: texts.moderator,
    provider: env.moderation,
    onRefusal: (refused) => warn('A text was refused.', { ...refused }),
    onFailure: throttle(
      (error: unknown) =>
        warn('The moderation service was not heard; rules judge alone.', { error: String(error) }),
      reportStepMs,
    ),
  })
  const writeFromBrowser = createBrowserWriter({
    templates,
    builtIn: texts.writer,
    acceptor: texts.acceptor,
  })
  const reportCounting = throttledReport('rate-limits')
  const reportKeyUse = throttledReport('api-key-use')
  const counter = env.redisUrl
    ? createRedisCallCounter(env.redisUrl, reportCounting)
    : createPostgresCallCounter(db)
  const ledger = createPostgresSpendingLedger(db)
  const model = env.languageModel
  const openBudget = model ? openModelBudget(model, { counter, ledger }) : undefined
  const models = model && openModels(model, { openBudget, timeoutMs: model.timeoutMs })
  const freeWriter = {
    ...texts.writer,
    ...createModeratedWriter(texts.writer, { moderator: offline, offline, refill: texts.writer }),
  }
  return {
    lastUses: createLastUses(db, reportKeyUse),
    exportsUnderWay: new Set(),
    endedSessions: createEndedSessions(db, identity, throttledReport('ended-sessions')),
    sessionNotes: createSessionNotes(db, throttledReport('session-notes')),
    sessionVerdicts: createSessionVerdicts((token) => identity.askSession(token)),
    reportKeyUse,
    post: openPost(env),
    renderer,
    sitePictures: new ByteBoundedCache(sitePictureBytesMax, ({ byteLength }) => byteLength),
    encodeAvif,
    admission: {
      counter,
      limits: env.rateLimits,
      onFailure: reportCounting,
    },
    services: {
      db,
      now: () => new Date(),
      newId: randomUUID,
      onUnreadableRow: (row) => warn('A row cannot be read and was left out of its list.', { ...row }),
      ports: {
        browserWriter: (written) =>
          createModeratedWriter(writeFromBrowser(written), { moderator, offline, refill: texts.writer }),
        captionWriter: createModeratedWriter(models ? openLanguageModel(models, texts) : texts.writer, {
          moderator,
          offline,
          refill: texts.writer,
        }),
        freeWriter,
        trialWriter: model
          ? createRememberingWriter(
              createModeratedWriter(
                openLanguageModel(
                  openModels(model, { openBudget, timeoutMs: Math.min(model.timeoutMs, trialMsMax) }),
                  texts,
                ),
                {
                  moderator,
                  offline,
                  refill: texts.writer,
                },
              ),
            )
          : freeWriter,
        identity,
        imageStorage,
        layout: texts.layout,
        moderator,
        payments: env.stripe && createStripePayments(env.stripe),
        pictureDescriber: model?.vision ? openPictureDescriber(model, openBudget) : null,
        pictureReader: createSharpPictureReader(),
        renderer,
        templateSearch: texts.templateSearch,
        visualWriter: models && !model?.isSmall ? openVisualWriter(models, texts, moderator) : null,
        themedWriter: models
          ? createModeratedThemedWriter(openThemedWriter(models, texts, model?.vision === true), {
              moderator,
              refill: texts.writer,
            })
          : texts.writer,
      },
      countsMemeEvents: env.countsMemeEvents,
      site: { url: env.siteUrl, brandName: env.brandName },
    },
    identity,
  }
}

/** The code that reports is loaded only now: a start does not wait for it. */
async function report(error: unknown, what: string): Promise<void> {
  const { reportError } = await import('./report-error')
  reportError(error, what)
}

function throttledReport(what: string): (error: unknown) => void {
  return throttle((error: unknown) => void report(error, what), reportStepMs)
}

function warn(message: string, details: Record<string, unknown>): void {
  console.warn(JSON.stringify({ level: 'warn', message, ...details }))
}

function openPost({ mail }: ServerEnv): ContactContext['post'] {
  if (!mail) return null
  const onFailure = (error: unknown) => void report(error, 'contact-mail')
  const mailer =
    mail.kind === 'smtp'
      ? createSmtpMailer({ url: mail.url, from: mail.to, onFailure })
      : createHttpMailer({ url: mail.url, key: mail.key, onFailure })
  return { mailer, to: mail.to }
}

function openImageStorage(env: ServerEnv): ImageStorage {
  const { storageBucket, dataDir, supabaseUrl: url, supabaseServiceRoleKey: serviceRoleKey } = env
  return storageBucket
    ? createSupabaseImageStorage({ url, serviceRoleKey }, storageBucket)
    : createLocalImageStorage(path.resolve(dataDir, uploadsDirectory))
}

function modelChoice(env: LanguageModelEnv): ModelChoice {
  const { provider, modelId, apiKey, baseUrl, isSmall, reasoning, prices } = env
  return { provider, modelId, apiKey, baseUrl, isSmall, reasoning, prices }
}

/** Undefined without a second model. */
function secondChoiceOf(env: LanguageModelEnv): ModelChoice | undefined {
  return env.second ? modelChoice({ ...env, ...env.second }) : undefined
}

function openModelBudget(
  env: LanguageModelEnv,
  stores: { counter: CallCounter; ledger: SpendingLedger },
): OpenBudget {
  const { runsPerDay, dollarsPerDay } = env
  const second = secondChoiceOf(env)
  const choices = [modelChoice(env), ...(second ? [second] : [])]
  return createModelBudget({
    ...stores,
    runsPerDay,
    dollarsPerDay,
    choices,
    onFailure: throttledReport('model-budget'),
  })
}

function openPictureDescriber(env: LanguageModelEnv, openBudget: OpenBudget | undefined): PictureDescriber {
  const choice = modelChoice(env)
  return createPictureDescriber({
    choice,
    limits: limitsFor(env.timeoutMs, choice),
    openBudget,
    onFailure: (failure) => warn('The vision model did not finish.', { ...failure, modelId: choice.modelId }),
  })
}

interface ModelParts {
  openBudget: OpenBudget | undefined
  timeoutMs: number
}

function openModels(env: LanguageModelEnv, { openBudget, timeoutMs }: ModelParts): Models {
  const choice = modelChoice(env)
  return createModels({
    choice,
    secondChoice: secondChoiceOf(env),
    limits: limitsFor(timeoutMs, choice),
    openBudget,
    onFailure: (failure, letters, modelId) =>
      warn('The language model did not finish.', {
        ...failure,
        provider: choice.provider,
        modelId,
        lettersAsked: letters.asked,
        lettersHeard: letters.heard,
      }),
  })
}

function openLanguageModel(models: Models, texts: ThreadedTexts): CaptionWriter {
  return createLanguageModelWriter({
    models,
    templates,
    builtIn: texts.writer,
    acceptor: texts.acceptor,
    onFaults: warnOfFaults,
  })
}

function openThemedWriter(models: Models, texts: ThreadedTexts, seesPictures: boolean): ThemedWriter {
  return createThemedModelWriter({
    models,
    seesPictures,
    builtIn: texts.writer,
    acceptor: texts.acceptor,
    onFaults: warnOfFaults,
  })
}

/** A small model is not asked: it chooses badly among two hundred drawings. decision: ADR-0058 */
function openVisualWriter(models: Models, texts: ThreadedTexts, moderator: Moderator): VisualWriter {
  const writer = createVisualModelWriter({ models, acceptor: texts.acceptor, onFaults: warnOfFaults })
  return createModeratedVisualWriter(writer, moderator)
}

const warnOfFaults = (faults: ReadonlyMap<string, number>, modelId: string) =>
  warn('Memes of the language model were left out.', {
    faults: Object.fromEntries(faults),
    promptVersion,
    modelId,
  })

// Next gives routes, pages and the proxy module graphs of their own; `globalThis` is what they share.
const shared = globalThis as typeof globalThis & { quipsmithContainer?: Container }

function startWired(): Container {
  const wired = wire()
  startJobs(wired.services, throttledReport)
  return wired
}

/** Wired on first use, because a build imports modules without a configuration. @throws ConfigurationError */
export function container(): Container {
  shared.quipsmithContainer ??= startWired()
  return shared.quipsmithContainer
}

/** Loads fonts, language data and the search index before the first person waits for them. Stores nothing. */
export async function warmUp(): Promise<void> {
  const { renderer, services } = container()
  const { templateSearch } = services.ports
  // A text thread answers once it has loaded all that texts need.
  await Promise.all([renderer.warmUp(), templateSearch.search({ query: '', countMax: 1 })])
}
