import { createHash, randomUUID } from 'node:crypto'
import path from 'node:path'
import { contactWindowMs, rateWindowMs } from '@/contracts/rate-limits'
import type { LanguageModelEnv } from '@/env/language-model-env'
import { type ServerEnv, serverEnv } from '@/env/server-env'
import { findTemplate, templates } from '@/templates/templates'
import { networkAddress } from '@/utilities/network-address'
import { type AdmissionRules, openAdmission, rateLimited } from './api/admission'
import type { ApiContext } from './api/context'
import { openDatabase } from './db/client'
import { ByteBoundedCache } from './integrations/canvas-renderer/byte-bounded-cache'
import { processFonts } from './integrations/canvas-renderer/font-ledger'
import {
  createThreadedRenderer,
  type ThreadedRenderer,
} from './integrations/canvas-renderer/threaded-renderer'
import { createLanguageModelWriter } from './integrations/language-model/language-model-writer'
import { limitsFor } from './integrations/language-model/model-settings'
import { createPictureDescriber } from './integrations/language-model/picture-describer'
import { createHttpMailer } from './integrations/mail-over-http/http-mailer'
import { createModeratedWriter } from './integrations/moderation/moderated-writer'
import { openModerators } from './integrations/moderation/open-moderators'
import { createPostgresCallCounter } from './integrations/postgres/postgres-call-counter'
import { createRedisCallCounter } from './integrations/redis/redis-call-counter'
import { encodeAvif } from './integrations/sharp/encode-avif'
import { createSharpPictureReader } from './integrations/sharp/sharp-picture-reader'
import { createSmtpMailer } from './integrations/smtp/smtp-mailer'
import { createLocalImageStorage } from './integrations/storage/local-image-storage'
import { createStripePayments } from './integrations/stripe/stripe-payments'
import { createSupabaseIdentityProvider } from './integrations/supabase/supabase-identity-provider'
import { createSupabaseImageStorage } from './integrations/supabase/supabase-image-storage'
import { createThreadedTexts } from './integrations/text-threads/threaded-texts'
import { finishClosings } from './services/accounts/close-account'
import { createLastUses, type LastUses } from './services/api-keys/last-uses'
import { type KeyCall, recordKeyCall } from './services/api-keys/record-key-call'
import { verifyApiKey } from './services/api-keys/verify-api-key'
import type { ContactContext } from './services/contact/send-message'
import { getUploadFile } from './services/images/get-upload-file'
import { clearOldCalls } from './services/limits/clear-old-calls'
import { countByAddress } from './services/limits/count-by-address'
import { countCalls } from './services/limits/count-calls'
import { countSignUp } from './services/limits/count-sign-up'
import type { CaptionWriter } from './services/ports/caption-writer'
import type { IdentityProvider, VerifiedIdentity } from './services/ports/identity-provider'
import type { ImageStorage } from './services/ports/image-storage'
import type { RenderCaller } from './services/ports/meme-renderer'
import type { Moderator } from './services/ports/moderator'
import type { PictureDescriber } from './services/ports/picture-describer'
import type { Actor, ServiceContext, VerdictAge } from './services/service-context'
import { createEndedSessions, type EndedSessions } from './services/sessions/ended-sessions'
import { createSessionNotes, type SessionNotes } from './services/sessions/session-notes'
import { createSessionVerdicts, type SessionVerdicts } from './services/sessions/session-verdicts'

/** Everything that lives as long as the process, wired here and nowhere else. */
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
  /** Who is written to from the contact form; null for nobody. */
  post: ContactContext['post']
  /** Told when a use of a key could not be written down, which its caller need not know. */
  reportKeyUse(error: unknown): void
}

