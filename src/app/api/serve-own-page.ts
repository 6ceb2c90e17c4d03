import { randomUUID } from 'node:crypto'
import { TRPCError } from '@trpc/server'
import type { z } from 'zod'
import { AppError } from '@/contracts/errors'
import { describeError } from '@/server/api/describe-error'
import { isFromOurPages } from '@/server/api/is-from-our-pages'
import { readJson } from '@/server/api/read-json'
import { reportError } from '@/server/report-error'

const bodyBytesMax = 16 * 1024

/**
 * Serves a call of our own pages that is no procedure, because its callers have no account: from our pages only, a
 * small JSON body of the shape, and errors as the REST face writes them.
 */
export async function serveOwnPage<Shape extends z.ZodType>(
  request: Request,
  shape: Shape,
  run: (input: z.output<Shape>) => Promise<object>,
): Promise<Response> {
  const requestId = randomUUID()
  const headers = new Headers({ 'cache-control': 'no-store', 'x-request-id': requestId })
  try {
    if (!isFromOurPages(request.headers)) {
      throw new AppError('FORBIDDEN', 'This address is for our own pages. Programs use /api/v1.')
    }
    return Response.json(await run(await readInput(request, shape)), { headers })
  } catch (error) {
    const { status, code, message, retryAfterSeconds } = describeError(error)
    if (code === 'INTERNAL') reportError(error, requestId)
    if (retryAfterSeconds) headers.set('retry-after', String(retryAfterSeconds))
    return Response.json({ message, code, requestId }, { status, headers })
  }
}

/** @throws BAD_REQUEST naming the field | PAYLOAD_TOO_LARGE */
async function readInput<Shape extends z.ZodType>(request: Request, shape: Shape): Promise<z.output<Shape>> {
  const read = shape.safeParse(await readJson(request, { bytesMax: bodyBytesMax }))
  if (!read.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: read.error })
  return read.data
}
