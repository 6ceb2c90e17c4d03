import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { AppError } from '@/contracts/errors'
import { batchCallsMax } from '@/contracts/limits'
import { callClassesOf } from './call-classes-of'
import type { ApiContext } from './context'
import { describeError } from './describe-error'
import { isFromOurPages } from './is-from-our-pages'
import { readJsonBytes } from './read-json'
import { appRouter } from './root'
import type { ProcedureMeta } from './trpc'

/**
 * Serves `/api/trpc`, the calls of our own pages:
 * 1. calls from elsewhere, batches that are too long and bodies that are not JSON are refused unread;
 * 2. the body is read within its limits, a picture only for the signed-in;
 * 3. the batch is counted, and tRPC runs its calls.
 */

export interface TrpcDependencies {
  requestId: string
  /** Asked once. */
  createContext(): Promise<ApiContext>
  /** Called with failures that are our own fault. */
  reportError(error: unknown, requestId: string): void
}

const endpoint = '/api/trpc'

export async function handleTrpcRequest(request: Request, dependencies: TrpcDependencies): Promise<Response> {
  const { requestId, reportError } = dependencies
  let context: ApiContext | undefined
  const createContext = async () => {
    context ??= await dependencies.createContext()
    return context
  }
  let response: Response
  try {
    response = await fetchRequestHandler({
      endpoint,
      req: await limited(request, createContext),
      router: appRouter,
      maxBatchSize: batchCallsMax,
      createContext: async ({ info }) => {
        const { admission } = await createContext()
        // Answers of a batch are sent one by one, behind headers that have gone before them.
        await admission?.reserve(callClassesOf(info.calls))
        return createContext()
      },
      onError: ({ error }) => {
        if (error.code === 'INTERNAL_SERVER_ERROR') reportError(error.cause ?? error, requestId)
      },
    })
  } catch (error) {
    const { message, code, status } = describeError(error)
    if (code === 'INTERNAL') reportError(error, requestId)
    response = Response.json({ message, code, requestId }, { status })
  }
  response.headers.set('cache-control', 'no-store')
  response.headers.set('x-request-id', requestId)
  for (const [name, value] of Object.entries(context?.admission?.headers() ?? {})) {
    response.headers.set(name, value)
  }
  return response
}

/**
 * The same request with a body that was read and is within its limits.
 * @throws FORBIDDEN | BAD_REQUEST | PAYLOAD_TOO_LARGE | UNSUPPORTED_MEDIA_TYPE
 */
async function limited(request: Request, createContext: () => Promise<ApiContext>): Promise<Request> {
  const { headers, method, url, signal } = request
  if (!isFromOurPages(headers)) {
    throw new AppError('FORBIDDEN', 'This address is for our own pages. Programs use /api/v1.')
  }
  const names = new URL(url).pathname.split('/').at(-1)?.split(/,|%2C/i) ?? []
  if (names.length > batchCallsMax) {
    throw new AppError('BAD_REQUEST', `That is more than ${batchCallsMax} calls at once.`)
  }
  if (method !== 'POST') return request
  if (!headers.get('content-type')?.startsWith('application/json')) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.')
  }
  const bytesMax = withPictureBytesMaxOf(names)
  const isSignedIn = bytesMax !== undefined && (await createContext()).actor !== null
  const body = await readJsonBytes(request, isSignedIn ? { withPictureBytesMax: bytesMax } : {})
  return new Request(url, { method, headers, body, signal })
}

/**
 * Bytes that the body of a batch may have with its pictures: as many as the call that may have most.
 * @param names of procedures, such as `meme.textToMeme`
 * @returns undefined when none carries a picture
 */
export function withPictureBytesMaxOf(names: readonly string[]): number | undefined {
  // At run time the table is flat, keyed by `meme.textToMeme`; its type follows the nesting.
  const procedures = appRouter._def.procedures as unknown as Record<
    string,
    { _def: { meta?: ProcedureMeta } }
  >
  const limits = names.flatMap((name) =>
    Object.hasOwn(procedures, name) ? (procedures[name]?._def.meta?.withPictureBytesMax ?? []) : [],
  )
  return limits.length > 0 ? Math.max(...limits) : undefined
}