/** Below the data directory: pictures that people brought. */
const uploadsDirectory = 'uploads'
/** Of the pictures of our own pages that are kept: those that are looked at most. */
const sitePictureBytesMax = 32 * 1024 * 1024
/** How often closings are looked for that a server left behind, in ms. */
const closingStepMs = 60_000
/** How often old counts and kept answers are cleared, in ms. */
const clearingStepMs = 10 * 60 * 1000
/** A store that does not answer is reported once in this time, and not once a call, in ms. */
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
    publicDir: path.join(process.cwd(), 'public'),
    motionOf: (imageName) => findTemplate(imageName)?.motion ?? null,
    uploadedFileOf: async (key) => (await getUploadFile({ db, imageStorage }, key)).read(),
  })
  const texts = createThreadedTexts({
    fontPackagesDir: path.join(process.cwd(), 'node_modules', '@fontsource'),
    fontMemory: processFonts.memory,
    findTemplate,
  })
  const { moderator, offline } = openModerators({
    offline: texts.moderator,
    provider: env.moderation,
    onRefusal: (refused) => warn('A text was refused.', { ...refused }),
    onFailure: seldom(reportStepMs, (error) =>
      warn('The moderation service was not heard; rules judge alone.', { error: String(error) }),
    ),
  })
  const reportCounting = seldom(reportStepMs, (error) => report(error, 'rate-limits'))
  setInterval(() => clearOldCalls(db).catch(reportCounting), clearingStepMs).unref()
  const reportClosing = seldom(reportStepMs, (error) => report(error, 'account-closing'))
  setInterval(() => finishClosings(container().services).catch(reportClosing), closingStepMs).unref()
  const reportKeyUse = seldom(reportStepMs, (error) => report(error, 'api-key-use'))
  return {
    lastUses: createLastUses(db, reportKeyUse),
    exportsUnderWay: new Set(),
    endedSessions: createEndedSessions(
      db,
      identity,
      seldom(reportStepMs, (error) => report(error, 'ended-sessions')),
    ),
    sessionNotes: createSessionNotes(
      db,
      seldom(reportStepMs, (error) => report(error, 'session-notes')),
    ),
    sessionVerdicts: createSessionVerdicts((token) => identity.askSession(token)),
    reportKeyUse,
    post: openPost(env),
    renderer,
    sitePictures: new ByteBoundedCache(sitePictureBytesMax, ({ byteLength }) => byteLength),
    encodeAvif,
    admission: {
      counter: env.redisUrl
        ? createRedisCallCounter(env.redisUrl, reportCounting)
        : createPostgresCallCounter(db),
      limits: env.rateLimits,
      onFailure: reportCounting,
    },
    services: {
      db,
      now: () => new Date(),
      newId: randomUUID,
      onUnreadableRow: (row) => warn('A row cannot be read and was left out of its list.', { ...row }),
      ports: {
        captionWriter: createModeratedWriter(
          env.languageModel ? openLanguageModel(env.languageModel, texts.writer, offline) : texts.writer,
          { moderator, offline },
        ),
        freeWriter: createModeratedWriter(texts.writer, { moderator: offline, offline }),
        identity,
        imageStorage,
        layout: texts.layout,
        moderator,
        payments: env.stripe && createStripePayments(env.stripe),
        pictureDescriber: env.languageModel?.vision ? openPictureDescriber(env.languageModel) : null,
        pictureReader: createSharpPictureReader(),
        renderer,
        templateSearch: texts.templateSearch,
        themedWriter: texts.writer,
      },
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

/** Passes on the first of what comes within `stepMs`. */
function seldom(stepMs: number, report: (error: unknown) => void): (error: unknown) => void {
  let quietUntilMs = 0
  return (error) => {
    if (Date.now() < quietUntilMs) return
    quietUntilMs = Date.now() + stepMs
    report(error)
  }
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

function openPictureDescriber({ timeoutMs, vision: _vision, ...choice }: LanguageModelEnv): PictureDescriber {
  return createPictureDescriber({
    choice,
    limits: limitsFor(timeoutMs, choice.baseUrl),
    onFailure: (failure) => warn('The vision model did not finish.', { ...failure, modelId: choice.modelId }),
  })
}

function openLanguageModel(
  { timeoutMs, vision: _vision, ...choice }: LanguageModelEnv,
  builtIn: CaptionWriter,
  moderator: Moderator,
): CaptionWriter {
  return createLanguageModelWriter({
    choice,
    limits: limitsFor(timeoutMs, choice.baseUrl),
    templates,
    builtIn,
    moderator,
    onFailure: (failure, letters) =>
      warn('The language model did not finish.', {
        ...failure,
        provider: choice.provider,
        modelId: choice.modelId,
        lettersAsked: letters.asked,
        lettersHeard: letters.heard,
      }),
  })
}

// Next gives routes, pages and the proxy module graphs of their own; `globalThis` is what they share.
const shared = globalThis as typeof globalThis & { quipsmithContainer?: Container }

/** Wired on first use, because a build imports modules without a configuration. @throws ConfigurationError */
export function container(): Container {
  shared.quipsmithContainer ??= wire()
  return shared.quipsmithContainer
}

/** Somebody whose credential is good. */
export interface Authenticated {
  actor: Actor
  /** What the actor signed in with; null for keys. */
  session: { identity: VerifiedIdentity; accessToken: string } | null
}

/**
 * Who holds a bearer token: an API key, or the access token of a session. Null when it is neither.
 * @see spec §6
 */
export async function authenticateBearer(authorization: string | null): Promise<Authenticated | null> {
  const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1]?.trim()
  if (!token) return null
  const { identity, lastUses, services } = container()
  if (token.startsWith('qs_')) {
    const actor = await verifyApiKey({ db: services.db, lastUses }, token, services.now())
    return actor && { actor, session: null }
  }
  const person = await identity.verifyAccessToken(token)
  return person && authenticated(person, token)
}

/**
 * A person by the checked token of their session; null where the session was signed out from another device.
 * @throws SERVICE_UNAVAILABLE
 */
export async function authenticated(
  identity: VerifiedIdentity,
  accessToken: string,
): Promise<Authenticated | null> {
  if (await container().endedSessions.includes(identity, accessToken)) return null
  const { userId, email } = identity
  return { actor: { kind: 'user', userId, email }, session: { identity, accessToken } }
}

/** SHA-256 of the network address that a proxy in front reports, hex; null without one. */
function addressHash(headers: Headers): string | null {
  const address = networkAddress(headers, serverEnv().trustedProxies)
  return address ? createHash('sha256').update(address).digest('hex') : null
}

export function createApiContext(
  caller: Authenticated | null,
  request: { headers: Headers; requestId: string },
): ApiContext {
  const { admission, services } = container()
  const { actor, session } = caller ?? { actor: null, session: null }
  const counted = { actor, addressHash: addressHash(request.headers) }
  return {
    actor,
    requestId: request.requestId,
    admission: openAdmission(counted, admission),
    services: {
      ...services,
      addressHash: counted.addressHash,
      ...(session && noted(session, request.headers)),
    },
  }
}

/** What services may know of a session. That it was here is written down beside the call, which does not wait. */
function noted({ identity: person, accessToken }: NonNullable<Authenticated['session']>, headers: Headers) {
  const { sessionNotes, sessionVerdicts } = container()
  const askSession = (age: VerdictAge) => sessionVerdicts.ask(accessToken, age)
  void sessionNotes.note({
    identity: person,
    userAgent: headers.get('user-agent'),
    addressHash: addressHash(headers),
    askSession,
  })
  return { sessionId: person.sessionId, askSession }
}

/** Counts a call with a key for its owner's insights. Never fails: the answer is under way. */
export async function countKeyCall(call: KeyCall): Promise<void> {
  const { services, reportKeyUse } = container()
  await recordKeyCall(services.db, call).catch(reportKeyUse)
}

/** Whose turn a request for a picture is, and when it is not waited for any more. */
export function pictureCaller({ headers, signal }: Pick<Request, 'headers' | 'signal'>): RenderCaller {
  return { id: `address:${addressHash(headers) ?? 'unknown'}`, signal }
}

/** Counts a request for a picture, which is looked up or drawn. @throws RATE_LIMITED */
export async function admitPicture(headers: Headers): Promise<void> {
  const { admission } = container()
  const caller = { actor: null, addressHash: addressHash(headers) }
  const headroom = await countCalls(admission, caller, 'pictures', 1).catch(admission.onFailure)
  if (headroom?.admitted === 0) throw rateLimited(headroom)
}

/** Counts three memes for a visitor. @throws RATE_LIMITED */
export async function admitDemo(headers: Headers): Promise<void> {
  const { admission } = container()
  const { demo: limit } = admission.limits
  const waitSeconds = await countByAddress(
    admission.counter,
    { name: 'demo', limit, windowMs: rateWindowMs },
    addressHash(headers),
  ).catch((error: unknown) => {
    admission.onFailure(error)
    return null
  })
  if (waitSeconds !== null) throw rateLimited({ limit, remaining: 0, resetSeconds: waitSeconds, admitted: 0 })
}

/** Counts a message of the contact form. @returns seconds to wait where too many were, else null */
export async function admitMessage(headers: Headers): Promise<number | null> {
  const { admission } = container()
  const limit = { name: 'contact', limit: admission.limits.contact, windowMs: contactWindowMs }
  return countByAddress(admission.counter, limit, addressHash(headers)).catch((error: unknown) => {
    admission.onFailure(error)
    return null
  })
}

/** Counts an account that is begun. @returns seconds to wait where too many were, else null */
export async function admitSignUp(headers: Headers): Promise<number | null> {
  const { admission } = container()
  return countSignUp(admission, addressHash(headers)).catch((error: unknown) => {
    admission.onFailure(error)
    return null
  })
}

/** Loads fonts, language data and the search index before the first person waits for them. Stores nothing. */
export async function warmUp(): Promise<void> {
  const { renderer, services } = container()
  const { templateSearch } = services.ports
  // A text thread answers once it has loaded all that texts need.
  await Promise.all([renderer.warmUp(), templateSearch.search({ query: '', countMax: 1 })])
}
