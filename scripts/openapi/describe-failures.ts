import { errorTable } from '@/contracts/errors'
import { rateLimits } from '@/contracts/rate-limits'
import { creditCosts, type PaidAction } from '@/core/credits/credit-costs'
import { outOfCreditsMessage } from '@/core/credits/out-of-credits-message'
import type { ProcedureMeta } from '@/server/api/trpc'
import { type DescribedCode, failuresOfTheirOwn } from './failures'

/** Description and default message of each error code; the message of 402 depends on the call. */
const meanings: Record<
  Exclude<DescribedCode, 'INSUFFICIENT_CREDITS'>,
  [description: string, message: string]
> = {
  BAD_REQUEST: ['A field is missing, wrong or unknown; the message names it', 'text is required.'],
  UNAUTHORIZED: [
    'No key, or one that is not good. The code is SECOND_FACTOR_REQUIRED for the token of a session that has not shown the second factor of its account; keys are not asked for one',
    'Unauthorized',
  ],
  FORBIDDEN: [
    'Not for who calls, or not within the scopes of the key',
    'This key has no scope “generate”. Use one that has it.',
  ],
  NOT_FOUND: ['There is no such thing, or not of yours', 'There is no such meme in your library.'],
  CONFLICT: [
    'The Idempotency-Key was sent with another body before, or the first call with it still runs; then Retry-After says when to come back. Or what is asked for does not fit, such as a discount without a plan',
    'The first call with this Idempotency-Key still runs. Try again in a second.',
  ],
  GONE: ['It was deleted', 'You deleted this picture.'],
  PAYLOAD_TOO_LARGE: [
    'The body, or the picture in it, is too large',
    'The body is larger than 256 kB, the most we take.',
  ],
  UNSUPPORTED_MEDIA_TYPE: [
    'The body is not JSON, or the picture in it not of a kind that we take',
    'Send the body as application/json.',
  ],
  CONTENT_BLOCKED: ['Words that we do not draw', 'This text threatens somebody. Say it without the threat.'],
  RATE_LIMITED: [
    'Too many calls in this minute; Retry-After says when to come back',
    `That is more than ${rateLimits.generateSignedIn} calls in a minute. Try again in 12 seconds.`,
  ],
  SERVICE_UNAVAILABLE: [
    'A service that we need does not answer or is not set up, or too much is going on; Retry-After, where it stands, says when to come back',
    'The payment service did not answer. Nothing was changed; try again in a minute.',
  ],
  INTERNAL: ['Our mistake; nothing was charged', 'Internal server error'],
}

const exampleRequestId = '5f0c7a52-3d0e-4b53-8a43-0d5a5a0a2b11'
const examplePeriodEnd = new Date('2026-12-01T00:00:00Z')
const exampleSiteUrl = 'https://quipsmith.example'

type HeadersOf = (status: number) => Record<string, unknown>

/** The body of every failure. */
export const errorSchema = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'A sentence that says what to do' },
    code: { type: 'string', enum: Object.keys(errorTable) },
    requestId: { type: 'string', description: 'Names this call when you ask us about it' },
  },
  required: ['message', 'code', 'requestId'],
} as const

/** Each code of the table of errors as an answer, to be referred to. */
export function failureResponses(headersOf: HeadersOf) {
  return Object.fromEntries(
    (Object.keys(meanings) as (keyof typeof meanings)[]).map((code) => {
      const [description, message] = meanings[code]
      return [code, failure(code, description, message, headersOf)]
    }),
  )
}

/** 402 stands in each call that spends, because its message names what the call costs. */
export function insufficientCredits(action: PaidAction, headersOf: HeadersOf) {
  const message = outOfCreditsMessage(examplePeriodEnd, creditCosts[action], exampleSiteUrl)
  return failure('INSUFFICIENT_CREDITS', 'Too few credits', message, headersOf)
}

function failure(code: DescribedCode, description: string, message: string, headersOf: HeadersOf) {
  const example = { message, code, requestId: exampleRequestId }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, example } }
  return { description, headers: headersOf(errorTable[code].status), content }
}

/** The error responses of a call, by status, without 402. */
export function failuresOf({ openapi, callClass }: ProcedureMeta): Record<string, { $ref: string }> {
  const { method = '', path = '' } = openapi ?? {}
  const takesBody = method === 'POST' || method === 'PATCH' || method === 'DELETE'
  const codes: DescribedCode[] = [
    'BAD_REQUEST',
    'UNAUTHORIZED',
    'FORBIDDEN',
    ...(callClass === 'generate' ? (['CONTENT_BLOCKED'] as const) : []),
    ...(method === 'POST' ? (['CONFLICT'] as const) : []),
    ...(takesBody ? (['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
    ...(failuresOfTheirOwn[`${method} ${path}`] ?? []),
    'RATE_LIMITED',
    'INTERNAL',
  ]
  return references(codes)
}

export function references(codes: readonly DescribedCode[]): Record<string, { $ref: string }> {
  return Object.fromEntries(
    codes.map((code) => [errorTable[code].status, { $ref: `#/components/responses/${code}` }]),
  )
}
