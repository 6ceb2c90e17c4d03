import { initTRPC, TRPCError } from '@trpc/server'
import type { OpenApiMeta } from 'trpc-to-openapi'
import { AppError, errorTable, unauthorizedMessage } from '@/contracts/errors'
import type { CallClass } from '@/contracts/rate-limits'
import type { PaidAction } from '@/core/credits/credit-costs'
import { transformer } from '@/utilities/transformer'
import { openAccount } from '../services/accounts/open-account'
import { requireScope } from '../services/api-keys/require-scope'
import { missingReference } from '../services/missing-reference'
import type { ServiceContext } from '../services/service-context'
import { requireReadingSession, requireStandingSession } from '../services/sessions/require-standing-session'
import type { ApiContext } from './context'
import { describeError } from './describe-error'
import { requireOwnAnnotations } from './own-annotations'
import { isAsyncIterable } from './stream-output'

/** Metadata of a procedure. */
export type ProcedureMeta = OpenApiMeta<{
  /** Which of the limits counts its calls. */
  callClass: CallClass
  /** The run whose credits it takes. */
  spends?: PaidAction
  /** Its answer is shown once: it is not kept for who repeats the call. */
  secretAnswer?: true
  /** Bytes that its body may have together with its picture, where it carries one. Only for the signed-in. */
  withPictureBytesMax?: number
}>

const trpc = initTRPC
  .context<ApiContext>()
  .meta<ProcedureMeta>()
  .create({
    transformer: {
      input: {
        serialize: transformer.serialize,
        deserialize: (wire) => transformer.deserialize(requireOwnAnnotations(wire)),
      },
      output: transformer,
    },
    errorFormatter({ shape, error, ctx }) {
      const { code, status, message } = describeError(error)
      return {
        code: shape.code,
        message,
        data: { code: shape.data.code, errorCode: code, httpStatus: status, requestId: ctx?.requestId },
      }
    },
  })

export const router = trpc.router
export const createCallerFactory = trpc.createCallerFactory

function asTrpcError(error: AppError): TRPCError {
  return new TRPCError({ code: errorTable[error.code].trpc, message: error.message, cause: error })
}

/** The `AppError` behind a failure; null for an unexpected one. */
function serviceFailure(error: unknown): AppError | null {
  return error instanceof AppError ? error : missingReference(error)
}

/** Gives a service's failure the status of the table; everything else stays what it is, an internal error. */
const mapErrors = trpc.middleware(async ({ next }) => {
  const outcome = await next()
  if (outcome.ok) return isAsyncIterable(outcome.data) ? { ...outcome, data: mapped(outcome.data) } : outcome
  const failure = serviceFailure(outcome.error.cause)
  if (failure === null) return outcome
  throw asTrpcError(failure)
})

/** Comes before the credential is looked at: who has none is limited by address. @throws RATE_LIMITED */
const limitCalls = trpc.middleware(async ({ ctx, meta, path, next }) => {
  if (!meta) throw new Error(`${path} does not say in its meta how it is limited.`)
  await ctx.admission?.take(meta.callClass)
  return next()
})

/** An answer step by step fails only while it is read. */
async function* mapped(steps: AsyncIterable<unknown>): AsyncGenerator<unknown> {
  try {
    yield* steps
  } catch (error) {
    const failure = serviceFailure(error)
    throw failure === null ? error : asTrpcError(failure)
  }
}

/** These calls change nothing: a session that stood five minutes ago will do for them. */
const plainReads: ReadonlySet<CallClass> = new Set(['read', 'search'])

const knownCaller = trpc.procedure
  .use(mapErrors)
  .use(limitCalls)
  .use(({ ctx, meta, next }) => {
    if (!ctx.actor) throw new AppError('UNAUTHORIZED', unauthorizedMessage)
    const { actor, runId, services } = ctx
    if (meta) requireScope(actor, meta.callClass)
    const service: ServiceContext = { ...services, actor, ...(runId ? { runId } : {}) }
    return next({ ctx: { service } })
  })

/**
 * For the signed-in and for keys with the scope: everything of theirs and nothing else. What is more than a plain read
 * needs a session that stood within the last minute. decision: ADR-0022, ADR-0045
 * @throws UNAUTHORIZED, SECOND_FACTOR_REQUIRED, FORBIDDEN, SERVICE_UNAVAILABLE
 */
export const protectedProcedure = knownCaller.use(async ({ ctx, meta, next }) => {
  if (meta && plainReads.has(meta.callClass)) await requireReadingSession(ctx.service)
  else await requireStandingSession(ctx.service, 'recent')
  return next()
})

/**
 * For money, keys and the end of the account: the session must stand at this moment. decision: ADR-0022
 * @throws UNAUTHORIZED, FORBIDDEN, SERVICE_UNAVAILABLE
 */
export const freshSessionProcedure = knownCaller.use(async ({ ctx, next }) => {
  await requireStandingSession(ctx.service, 'fresh')
  return next()
})

/**
 * Like `protectedProcedure`, for services that read the caller's plan or credits or store something of the account: it
 * is created and brought up to date first.
 * @throws UNAUTHORIZED when the account was closed
 */
export const accountProcedure = protectedProcedure.use(async ({ ctx, next }) => {
  await openAccount(ctx.service)
  return next()
})

/** Like `freshSessionProcedure`, with the account opened first. @throws UNAUTHORIZED when the account was closed */
export const freshAccountProcedure = freshSessionProcedure.use(async ({ ctx, next }) => {
  await openAccount(ctx.service)
  return next()
})
