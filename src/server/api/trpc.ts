import { initTRPC, TRPCError } from '@trpc/server'
import superjson from 'superjson'
import type { OpenApiMeta } from 'trpc-to-openapi'
import { AppError, errorTable, unauthorizedMessage } from '@/contracts/errors'
import type { ServiceContext } from '../services/service-context'
import type { ApiContext } from './context'
import { describeError } from './describe-error'

const trpc = initTRPC
  .context<ApiContext>()
  .meta<OpenApiMeta>()
  .create({
    transformer: superjson,
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

/** Gives a service's failure the status of the table; everything else stays what it is, an internal error. */
const mapErrors = trpc.middleware(async ({ next }) => {
  const outcome = await next()
  if (outcome.ok || !(outcome.error.cause instanceof AppError)) return outcome
  const { code, message } = outcome.error.cause
  throw new TRPCError({ code: errorTable[code].trpc, message, cause: outcome.error.cause })
})

/** For the signed-in and for key holders: everything of theirs and nothing else. @throws UNAUTHORIZED */
export const protectedProcedure = trpc.procedure.use(mapErrors).use(({ ctx, next }) => {
  if (!ctx.actor) throw new AppError('UNAUTHORIZED', unauthorizedMessage)
  const service: ServiceContext = { ...ctx.services, actor: ctx.actor }
  return next({ ctx: { service } })
})
