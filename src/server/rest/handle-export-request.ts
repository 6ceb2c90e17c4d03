import { AppError, unauthorizedMessage } from '@/contracts/errors'
import type { ApiContext } from '../api/context'
import { describeError } from '../api/describe-error'
import { type ExportFile, exportAccount } from '../services/accounts/export-account'
import { openAccount } from '../services/accounts/open-account'
import type { ServiceContext } from '../services/service-context'
import { bearerChallenge } from './bearer-challenge'
import { zipFiles } from './zip-files'

interface ExportDependencies {
  createContext(): Promise<ApiContext>
  requestId: string
  /** Called with failures that are our own fault. */
  reportError(error: unknown, requestId: string): void
  /** Accounts whose export is under way in this process. */
  underWay: Set<string>
}

/**
 * Serves the caller's export: a zip that is written while it is read, so that a client which stops reading stops the
 * work. One at a time for an account, because each picture in it is painted; counted as a call that generates.
 */
export async function handleExportRequest(dependencies: ExportDependencies): Promise<Response> {
  const { createContext, requestId, reportError, underWay } = dependencies
  const headers = new Headers({ 'x-request-id': requestId, 'cache-control': 'no-store' })
  try {
    const { actor, admission, services } = await createContext()
    await admission?.take('generate')
    if (!actor) throw new AppError('UNAUTHORIZED', unauthorizedMessage)
    if (underWay.has(actor.userId)) {
      throw new AppError('CONFLICT', 'Your export is under way already. Try again when it has ended.')
    }
    underWay.add(actor.userId)
    const over = () => underWay.delete(actor.userId)
    const files = exportOpened({ ...services, actor })
    // The first file is asked for before anything is answered: who may not have it is told so.
    const first = await files.next().catch((error: unknown) => {
      over()
      throw error
    })
    headers.set('content-type', 'application/zip')
    headers.set('content-disposition', 'attachment; filename="account.zip"')
    const chunks = zipFiles(startingWith(first, files))
    return new Response(
      streamOf(chunks, over, (error) => reportError(error, requestId)),
      { headers },
    )
  } catch (error) {
    const { code, status, message, retryAfterSeconds } = describeError(error)
    if (code === 'INTERNAL') reportError(error, requestId)
    if (status === 401) headers.set('www-authenticate', bearerChallenge(code))
    if (retryAfterSeconds) headers.set('retry-after', String(retryAfterSeconds))
    return Response.json({ message, code, requestId }, { status, headers })
  }
}

async function* exportOpened(context: ServiceContext): AsyncGenerator<ExportFile> {
  await openAccount(context)
  yield* exportAccount(context)
}

async function* startingWith<Item>(
  first: IteratorResult<Item>,
  rest: AsyncGenerator<Item>,
): AsyncGenerator<Item> {
  if (first.done) return
  yield first.value
  yield* rest
}

/** Asks for a chunk when one is read. */
function streamOf(
  chunks: AsyncGenerator<Uint8Array>,
  over: () => void,
  onFailure: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await chunks.next()
          if (!done) return controller.enqueue(value)
          over()
          controller.close()
        } catch (error) {
          over()
          onFailure(error)
          controller.error(error)
        }
      },
      async cancel() {
        over()
        await chunks.return(undefined)
      },
    },
    { highWaterMark: 1 },
  )
}
