import { TRPCClientError } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import type { ErrorCode } from '@/contracts/errors'
import { failureOf } from '@/trpc/failure-of'

function answered(errorCode: ErrorCode, message = 'A sentence.', headers: Record<string, string> = {}) {
  return TRPCClientError.from(
    { error: { code: -32000, message, data: { errorCode } } },
    { meta: { response: new Response(null, { headers }) } },
  )
}

describe('what went wrong with a run, as the person is told', () => {
  it('is the connection when the browser is offline, whatever was thrown', () => {
    expect(failureOf(new TypeError('Failed to fetch'), false)).toEqual({ kind: 'offline' })
  })

  it('does not claim that one is offline when only the server is silent', () => {
    expect(failureOf(TRPCClientError.from(new Error('Failed to fetch')), true)).toEqual({
      kind: 'unreachable',
    })
  })

  it('names missing credits', () => {
    expect(failureOf(answered('INSUFFICIENT_CREDITS'), true)).toEqual({ kind: 'noCredits' })
  })

  it('does not ask to try again what nobody who is signed out can do', () => {
    expect(failureOf(answered('UNAUTHORIZED', 'Unauthorized'), true)).toEqual({ kind: 'signedOut' })
  })

  it("shows the server's own sentence when it refuses the text", () => {
    expect(failureOf(answered('CONTENT_BLOCKED', 'Without the threat.'), true)).toEqual({
      kind: 'refused',
      message: 'Without the threat.',
    })
  })

  it("shows the server's own sentence of a picture that it does not take, and of what is not there now", () => {
    for (const code of [
      'PAYLOAD_TOO_LARGE',
      'UNSUPPORTED_MEDIA_TYPE',
      'GONE',
      'NOT_FOUND',
      'FORBIDDEN',
    ] as const) {
      expect(failureOf(answered(code, 'What to do.'), true)).toEqual({
        kind: 'refused',
        message: 'What to do.',
      })
    }
  })

  it("shows the server's own sentence of what may work later, apart from what must change", () => {
    expect(failureOf(answered('SERVICE_UNAVAILABLE', 'Try again in a minute.'), true)).toEqual({
      kind: 'unavailable',
      message: 'Try again in a minute.',
    })
  })

  it('names a meme that was changed elsewhere', () => {
    expect(failureOf(answered('CONFLICT'), true)).toEqual({ kind: 'conflict' })
  })

  it('says when to try again, if the server did', () => {
    expect(failureOf(answered('RATE_LIMITED', '', { 'Retry-After': '12' }), true)).toEqual({
      kind: 'tooFast',
      seconds: 12,
    })
    expect(failureOf(answered('RATE_LIMITED'), true)).toEqual({ kind: 'tooFast', seconds: undefined })
  })

  it('keeps the inside of an internal error to itself', () => {
    expect(failureOf(answered('INTERNAL', 'relation "x" does not exist'), true)).toEqual({ kind: 'failed' })
  })
})
