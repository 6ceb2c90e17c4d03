import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { AppError } from '@/contracts/errors'
import { describeError } from '@/server/api/describe-error'
import { isFromOurPages } from '@/server/api/is-from-our-pages'
import { readJson } from '@/server/api/read-json'
import { reportError } from '@/server/report-error'

/** A refusal by a route of our own forms, with a code that the forms can explain. */
export interface Refusal {
  status: number
  code: string
  message: string
  /** Of a weak password. */
  reasons?: readonly string[] | undefined
  retryAfterSeconds?: number | undefined
}

const bodyBytesMax = 16 * 1024

/**
 * Serves a form of ours that changes an account: from our pages only, a small JSON body of the shape, and an answer
 * that nobody keeps.
 */
export async function serveAccountForm<Shape extends z.ZodType>(
  request: Request,
  shape: Shape,
  run: (input: z.output<Shape>) => Promise<Refusal | null>,
): Promise<Response> {
  if (!isFromOurPages(request.headers)) {
    return answer({ status: 403, code: 'forbidden', message: 'This address is for our own pages.' })
  }
  try {
    const parsed = shape.safeParse(await readJson(request, { bytesMax: bodyBytesMax }))
    if (!parsed.success) {
      return answer({ status: 400, code: 'validation_failed', message: 'A field is missing or wrong.' })
    }
    return answer(await run(parsed.data))
  } catch (error) {
    const { status, code, message, retryAfterSeconds } = describeError(error)
    if (code === 'INTERNAL') reportError(error, randomUUID())
    return answer({ status, code: code.toLowerCase(), message, retryAfterSeconds })
  }
}

function answer(refusal: Refusal | null): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (refusal === null) return new Response(null, { status: 204, headers })
  const { status, retryAfterSeconds, ...body } = refusal
  if (retryAfterSeconds) headers.set('retry-after', String(retryAfterSeconds))
  return Response.json(body, { status, headers })
}

/** Maps an error of Supabase to a refusal. @throws SERVICE_UNAVAILABLE if Supabase did not answer */
export function refusalOf(error: {
  name: string
  status?: number | undefined
  code?: string | undefined
  message: string
  reasons?: readonly string[]
}): Refusal {
  if (error.name === 'AuthRetryableFetchError' || (error.status ?? 0) >= 500) {
    throw new AppError('SERVICE_UNAVAILABLE', 'The sign-in service did not answer. Try again in a minute.', {
      cause: error,
    })
  }
  if (error.name === 'AuthSessionMissingError') {
    return { status: 401, code: 'session_not_found', message: 'Unauthorized' }
  }
  return {
    status: error.status ?? 400,
    code: error.code ?? 'unknown',
    message: error.message,
    reasons: error.reasons,
  }
}

/** decision: ADR-0022 */
export const disposableRefusal: Refusal = {
  status: 422,
  code: 'disposable_address',
  message: 'That mailbox is thrown away after minutes. Use an address that stays yours.',
}
